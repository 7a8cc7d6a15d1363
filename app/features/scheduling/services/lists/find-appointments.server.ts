import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { idsOfNumber, nextAndLastIds } from "../../data/lists/found-appointments-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { numberInSearch } from "../../domain/booking/booking-number";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";

/**
 * The appointments that a search of staff means: those of the number that was typed, else the next and the last of
 * each patient whom it found. A provider finds those with themselves.
 */
export async function findAppointments(
  context: RequestContext,
  typed: string,
  patientIds: readonly string[],
): Promise<AppointmentSummary[]> {
  await authorize(context, "appointment.list");
  const { db, now } = context;
  const { employeeId } = withinReach(context, { employeeId: null, branchId: null, type: null, state: null });
  const number = numberInSearch(typed);
  if (number === undefined && patientIds.length === 0) return [];
  const [numbered, ofPatients] = await Promise.all([
    number === undefined ? [] : idsOfNumber(db, employeeId, number),
    nextAndLastIds(db, employeeId, patientIds, now),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["search"] }),
  ]);
  return readSummaries(db, [...new Set([...numbered, ...ofPatients])]);
}
