import { merge, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toDayNumber } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import type { CalendarRules } from "../booking/bookable";
import { byWeekday } from "../booking/place-plan";
import { openTime } from "../availability/sweep-starts";
import type { Slot, SlotKind } from "./timing";

/** A place as a provider's hours concern it. */
export interface WorkPlace {
  readonly branchId: string;
  readonly zone: string;
}

const KINDS: readonly SlotKind[] = ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"];

/** An inclusion counts whatever it is for; an exclusion only where it takes away every offering of the kind. */
function counts(slot: Slot, place: WorkPlace, kind: SlotKind): boolean {
  const atPlace = slot.branchId === null || slot.branchId === place.branchId;
  const ofKind = slot.offeringsType === null || slot.offeringsType === kind;
  return atPlace && ofKind && (slot.type === "INCLUSION" || slot.serviceOfferingIds.length === 0);
}

/**
 * When a provider works at some places within UTC ms [from, to), merged: the slot engine's own expansion of the weekly
 * timings and absences, for each kind of appointment, whether or not somebody is booked.
 */
export function workingHours(
  slots: readonly Slot[],
  places: readonly WorkPlace[],
  settings: Pick<CalendarRules, "dayStartInMins" | "dayEndInMins" | "excludedDates">,
  range: { readonly from: number; readonly to: number },
  zones: ZoneTable,
): Interval[] {
  const common = {
    dayStart: settings.dayStartInMins * MINUTE_MS,
    dayEnd: settings.dayEndInMins * MINUTE_MS,
    step: MINUTE_MS,
    duration: 0,
    firstDay: -Infinity,
    lastDay: Infinity,
    excludedDays: new Set(settings.excludedDates.map(toDayNumber)),
    fullDays: new Set<number>(),
    blocked: [],
  };
  const open = places.flatMap((place) =>
    KINDS.flatMap((kind) => {
      const own = slots.filter((slot) => counts(slot, place, kind));
      const plan = {
        ...common,
        ...place,
        openByWeekday: byWeekday(own, "INCLUSION"),
        closedByWeekday: byWeekday(own, "EXCLUSION"),
      };
      return openTime(plan, zones.span(place.zone, range.from, range.to), range.from, range.to);
    }),
  );
  return merge(open);
}
