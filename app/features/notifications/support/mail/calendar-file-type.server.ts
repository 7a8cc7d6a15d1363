/** What the file asks of a calendar has to stand beside its type too (RFC 6047, 2.4). */
export const calendarFileType = (file: string): string =>
  `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(file)?.[1] ?? "PUBLISH"}`;
