import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import type { AvailabilityRequest, ProviderSchedule, ProviderTimes } from "./availability-request";
import { firstBookableStart, lastBookableDay } from "../booking/booking-window";
import { blockedStarts, planPlace, type PlacePlan } from "../booking/place-plan";
import { sweepStarts } from "./sweep-starts";

export type {
  AvailabilityRequest,
  BookingRules,
  Place,
  ProviderSchedule,
  ProviderTimes,
  ServiceType,
} from "./availability-request";
export { anyProvider, offersAt, type Offer } from "../booking/any-provider";

/**
 * Every start that each provider can be booked at, in the order of `request.providers`.
 *
 * A start is offered when it lies on the grid of an inclusion slot, every minute of the appointment is open at one
 * place (inclusions, minus exclusions and excluded dates, within the day's start and end), the appointment with its
 * buffers touches no busy time, and it keeps to the notice, horizon, minimum date and daily maximum. Exclusions that
 * are over remove nothing, since only times from now on are offered. `explainTime` tells the same rules for one time.
 */
export function findTimes(request: AvailabilityRequest, zones: ZoneTable): ProviderTimes[] {
  const { from, to } = clip(request);
  return request.providers.map((provider) =>
    sweepProvider(provider.id, plan(request, provider, zones), from, to, zones),
  );
}

/** Days that the first look ahead covers; each further one covers twice as many. */
const FIRST_LOOK_DAYS = 7;

/** The first `count` starts of each provider in [from, to), looking no further ahead than it takes to find them. */
export function nextFree(request: AvailabilityRequest, zones: ZoneTable, count: number): ProviderTimes[] {
  const { from, to } = clip(request);
  return request.providers.map((provider) => {
    const plans = plan(request, provider, zones);
    const starts: number[] = [];
    const branchIds: (string | null)[] = [];
    let look = FIRST_LOOK_DAYS * DAY_MS;
    for (let at = from; at < to && starts.length < count; at += look, look *= 2) {
      const found = sweepProvider(provider.id, plans, at, Math.min(to, at + look), zones);
      const wanted = count - starts.length;
      starts.push(...found.starts.slice(0, wanted));
      branchIds.push(...found.branchIds.slice(0, wanted));
    }
    return { providerId: provider.id, starts, branchIds };
  });
}

/** The part of [from, to) in which a start can lie at all; the day after the last bookable one covers every zone. */
function clip(request: AvailabilityRequest): { from: number; to: number } {
  return {
    from: Math.max(request.from, firstBookableStart(request.rules, request.now)),
    to: Math.min(request.to, (lastBookableDay(request.rules) + 2) * DAY_MS),
  };
}

function plan(request: AvailabilityRequest, provider: ProviderSchedule, zones: ZoneTable): PlacePlan[] {
  const never = provider.dailyMaximum !== null && provider.dailyMaximum <= 0;
  if (never || !provider.offeringsTypes.includes(request.offering.type)) return [];
  const blocked = blockedStarts(request, provider);
  return provider.places.map((place) => planPlace(request, provider, place, blocked, zones));
}

function sweepProvider(
  providerId: string,
  plans: readonly PlacePlan[],
  from: number,
  to: number,
  zones: ZoneTable,
): ProviderTimes {
  let merged: ProviderTimes = { providerId, starts: [], branchIds: [] };
  if (from >= to) return merged;
  for (const each of plans) {
    const starts: number[] = [];
    sweepStarts(each, zones.span(each.zone, from, to + each.duration + MINUTE_MS), from, to, starts);
    const times = { providerId, starts, branchIds: new Array<string | null>(starts.length).fill(each.branchId) };
    merged = merged.starts.length === 0 ? times : mergeTimes(merged, times);
  }
  return merged;
}

/** By start; at the same start the earlier place of the provider comes first. */
function mergeTimes(a: ProviderTimes, b: ProviderTimes): ProviderTimes {
  const starts: number[] = [];
  const branchIds: (string | null)[] = [];
  for (let i = 0, j = 0; i < a.starts.length || j < b.starts.length;) {
    const fromA = j >= b.starts.length || (i < a.starts.length && a.starts[i]! <= b.starts[j]!);
    starts.push(fromA ? a.starts[i]! : b.starts[j]!);
    branchIds.push(fromA ? a.branchIds[i++]! : b.branchIds[j++]!);
  }
  return { providerId: a.providerId, starts, branchIds };
}
