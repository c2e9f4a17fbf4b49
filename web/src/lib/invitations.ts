/** The join links of tables opened here, for as long as this page is open: only when they are made are they told. */
const links = new Map<string, Readonly<Record<string, string>>>();

export const invitations = {
  keep: (table: string, made: Readonly<Record<string, string>>) => void links.set(table, made),
  of: (table: string): Readonly<Record<string, string>> | null => links.get(table) ?? null,
};
