import { deskPaymentsFor, takenKey } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readHistory } from "../../data/appointments/appointment-history-read.server";
import type { HistoryLine } from "../../domain/lists/appointment-summary";
import { withPatient, type JustTaken, type Taken } from "../../domain/lists/taken";
import { appointmentsById } from "../appointments/appointments-by-id.server";
import { amountText } from "./amount-text.server";

/**
 * What was taken last at the desk for an appointment; null where nothing was, or it was undone or went back since. The
 * caller has authorized it.
 */
export async function lastTaken(context: RequestContext, appointmentId: string): Promise<Taken | null> {
  const moves = await deskPaymentsFor(context.db, "appointment_id", appointmentId);
  const last = moves.findLast(({ act }) => act === "TAKEN");
  if (!last || moves.some(({ ofId }) => ofId === last.id)) return null;
  const { kind, amountMinor, currencyCode } = last;
  return { kind, amountMinor, currencyCode };
}

/** The same with the patient who gave it. */
export async function justTaken(context: RequestContext, appointmentId: string): Promise<JustTaken | null> {
  const [taken, [appointment]] = await Promise.all([
    lastTaken(context, appointmentId),
    appointmentsById(context, [appointmentId]),
  ]);
  return withPatient(taken, appointment);
}

/** The history of an appointment with what was taken at the desk at each of its lines. The caller authorizes it. */
export async function historyWithTaken(context: RequestContext, appointmentId: string): Promise<HistoryLine[]> {
  const history = await readHistory(context.db, appointmentId);
  if (!history.some(({ action }) => action === "mark-paid")) return history;
  const moves = await deskPaymentsFor(context.db, "appointment_id", appointmentId);
  return history.map((line) => {
    const found = moves.find(({ entryKey }) => entryKey === takenKey(appointmentId, line.version));
    if (!found) return line;
    const { kind, amountMinor, currencyCode } = found;
    // The note of a part begins with its amount.
    const amount = amountText(amountMinor, currencyCode);
    const note = line.note.startsWith(amount) ? line.note.slice(amount.length).replace(/^, /, "") : line.note;
    return { ...line, note, taken: { kind, amountMinor, currencyCode } };
  });
}
