import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeyPage } from "../../data/lists/key-page-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { APPOINTMENT_STATE, CALLED_OFF } from "../../domain/appointments/appointment-states";
import { localTime } from "../../domain/availability/local-time";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";

const MISSED: readonly number[] = [...CALLED_OFF, APPOINTMENT_STATE.NO_SHOW];
/** Of those that are past, so many are looked at: a patient may have canceled the newest. */
const LOOKED_AT = 5;
const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

/** The last appointment that whoever asks has had, which can be booked again; null where there is none of late. */
export async function lastAppointment(context: RequestContext): Promise<AppointmentSummary | null> {
  await authorize(context, "appointment.list");
  const { db, now, profile } = context;
  const today = localTime(createZoneTable(), profile.timeZone, now).day;
  const [past] = await Promise.all([
    readKeyPage(db, withinReach(context, ALL), { tab: "past", today, size: LOOKED_AT }),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["last"] }),
  ]);
  const found = await readSummaries(
    db,
    past.keys.map(({ id }) => id),
  );
  return found.find(({ stateId, offering }) => offering !== null && !MISSED.includes(stateId)) ?? null;
}
