/** Moments (seconds since 1970), as people write them. */

export const moment = (language: string, seconds: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export const day = (language: string, seconds: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(seconds * 1000);
