import type { IsoDate } from "~/kernel/time/dates";
import { createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPublicAccess } from "../../data/booking/public-access-read.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { availabilityRequest, localDay, type BookingOffer } from "../../domain/booking/booking-offer";
import { explainLocalTime } from "../../domain/timings/explain-time";
import { explainSession } from "../../domain/groups/group-times";
import { instantOf } from "../../domain/availability/local-time";
import { fitChoice, type SetChoice } from "../../domain/appointments/set-options";
import { publicAccessRules, rulesAgainst, type OfferRule } from "../../domain/timings/why-not-offered";
import { whyNotOfferedSchema } from "../../schemas/timings/why-not-offered";
import { chooserOf, setsOnlyOf } from "../../support/appointments/appointment-reach.server";
import { readStaffOffer } from "../appointments/read-staff-offer.server";

/** What is said of one time: the rules against it for each time that the clock reads so; empty where it is offered. */
export interface TimeExplained {
  choice: SetChoice;
  day: IsoDate;
  /** Minutes from midnight at the place. */
  minutes: number;
  readings: OfferRule[][];
  /** The numbers of the rules: minutes, days, minutes from midnight, appointments a day. */
  limits: {
    noticeMinutes: number;
    horizonDays: number;
    dayStartMinutes: number;
    dayEndMinutes: number;
    slotMinutes: number;
    dailyMaximum: number | null;
  };
}

/**
 * Why patients are not offered a time: every rule that keeps them from it, for any doctor, offering and place. Without
 * a time it is the page to ask on. Whoever sets appointments for themselves only, asks about themselves only.
 * @throws NotFoundError for a doctor, offering or place that is not theirs to ask about
 */
export async function explainTimeOffered(context: RequestContext, raw: unknown) {
  await authorize(context, "appointment.set");
  const { day, time, ...wanted } = parse(whyNotOfferedSchema, raw);
  const { db, now, profile } = context;
  const options = await readSetOptions(db, setsOnlyOf(context));
  const { offerings, providers, branches } = options;
  const known = (list: readonly { id: string }[], id: string | undefined) =>
    id === undefined || list.some((each) => each.id === id);
  const ours =
    known(offerings, wanted.serviceOfferingId) &&
    known(providers, wanted.employeeId) &&
    known(branches, wanted.branchId);
  if (!ours) throw new NotFoundError();
  const fitted = fitChoice(options, wanted, null, chooserOf(context)).choice;
  const choice: SetChoice = {
    serviceOfferingId: wanted.serviceOfferingId ?? fitted?.serviceOfferingId ?? offerings[0]?.id ?? "",
    employeeId: wanted.employeeId ?? fitted?.employeeId ?? providers[0]?.id ?? "",
    branchId: wanted.branchId ?? fitted?.branchId ?? branches[0]?.id ?? "",
  };
  const page = {
    offerings,
    providers,
    branches,
    choice,
    day: day ?? localDay(createZoneTable(), profile.timeZone, now),
  };
  if (day === undefined || time === undefined) return { ...page, time: null, explained: null };
  return { ...page, time, explained: await explain(context, choice, day, time) };
}

/** What is in the way of a time, for each time that the clock of the place reads so. */
function explanationsOf(
  offer: BookingOffer,
  { branchId, day, minutes }: { branchId: string; day: IsoDate; minutes: number },
  zones: ZoneTable,
) {
  const { now: from, sessions } = offer;
  const request = availabilityRequest(offer, { from, to: from + 1 });
  const [schedule] = request.providers;
  if (!schedule) return [["other-place"] as const];
  if (!sessions) return explainLocalTime(request, schedule, branchId, day, minutes, zones);
  const start = instantOf(zones, offer.places[0]?.timeZone ?? "UTC", { day, minutes });
  return [start === undefined ? (["skipped-by-dst"] as const) : explainSession(request, sessions, start, zones)];
}

async function explain(
  context: RequestContext,
  choice: SetChoice,
  day: IsoDate,
  minutes: number,
): Promise<TimeExplained> {
  const zones = createZoneTable();
  const [offer, doors] = await Promise.all([
    readStaffOffer(context, choice, zones),
    readPublicAccess(context.db, choice),
  ]);
  if (!doors) throw new NotFoundError();
  const { healthCareProviderBasedBooking: doctorCanBeChosen } = offer.settings;
  const against = publicAccessRules({ ...doors, doctorCanBeChosen });
  const explanations = explanationsOf(offer, { branchId: choice.branchId, day, minutes }, zones);
  const { minimumNoticeMinutes: noticeMinutes, ...rules } = offer.rules;
  const { horizonDays, dayStartMinutes, dayEndMinutes, slotMinutes } = rules;
  const { dailyMaximum } = offer.settings;
  return {
    choice,
    day,
    minutes,
    readings: explanations.map((explained) => rulesAgainst(against, explained)),
    limits: { noticeMinutes, horizonDays, dayStartMinutes, dayEndMinutes, slotMinutes, dailyMaximum },
  };
}
