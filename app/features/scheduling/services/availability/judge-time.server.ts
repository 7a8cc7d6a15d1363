import type { ZoneTable } from "~/kernel/time/zones";
import { titledName } from "~/i18n/titled-name";
import { createTranslator } from "~/i18n/translator.server";
import { actsForClinic } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { readerFormat } from "~/platform/reader-format.server";
import { nextLane } from "../../data/availability/claim-lanes.server";
import { SHARED_LANE } from "../../data/availability/claims.server";
import { patientIsBusy, readAppointmentInTheWay } from "../../data/availability/patient-busy.server";
import { rulesAt, type BookingOffer } from "../../domain/booking/booking-offer";
import { TICK_MS } from "../../domain/availability/claims";
import {
  removalMessages,
  SESSION_RULES,
  type BookingRule,
  type RemovalMessage,
} from "../../domain/timings/removal-message";
import { claimedTimeOf, timeOf } from "../../domain/appointments/appointment-time";
import { RuleBrokenError, TimeNotOfferedError, timesAround } from "../../support/availability/time-taken.server";

/** A time that somebody wants. */
export interface WantedTime {
  /** The appointment that takes it; its own time is not in its way. */
  appointmentId: string;
  patientId: string;
  /** UTC ms. */
  startsAt: number;
  /** Staff have read which rules it breaks and want it all the same. */
  override: boolean;
  /** Of a walk-in: whether staff have read which rules of the doctor's time it breaks; the patient's are asked beside. */
  overrideTime?: boolean;
  /** Since when a walk-in of the same patient who is not seen yet is in the way, UTC ms; the start of the time if absent. */
  walkInsFrom?: number;
  /** Rules that this time is not held against. */
  waived?: ReadonlySet<BookingRule>;
  /** The rules that matter, where it is not a new time but a longer one; all of them otherwise. */
  only?: readonly BookingRule[];
}

/** What the time takes: the lane of the claims, and the rules that were overridden for it. */
export interface JudgedTime {
  lane: number;
  overridden: BookingRule[];
}

async function brokenRules(
  context: RequestContext,
  offer: BookingOffer,
  wanted: WantedTime,
  zones: ZoneTable,
): Promise<BookingRule[]> {
  const { startsAt } = wanted;
  const { endsAt } = timeOf(startsAt, offer.offering);
  const { patientId, appointmentId } = wanted;
  const among = { except: appointmentId, walkInsFrom: wanted.walkInsFrom };
  const busy = await patientIsBusy(context.db, patientId, { from: startsAt, to: endsAt }, among);
  const rules: BookingRule[] = [...rulesAt(offer, startsAt, zones), ...(busy ? ["patient-busy" as const] : [])];
  return rules.filter((rule) => !wanted.waived?.has(rule) && (wanted.only?.includes(rule) ?? true));
}

/**
 * The rules in words, for staff to read before they override them; a patient's other appointment is said by time and
 * doctor.
 */
async function warnings(
  context: RequestContext,
  { offering }: BookingOffer,
  { patientId, startsAt, appointmentId, overrideTime, walkInsFrom }: WantedTime,
  messages: readonly RemovalMessage[],
): Promise<FieldError[]> {
  const { t } = createTranslator(context.locale);
  const range = { from: startsAt, to: timeOf(startsAt, offering).endsAt };
  const other = messages.includes("scheduling:set.patientBusy")
    ? await readAppointmentInTheWay(context.db, patientId, range, appointmentId, walkInsFrom)
    : null;
  const busy = other && {
    time: readerFormat(context).dateTime(other.startsAt, other.timeZone, "short"),
    name: titledName(t, other),
  };
  // A walk-in's form says the rules of the doctor's time beside each doctor, and asks about this one by itself.
  if (busy && overrideTime !== undefined)
    return [{ field: "overridePatient", message: "booking-panel:told.alreadyHere", values: busy }];
  return messages.map((message) => ({
    field: "override",
    message: "scheduling:set.overrideWarning",
    values: {
      rule: busy && message === "scheduling:set.patientBusy" ? t("scheduling:set.patientBusyWith", busy) : t(message),
    },
  }));
}

/**
 * Holds a wanted time against the rules of booking. A patient keeps to them; staff may override, after they were told
 * which, and a time that somebody else holds then gets a lane of its own.
 * @throws TimeNotOfferedError for a patient, InvalidError for a time off the grid; RuleBrokenError for staff
 */
export async function judgeTime(
  context: RequestContext,
  offer: BookingOffer,
  wanted: WantedTime,
  zones: ZoneTable,
): Promise<JudgedTime> {
  if (wanted.startsAt % TICK_MS !== 0)
    throw new InvalidError([{ field: "startsAt", message: "scheduling:move.fiveMinutes" }]);
  const rules = await brokenRules(context, offer, wanted, zones);
  if (rules.length === 0) return { lane: SHARED_LANE, overridden: [] };
  const read: readonly BookingRule[] = wanted.overrideTime ? rules.filter((rule) => rule !== "patient-busy") : [];
  const unread = wanted.override ? [] : rules.filter((rule) => !read.includes(rule));
  const inWords = (broken: readonly BookingRule[]) =>
    removalMessages([...broken], actsForClinic(context.actor) ? "staff" : "patient");
  // Nobody overrides a seat that there is not.
  const final = !actsForClinic(context.actor) || rules.some((rule) => SESSION_RULES.has(rule));
  // Another time helps where this one is taken, and a patient in any case.
  const nearest = final || rules.includes("busy") ? timesAround(offer, { start: wanted.startsAt }, zones) : [];
  if (final)
    throw new TimeNotOfferedError(
      inWords(rules)
        .slice(0, 1)
        .map((message) => ({ field: "startsAt", message })),
      nearest,
    );
  if (unread.length > 0) throw new RuleBrokenError(await warnings(context, offer, wanted, inWords(unread)), nearest);
  if (!rules.includes("busy")) return { lane: SHARED_LANE, overridden: rules };
  const time = claimedTimeOf(timeOf(wanted.startsAt, offer.offering));
  const employeeId = offer.providers[0]?.id ?? "";
  return {
    lane: await nextLane(context.db, { employeeId, appointmentId: wanted.appointmentId, time }),
    overridden: rules,
  };
}
