import { createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import type { CalendarRules, Offering, OfferingPlace, Provider } from "../../domain/booking/bookable";
import { bookingRules } from "../../domain/booking/bookable";
import { localDay } from "../../domain/booking/booking-offer";
import type { CardScene } from "./provider-cards.server";

/** What cards have in common that show appointments of both kinds, at every place. */
export function mixedScene(
  context: RequestContext,
  settings: CalendarRules,
  offerings: readonly Offering[],
  places: readonly OfferingPlace[],
): CardScene {
  const zones = createZoneTable();
  const rules = bookingRules(settings, localDay(zones, context.profile.timeZone, context.now));
  return { context, settings, rules, offerings, places, everywhere: places, branchId: undefined, zones };
}

/** The doctors of several lists, each once, at most so many. */
export const eachOnce = (lists: readonly (readonly Provider[])[], most: number): Provider[] =>
  [...new Map(lists.flat().map((provider) => [provider.id, provider])).values()].slice(0, most);
