/** Money taken at the desk that is to go back, or is kept as paid ahead. Minor units; instants in UTC ms. */
export interface DeskRefund {
  /** Of the payment's entry in the books. */
  id: string;
  patientId: string;
  appointmentId: string;
  /** The service of the appointment, and when that is or was, by the clock of its place. */
  what: string;
  startsAt: number;
  timeZone: string;
  kind: "CASH" | "CARD" | "TRANSFER";
  /** When it was paid. */
  at: number;
  amountMinor: number;
  currencyCode: string;
}

type Held = Pick<DeskRefund, "id" | "patientId" | "appointmentId" | "kind" | "at" | "currencyCode"> & {
  leftMinor: number;
};
type Over = Pick<DeskRefund, "what" | "startsAt" | "timeZone"> & {
  id: string;
  overMinor: number;
  isSetAside: boolean;
};

/**
 * Which payments at the desk are to go back, the newest first: what is left of them, no more than is too much of their
 * appointment. What covers something else that the patient owes by now stays: `aheadLeft` says what is left of what they
 * paid ahead.
 */
export function deskRefundsOf(
  held: readonly Held[],
  overs: readonly Over[],
  aheadLeft: (patientId: string, currencyCode: string) => number,
): DeskRefund[] {
  const over = new Map(overs.map((each) => [each.id, each.overMinor]));
  const ahead = new Map<string, number>();
  return held.flatMap(({ leftMinor, ...payment }) => {
    const { appointmentId, patientId, currencyCode } = payment;
    const found = overs.find(({ id }) => id === appointmentId);
    if (!found) return [];
    const purse = `${patientId} ${currencyCode}`;
    const free = found.isSetAside ? leftMinor : (ahead.get(purse) ?? aheadLeft(patientId, currencyCode));
    const amountMinor = Math.max(0, Math.min(leftMinor, over.get(appointmentId) ?? 0, free));
    over.set(appointmentId, (over.get(appointmentId) ?? 0) - amountMinor);
    if (!found.isSetAside) ahead.set(purse, free - amountMinor);
    const { what, startsAt, timeZone } = found;
    return amountMinor > 0 ? [{ ...payment, what, startsAt, timeZone, amountMinor }] : [];
  });
}
