import { createZoneTable } from "~/kernel/time/zones";
import { actsForClinic } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { extendLinksStatement } from "../../data/appointments/appointment-links.server";
import { localDay, sessionPart } from "../../domain/booking/booking-offer";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { linkExpiry } from "../../domain/appointments/appointment-link";
import { rescheduleAppointmentSchema } from "../../schemas/appointments/reschedule-appointment";
import { asSeen } from "../../support/appointments/as-seen.server";
import type { Mail } from "../../support/appointments/change-effects.server";
import {
  commitChange,
  loadForChange,
  requireDecision,
  type Change,
  type ChangedAppointment,
} from "./change-appointment.server";
import { replayedChange } from "../../support/appointments/change-request.server";
import { judgeTime, type WantedTime } from "../availability/judge-time.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { requireNewProvider } from "../booking/require-new-provider.server";
import { resolveTime } from "../availability/resolve-time.server";
import { orOtherTimes } from "../../support/availability/time-taken.server";

const BY_STAFF: Mail[] = [{ template: "appointment.rescheduled", to: "PATIENT" }];
/** Told to the provider, too, who did not ask for it. */
const WITH_PROVIDER: Mail[] = [...BY_STAFF, { template: "appointment.requestReceived", to: "EMPLOYEE" }];

const AGREED: Mail[] = [{ template: "appointment.confirmed", to: "PATIENT" }];
const AGREED_WITH_PROVIDER: Mail[] = [...AGREED, { template: "appointment.confirmed", to: "EMPLOYEE" }];

/** What goes along with a move, in its batch; and whether the clinic itself holds the time out to the patient. */
type Along = Pick<Change, "before" | "writes" | "heldOut"> & Pick<WantedTime, "waived">;

const extendLinks = ({ db, now }: RequestContext, id: string, endsAt: number) =>
  extendLinksStatement(db, id, linkExpiry(endsAt), now);

/** The patient is asked about the new time, or told of it where they agreed; a provider hears of what is new to them. */
function mailsOf({ actor }: RequestContext, move: { assigned: boolean; confirmed: boolean }): Mail[] {
  const toProvider = !actsForClinic(actor) || move.assigned;
  if (move.confirmed) return toProvider ? AGREED_WITH_PROVIDER : AGREED;
  return toProvider ? WITH_PROVIDER : BY_STAFF;
}

/** Another provider to whom the appointment goes with the move; undefined where it stays with its own. */
async function newProviderOf(context: RequestContext, loaded: AppointmentForChange, to: string | undefined) {
  if (to === undefined || to === loaded.appointment.employeeId) return undefined;
  await requireNewProvider(context, loaded, to);
  return to;
}

/**
 * Moves an appointment, to another provider too where staff say so: what one side proposes waits for the other, unless
 * the patient agreed on the phone. The old time is free and the new one won in one batch.
 * @throws ConflictError `changedMeanwhile`; RuleBrokenError for staff, TimeNotOfferedError for patients, TimeTakenError,
 *   each with the nearest free times
 */
export async function rescheduleAppointment(
  context: RequestContext,
  raw: unknown,
  along: Along = {},
): Promise<ChangedAppointment> {
  const {
    appointmentId: id,
    note,
    doNotNotify,
    idempotencyKey,
    override,
    employeeId: to,
    patientAgreed: agreed,
    ...wanted
  } = parse(rescheduleAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.reschedule");
  const patientAgreed = agreed && actsForClinic(context.actor);
  const asked = JSON.stringify({ ...wanted, employeeId: to, ...(patientAgreed ? { patientAgreed } : {}) });
  const request = { id, note, doNotNotify, idempotencyKey, asked };
  const stored = await replayedChange(context, "reschedule", request);
  if (stored) return stored;
  const appointment = asSeen(loaded.appointment, wanted);
  const said = { patientAgreed, heldOut: along.heldOut };
  const confirmed = requireDecision(context, "reschedule", loaded, said) === APPOINTMENT_STATE.CONFIRMED;
  const assigned = await newProviderOf(context, loaded, to);
  const { patientId, serviceOfferingId, branchId, timeZone } = appointment;
  const employeeId = assigned ?? appointment.employeeId;
  if (patientId === null || serviceOfferingId === null)
    throw new InvalidError([{ field: "startsAt", message: "errors:field.invalid" }]);
  const zones = createZoneTable();
  const startsAt = resolveTime(wanted, timeZone, zones);
  if (startsAt === appointment.startsAt && !assigned)
    throw new InvalidError([{ field: "startsAt", message: "scheduling:move.same" }]);
  const readOffer = () => readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones, appointment);
  const offer = await readOffer();
  const { lane, overridden } = await judgeTime(
    context,
    offer,
    { appointmentId: id, patientId, startsAt, override, waived: along.waived },
    zones,
  );
  const session = sessionPart(offer, { providerId: employeeId, branchId }, startsAt);
  const endsAt = session.endsAt ?? startsAt + appointment.endsAt - appointment.startsAt;
  const change: Change = {
    action: "reschedule",
    authority: "appointment.reschedule",
    set: {
      ...(assigned ? { employeeId: assigned } : {}),
      ...{ startsAt, endsAt, lane, sessionId: session.sessionId },
      localDay: localDay(zones, timeZone, startsAt),
    },
    mails: mailsOf(context, { assigned: assigned !== undefined, confirmed }),
    ...said,
    overridden,
    undoable: actsForClinic(context.actor),
    ...{ before: along.before, writes: [extendLinks(context, id, endsAt), ...(along.writes ?? [])] },
  };
  return orOtherTimes(() => commitChange(context, request, change, loaded), readOffer, startsAt);
}
