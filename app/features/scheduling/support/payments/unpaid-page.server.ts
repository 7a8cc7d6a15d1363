import { patientNames } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { behind, unpaidLinesOf, type UnpaidLine } from "../../domain/payments/unpaid-lines";
import { readDebtors, type Debtors } from "./standing-of-patient.server";

/** Something to pay with whose it is, and the appointment that it is for. */
export interface NamedUnpaidLine extends UnpaidLine {
  patientName: string;
  appointment: AppointmentSummary | null;
}

/** Everything that patients have to pay now, the newest first, with whose the appointments are. One round trip. */
export async function readUnpaidLines(
  context: Pick<RequestContext, "db" | "now">,
): Promise<{ lines: UnpaidLine[]; providers: Debtors["providers"] }> {
  const { standings, providers, balances } = await readDebtors(context);
  return { lines: unpaidLinesOf(standings, balances), providers };
}

/** A page of lines behind a place, named, and where the next one begins; null after the last. One round trip. */
export async function unpaidPage(
  context: RequestContext,
  lines: readonly UnpaidLine[],
  { after, size }: { after: { at: number; id: string } | null; size: number },
): Promise<{ page: NamedUnpaidLine[]; next: { at: number; id: string } | null }> {
  const found = behind(lines, after);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  const others = page.flatMap(({ of, patientId }) => (of === "appointment" ? [] : patientId));
  const [appointments, names] = await Promise.all([
    readSummaries(
      context.db,
      page.flatMap(({ of, id }) => (of === "appointment" ? id : [])),
    ),
    patientNames(context, [...new Set(others)]),
  ]);
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  return {
    page: page.map((line) => {
      const appointment = byId.get(line.id) ?? null;
      const { patient = null } = appointment ?? {};
      const name = patient && `${patient.firstName} ${patient.lastName}`.trim();
      return { ...line, appointment, patientName: name ?? names.get(line.patientId) ?? "" };
    }),
    next: last ? { at: last.at, id: last.id } : null,
  };
}
