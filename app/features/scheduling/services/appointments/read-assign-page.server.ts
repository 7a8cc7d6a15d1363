import { DAY_MS } from "~/kernel/time/dates";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readSchedules } from "../../data/availability/schedules.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { providersToAssign, OF_ANOTHER_PROVIDER } from "../../domain/appointments/assignable";
import { availabilityRequest, type BookingOffer } from "../../domain/booking/booking-offer";
import { explainTime } from "../../domain/timings/explain-time";
import { removalMessages, type RemovalMessage } from "../../domain/timings/removal-message";
import { loadForChange, requireDecision } from "./change-appointment.server";
import { reaches } from "../../support/appointments/reaches.server";
import { viewerOf } from "../../support/availability/viewer.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { buttonsOf } from "./view-appointment.server";

/**
 * Somebody who gives what the appointment is for at its place; `reason` is the first rule that they could not, null if
 * free.
 */
export interface AssignableProvider {
  id: string;
  title: number;
  firstName: string;
  lastName: string;
  reason: RemovalMessage | null;
}

function reasonOf(offer: BookingOffer, employeeId: string, startsAt: number, zones: ZoneTable): RemovalMessage | null {
  const request = availabilityRequest(offer, { employeeId, from: startsAt, to: startsAt + 1 });
  const [schedule] = request.providers;
  const [place] = offer.places;
  if (!schedule || !place) return "booking:rules.outsideHours";
  const explained = explainTime(request, schedule, place.branchId, startsAt, zones);
  const rules = explained === "offered" ? [] : explained.filter((rule) => OF_ANOTHER_PROVIDER.includes(rule));
  return removalMessages(rules)[0] ?? null;
}

/**
 * What the page that gives an appointment to another provider shows: the appointment, and everybody who gives such
 * appointments at its place, with whether they are free then, and whether the patient hears of it from us. Seven round trips, however many they are.
 * @throws NotFoundError, or ConflictError where it can no longer be given away
 */
export async function readAssignPage(context: RequestContext, appointmentId: string) {
  const loaded = await loadForChange(context, appointmentId, "appointment.assign");
  requireDecision(context, "assign-provider", loaded);
  const { appointment } = loaded;
  const { serviceOfferingId, branchId, startsAt, endsAt } = appointment;
  const summary = await readSummary(context.db, appointmentId);
  if (!summary || serviceOfferingId === null) throw new NotFoundError();
  const isReached = await reaches(context, summary.patient);
  const candidates = providersToAssign(await readSetOptions(context.db, null), appointment);
  const [first] = candidates;
  /** Whether this person may move it instead. */
  const movable = buttonsOf(context, loaded).some(({ action, reason }) => action === "reschedule" && reason === null);
  if (!first) return { appointment: summary, isReached, providers: [], movable };
  const zones = createZoneTable();
  const ids = candidates.map(({ id }) => id);
  const range = { from: startsAt - DAY_MS, to: endsAt + DAY_MS };
  const [offer, schedules] = await Promise.all([
    readStaffOffer(context, { employeeId: first.id, serviceOfferingId, branchId }, zones, appointment),
    readSchedules(context.db, ids, range, viewerOf(context), true),
  ]);
  const [shown] = offer.providers;
  const everyone = shown ? candidates.map((each) => ({ ...shown, ...each })) : [];
  const ofAll = { ...offer, providers: everyone, schedules };
  const providers = candidates.map((each): AssignableProvider => ({
    ...each,
    reason: reasonOf(ofAll, each.id, startsAt, zones),
  }));
  return {
    appointment: summary,
    isReached,
    movable,
    providers: providers.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null)),
  };
}
