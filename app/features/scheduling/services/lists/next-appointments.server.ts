import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeyPage } from "../../data/lists/key-page-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { LONGEST_APPOINTMENT_MS } from "../../domain/appointments/appointment-time";
import { localTime } from "../../domain/availability/local-time";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";

const MOST = 5;
/** Of one person, so many at the most that began so lately that they may still be going on. */
const MOST_RUNNING = 12;
const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

/** The next appointments of whoever asks, which are not over, as a patient's home page shows them. */
export async function nextAppointments(context: RequestContext): Promise<AppointmentSummary[]> {
  await authorize(context, "appointment.list");
  const { db, now, profile } = context;
  const today = localTime(createZoneTable(), profile.timeZone, now).day;
  const running = { startsAt: now - LONGEST_APPOINTMENT_MS, id: "" };
  const [next] = await Promise.all([
    readKeyPage(db, withinReach(context, ALL), { tab: "upcoming", today, size: MOST + MOST_RUNNING, after: running }),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["next"] }),
  ]);
  const found = await readSummaries(
    db,
    next.keys.map(({ id }) => id),
  );
  // One that takes longer than was planned is the next one still: its call is joined from here.
  const isOn = ({ endsAt, stateId }: AppointmentSummary) => endsAt > now || stateId === APPOINTMENT_STATE.IN_PROGRESS;
  return found.filter(isOn).slice(0, MOST);
}
