/** Somebody who was just checked in for an appointment. `startsAt` in UTC ms. */
export interface CheckedIn {
  id: string;
  patient: { firstName: string; lastName: string };
  startsAt: number;
  timeZone: string;
}
