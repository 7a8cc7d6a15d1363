import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { readBranchZone } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { localDay } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import { moveBlockedTimeSchema } from "../../schemas/calendar/move-blocked-time";
import type { WantedTimeFields } from "../../schemas/waiting-list/wanted-time";
import {
  commitChange,
  loadForChange,
  refused,
  requireDecision,
  subjectOf,
  type ChangedAppointment,
} from "../appointments/change-appointment.server";
import { asSeen } from "../../support/appointments/as-seen.server";
import { replayedChange } from "../../support/appointments/change-request.server";
import { resolveTime } from "../availability/resolve-time.server";

const AUTHORITY = "appointment.block";

interface Wanted extends WantedTimeFields {
  durationMinutes?: number | undefined;
  employeeId?: string | undefined;
}

/** The new owner of the time: works at its place, and this person may block their time. */
async function ownerOf(context: RequestContext, own: AppointmentRow, wanted: string | undefined): Promise<string> {
  if (wanted === undefined || wanted === own.employeeId) return own.employeeId;
  await authorize(context, AUTHORITY, { ...subjectOf(own), employeeId: wanted });
  const zone = await readBranchZone(context.db, { branchId: own.branchId, employeeId: wanted });
  if (zone === undefined) throw new InvalidError([{ field: "employeeId", message: "scheduling:move.notAtPlace" }]);
  return wanted;
}

/** Where it lies from now on, UTC ms. @throws InvalidError for a time off the grid, or where it lies already */
function timeOf(own: AppointmentRow, { durationMinutes, ...wanted }: Wanted, moved: boolean, zones: ZoneTable) {
  const said = Object.values({ ...wanted, employeeId: undefined }).some((value) => value !== undefined);
  const startsAt = said ? resolveTime(wanted, own.timeZone, zones) : own.startsAt;
  const length = durationMinutes === undefined ? own.endsAt - own.startsAt : durationMinutes * MINUTE_MS;
  if (startsAt % TICK_MS !== 0) throw new InvalidError([{ field: "startsAt", message: "scheduling:move.fiveMinutes" }]);
  if (!moved && startsAt === own.startsAt && startsAt + length === own.endsAt)
    throw new InvalidError([{ field: "startsAt", message: "scheduling:move.same" }]);
  return { startsAt, endsAt: startsAt + length };
}

/**
 * Staff move a blocked time, change its length, or block somebody else's time in its stead. What it held is free and
 * what it takes is won in the same batch; where an appointment holds a part of that, nothing changes.
 * @throws ConflictError `slotTaken` where an appointment is in its way, `wrongState` for what is no blocked time,
 * `changedMeanwhile` where it no longer lies where it was seen
 */
export async function moveBlockedTime(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, note, idempotencyKey, seenAt, seenWith, ...wanted } = parse(moveBlockedTimeSchema, raw);
  const loaded = await loadForChange(context, id, AUTHORITY);
  const request = { id, note, idempotencyKey, asked: JSON.stringify(wanted) };
  const stored = await replayedChange(context, "update", request);
  if (stored) return stored;
  const appointment = asSeen(loaded.appointment, { seenAt, seenWith });
  if (appointment.stateId !== APPOINTMENT_STATE.BLOCKED)
    throw refused(context, "wrong-state", "update", appointment.stateId);
  requireDecision(context, "update", loaded);
  const employeeId = await ownerOf(context, appointment, wanted.employeeId);
  const moved = employeeId !== appointment.employeeId;
  const zones = createZoneTable();
  const { startsAt, endsAt } = timeOf(appointment, wanted, moved, zones);
  const set = { startsAt, endsAt, localDay: localDay(zones, appointment.timeZone, startsAt) };
  return commitChange(
    context,
    request,
    {
      action: "update",
      authority: AUTHORITY,
      auditAs: "appointment.moveBlocked",
      set: { ...set, ...(moved ? { employeeId } : {}) },
    },
    loaded,
  );
}
