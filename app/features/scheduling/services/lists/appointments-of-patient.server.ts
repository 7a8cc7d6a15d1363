import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeyPage } from "../../data/lists/key-page-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { localTime } from "../../domain/availability/local-time";
import { readListPage } from "./read-list-page.server";
import { withinReach } from "../../support/appointments/appointment-reach.server";

const MOST_COMING = 20;
const MOST_PAST = 10;

/**
 * The next and the last appointments of a patient, as far as this person may see them: a provider sees those with
 * themselves. `moreComing` tells that there are more to come than these.
 */
export async function appointmentsOfPatient(context: RequestContext, patientId: string) {
  await authorize(context, "appointment.list");
  const reach = withinReach(context, { employeeId: null, branchId: null, type: null, state: null });
  const filter = { ...reach, patientId: reach.patientId ?? patientId };
  const { db, now, profile } = context;
  const today = localTime(createZoneTable(), profile.timeZone, now).day;
  const [coming, past] = await Promise.all([
    readKeyPage(db, filter, { tab: "upcoming", today, size: MOST_COMING }),
    readListPage(context, filter, { tab: "past", today, size: MOST_PAST }),
    auditRead(context, { action: "appointment.list", subjectKind: "patient", subjectId: patientId, patientId }),
  ]);
  const summaries = await readSummaries(
    db,
    [...coming.keys, ...past.keys].map(({ id }) => id),
  );
  const ahead = new Set(coming.keys.map(({ id }) => id));
  return {
    coming: summaries.filter(({ id }) => ahead.has(id)),
    past: summaries.filter(({ id }) => !ahead.has(id)),
    moreComing: coming.hasAfter,
  };
}
