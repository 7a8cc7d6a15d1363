/** What to quote on the phone: the end of an appointment's id, which is random, in two groups. */
export const bookingNumber = (appointmentId: string): string =>
  appointmentId
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");
