/** What to quote on the phone: the end of an appointment's id, which is random, in two groups. */
export const bookingNumber = (appointmentId: string): string =>
  appointmentId
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");

/** The end of an appointment's id that a search may mean, as it is stored; undefined where it is no such number. */
export const numberInSearch = (typed: string): string | undefined => {
  const [, first, second] = /^\s*([0-9a-f]{4})[\s-]?([0-9a-f]{4})\s*$/i.exec(typed) ?? [];
  return first && second ? (first + second).toLowerCase() : undefined;
};
