/** Files that somebody chooses. */

export type Choosing = Event & { currentTarget: HTMLInputElement };

/** The file that was chosen. The same one may be chosen again, when it has been corrected. */
export async function chosenFile({ currentTarget: input }: Choosing): Promise<{ name: string; text: string } | null> {
  const file = input.files?.[0];
  if (!file) return null;
  const found = { name: file.name, text: await file.text() };
  input.value = "";
  return found;
}
