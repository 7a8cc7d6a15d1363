/** An appointment as a change of it leaves it: a change is one by its version, however often it is told. */
export interface ChangedAppointment {
  appointmentId: string;
  version: number;
}

/** Name of what happens to an appointment as a change leaves it. */
export const appointmentKey = (event: ChangedAppointment, what: string) =>
  `appointment:${event.appointmentId}:${event.version}:${what}`;
/** Name of the entry of money at the desk that is for no appointment, or goes back. */
export const deskKey = (id: string) => `desk:${id}`;
/** Name of the entry by which an appointment was paid at the clinic, by the version that it then has. */
export const paidAtClinicKey = (appointmentId: string, version: number) =>
  appointmentKey({ appointmentId, version }, "paidAtClinic");
/** Name of the entry that took back what was written off of an appointment, by the version that it then has. */
export const waiversTakenKey = (appointmentId: string, version: number) =>
  appointmentKey({ appointmentId, version }, "writtenOffReversed");
export const chargeKey = (chargeId: string, what: string) => `charge:${chargeId}:${what}`;
export const paidKey = (paymentId: string) => `payment:${paymentId}:paid`;
/** Name of what was written off, by its id. */
export const waiverKey = (id: string) => `waiver:${id}`;
/** Id of what is written off with a whole payment, of whose refunds the gateway has refused so many before. */
export const waiverOfWhole = (paymentId: string, refused: number) =>
  refused === 0 ? paymentId : `${paymentId}:${refused}`;
