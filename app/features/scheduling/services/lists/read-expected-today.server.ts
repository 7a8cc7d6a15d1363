import { createZoneTable } from "~/kernel/time/zones";
import { addDays } from "~/kernel/time/dates";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { endOfDayBefore, firstInstantOf } from "../../data/lists/appointment-list-read.server";
import { readDeskAppointments } from "../../data/lists/appointment-rows-read.server";
import { localTime } from "../../domain/availability/local-time";
import { arrivalStage, isStillToCome, type ArrivalStage } from "../../domain/appointments/arrivals/arrival-stage";
import { withinReach } from "../../support/appointments/appointment-reach.server";

/** An appointment whose patient is still to come, or is marked as come. Instants in UTC ms. */
export interface ExpectedAppointment {
  appointmentId: string;
  /** Whose appointment it is. */
  employeeId: string;
  patientName: string;
  /** With its calling code, for a link; empty where none is known. */
  phone: string;
  /** Name of the service; empty where it has none. */
  offering: string;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
  /** When the patient came, by the desk's, the kiosk's or their own word; null while they are still to come. */
  arrivedAt: number | null;
  /** They were called in. */
  called: boolean;
}

const WAITS: ReadonlySet<ArrivalStage | null> = new Set(["waiting", "called"]);
const ALL = { branchId: null, type: null, state: null } as const;

/**
 * The appointments of today whose patients have not come yet or wait, by time, as far as the reader may see them.
 * @param employeeId whose they are; null for those of everybody
 */
export async function readExpectedToday(
  context: RequestContext,
  employeeId: string | null,
): Promise<ExpectedAppointment[]> {
  await authorize(context, "appointment.list");
  const { db, now, profile } = context;
  const { day } = localTime(createZoneTable(), profile.timeZone, now);
  const filter = withinReach(context, { ...ALL, employeeId });
  if (employeeId !== null && filter.employeeId !== employeeId) return [];
  const [found] = await Promise.all([
    readDeskAppointments(db, filter, { day, from: firstInstantOf(day), to: endOfDayBefore(addDays(day, 1)) }),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["today", "employeeId"] }),
  ]);
  return found
    .filter((each) => isStillToCome(each, now) || WAITS.has(arrivalStage(each, now)))
    .map(({ id, employee, patient, offering, type, startsAt, timeZone, arrival }) => ({
      ...{ appointmentId: id, employeeId: employee.id, type, startsAt, timeZone, offering: offering ?? "" },
      ...{ arrivedAt: arrival?.arrivedAt ?? null, called: (arrival?.calledAt ?? null) !== null },
      patientName: `${patient.firstName} ${patient.lastName}`.trim(),
      phone: patient.phone === "" ? "" : `+${patient.phoneCallingCode}${patient.phone}`,
    }));
}
