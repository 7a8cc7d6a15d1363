import type { CommitContext } from "~/db/commit.server";
import {
  insertAppointmentStatements,
  type NewAppointment,
} from "~/features/scheduling/data/appointments/appointment-insert.server";
import { holdsTime, type AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import { releaseClaimsStatement } from "~/features/scheduling/data/availability/claims.server";
import { releaseDayPlaceStatement } from "~/features/scheduling/data/availability/daily-ordinals.server";
import { uuidv7 } from "~/kernel/ids";
import { toLocal, createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import type { openPractice } from "../support/organization";

export type Practice = Awaited<ReturnType<typeof openPractice>>;

/** Monday 4 May 2026, 08:00 in Madrid. */
export const MONDAY = Date.UTC(2026, 4, 4, 6, 0);
export const HOUR = 3_600_000;

const zones = createZoneTable();
const dayAt = (zone: string, utc: number) =>
  new Date(toLocal(zones.span(zone, utc, utc + 1), utc)).toISOString().slice(0, 10);

/** Puts an appointment of half an hour with the practice's doctor into the given state, as a stored booking is. */
export async function givenAppointment(
  practice: Practice,
  context: CommitContext,
  wanted: Partial<NewAppointment> & { startsAt: number; stateId: AppointmentState },
): Promise<string> {
  const blocked = wanted.stateId === 20;
  const row: NewAppointment = {
    id: uuidv7(Date.now()),
    type: "in_patient",
    employeeId: practice.ids.doctor,
    branchId: practice.ids.branch,
    serviceOfferingId: blocked ? null : practice.ids.clinicOffering,
    patientId: blocked ? null : practice.ids.patient,
    endsAt: wanted.startsAt + HOUR / 2,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    lane: 0,
    timeZone: "Europe/Madrid",
    localDay: dayAt("Europe/Madrid", wanted.startsAt),
    reason: "",
    bookedBy: "STAFF",
    ...wanted,
  };
  await context.db.rawBatch(insertAppointmentStatements(context, row, { action: "book", dailyMaximum: null }));
  if (!holdsTime(row.stateId))
    await context.db.rawBatch([
      releaseClaimsStatement(context.db, row.id),
      releaseDayPlaceStatement(context.db, row.id),
    ]);
  return row.id;
}

/** As of one that its provider began: from then on they look after its patient. */
export const foundsRelation = (context: RequestContext, id: string) =>
  context.db
    .raw(
      "UPDATE appointment SET founds_relation = 1 WHERE organization_id = ?1 AND id = ?2 AND state_id IN (7, 8, 10)",
      ...[context.db.organizationId, id],
    )
    .run();

/** What is stored about one appointment, everywhere that a change writes. */
export async function traces(context: RequestContext, id: string) {
  const own = context.db.organizationId;
  const rows = async <T>(text: string) => (await context.db.raw(text, own, id).all<T>()).results;
  const [row] = await rows<{ state: number; version: number; disabled: number | null }>(
    "SELECT state_id AS state, version, disabled_at AS disabled FROM appointment WHERE organization_id = ?1 AND id = ?2",
  );
  return {
    state: row?.state,
    version: row?.version,
    disabled: row?.disabled !== null,
    history: await rows<{ action: string; version: number; from: number | null; to: number; actor: string }>(
      `SELECT action, version, from_state_id AS "from", to_state_id AS "to", actor_kind AS actor FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY version`,
    ),
    claims: (await rows("SELECT tick FROM slot_claim WHERE organization_id = ?1 AND holder_id = ?2")).length,
    dayPlaces: (await rows("SELECT ordinal FROM daily_ordinal WHERE organization_id = ?1 AND appointment_id = ?2"))
      .length,
    audit: (
      await rows<{ action: string }>(
        "SELECT action FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND outcome = 'DONE' ORDER BY seq",
      )
    ).map((each) => each.action),
    outbox: await rows<{ topic: string; payload: string; status: string; availableAt: number }>(
      `SELECT topic, payload, status, available_at AS "availableAt" FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.appointmentId') = ?2 ORDER BY id`,
    ),
    due: (
      await rows<{ dueAt: number }>(
        `SELECT due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = 'APPOINTMENT_EXPIRY' AND id = ?2`,
      )
    ).map((each) => each.dueAt),
  };
}

/** The maintained buckets and the same counted anew from the rows; they must be equal. */
export async function buckets(context: RequestContext) {
  const own = context.db.organizationId;
  const kept = await context.db
    .raw(
      "SELECT employee_id, branch_id, type, local_day, state_id, count FROM appointment_count WHERE organization_id = ?1 AND count <> 0 ORDER BY 1, 2, 3, 4, 5",
      own,
    )
    .all();
  const counted = await context.db
    .raw(
      "SELECT employee_id, branch_id, type, local_day, state_id, count(*) AS count FROM appointment WHERE organization_id = ?1 AND disabled_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5",
      own,
    )
    .all();
  return { kept: kept.results, counted: counted.results };
}
