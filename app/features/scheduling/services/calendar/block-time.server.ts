import { uuidv7 } from "~/kernel/ids";
import { createZoneTable } from "~/kernel/time/zones";
import { readBranchZone } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertAppointmentStatements } from "../../data/appointments/appointment-insert.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import { decide } from "../../domain/appointments/appointment-state";
import { localDay } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import { takenBy } from "../../domain/availability/schedule-change";
import { blockTimeSchema } from "../../schemas/appointments/set-appointment";
import { auditOf, changeRefused } from "../appointments/change-appointment.server";
import { commitSchedule } from "../availability/commit-schedule.server";
import { resolveTime } from "../availability/resolve-time.server";

/**
 * Staff keep a piece of a provider's day free of appointments. It holds its time like an appointment does.
 * @throws ConflictError `slotTaken` where an appointment holds a part of it
 */
export async function blockTime(context: RequestContext, raw: unknown): Promise<{ id: string; startsAt: number }> {
  const { employeeId, branchId, durationMinutes, reason, ...wanted } = parse(blockTimeSchema, raw);
  await authorize(context, "appointment.block", { kind: "appointment", id: null, employeeId });
  const state = decide("block", "staff", null, { now: context.now, actorId: context.auditActor.id ?? "" });
  if (!state.ok) throw new ConflictError(state.error);
  const timeZone = await readBranchZone(context.db, { branchId, employeeId });
  if (timeZone === undefined) throw new NotFoundError();
  const zones = createZoneTable();
  const startsAt = resolveTime(wanted, timeZone, zones);
  if (startsAt % TICK_MS !== 0) throw new InvalidError([{ field: "startsAt", message: "scheduling:move.fiveMinutes" }]);
  const row = {
    ...{
      id: uuidv7(context.now),
      stateId: state.value,
      type: "in_patient" as const,
      employeeId,
      branchId,
      timeZone,
      reason,
      startsAt,
    },
    serviceOfferingId: null,
    patientId: null,
    endsAt: startsAt + durationMinutes * 60_000,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    lane: SHARED_LANE,
    localDay: localDay(zones, timeZone, startsAt),
    bookedBy: "STAFF" as const,
  };
  const plan = {
    writes: insertAppointmentStatements(context, row, { action: "block", dailyMaximum: null }),
    audit: auditOf({ authority: "appointment.block" }, row),
    result: { id: row.id, startsAt },
  };
  return (await commitSchedule(context, plan, [takenBy(row)]).catch(changeRefused)).result;
}
