/** The join links of tables opened here, for as long as this page is open: only when they are made are they told. */
const links = new Map<string, Readonly<Record<string, string>>>();

export const invitations = {
  keep: (table: string, made: Readonly<Record<string, string>>) => void links.set(table, made),
  of: (table: string): Readonly<Record<string, string>> | null => links.get(table) ?? null,
};

/** A link as it is sent to somebody. */
export const address = (link: string): string => new URL(link, location.href).href;

/** Browsers give the clipboard to localhost and https alone; elsewhere the field can be copied by hand. */
export async function copyLink(link: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  await navigator.clipboard.writeText(address(link));
  return true;
}
