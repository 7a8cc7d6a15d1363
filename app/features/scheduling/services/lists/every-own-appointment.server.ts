import { createZoneTable } from "~/kernel/time/zones";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ListKey } from "../../data/lists/appointment-list-read.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { localTime } from "../../domain/availability/local-time";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { withinReach } from "../../support/appointments/appointment-reach.server";
import { readListPage } from "./read-list-page.server";

const A_PIECE = 60;

async function* piecesOf(context: RequestContext): AsyncGenerator<AppointmentSummary[]> {
  const filter = withinReach(context, { employeeId: null, branchId: null, type: null, state: null });
  const today = localTime(createZoneTable(), context.profile.timeZone, context.now).day;
  let after: ListKey | undefined;
  do {
    const page = await readListPage(context, filter, { tab: "all", today, size: A_PIECE, newestFirst: true, after });
    yield await readSummaries(
      context.db,
      page.keys.map(({ id }) => id),
    );
    after = page.hasAfter ? page.last : undefined;
  } while (after);
}

/**
 * All appointments of the patient who is signed in, past, to come and canceled, a piece at a time, the newest first.
 * Reading them is audited once.
 * @throws NotFoundError for anybody else
 */
export async function everyOwnAppointment(context: RequestContext): Promise<AsyncGenerator<AppointmentSummary[]>> {
  await authorize(context, "appointment.list");
  const { actor } = context;
  if (actor.kind !== "patient") throw new NotFoundError();
  const { patientId } = actor;
  await auditRead(context, { action: "appointment.list", subjectKind: "patient", subjectId: patientId, patientId });
  return piecesOf(context);
}
