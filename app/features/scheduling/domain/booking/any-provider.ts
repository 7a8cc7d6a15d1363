import { TICK_MS } from "../availability/claims";
import type { ProviderTimes } from "../availability/availability-request";

/** Who can be booked at a start, and where. */
export interface Offer {
  readonly providerId: string;
  readonly branchId: string | null;
}

/**
 * Distinct starts over all providers, ascending UTC ms. The offers of `starts[i]` are the entries
 * `firstOffer[i] .. firstOffer[i + 1] - 1` of the two index columns; read them with `offersAt`.
 */
export interface AnyProviderTimes {
  readonly starts: readonly number[];
  readonly firstOffer: readonly number[];
  readonly providerIndex: Int32Array;
  readonly timeIndex: Int32Array;
  readonly providers: readonly ProviderTimes[];
}

/**
 * The 'any provider' view. Starts lie on five-minute ticks, so counting them per tick sorts them in linear time.
 */
export function anyProvider(providers: readonly ProviderTimes[]): AnyProviderTimes {
  let first = Infinity;
  let last = -Infinity;
  let total = 0;
  for (const { starts } of providers) {
    if (starts.length === 0) continue;
    first = Math.min(first, starts[0]!);
    last = Math.max(last, starts[starts.length - 1]!);
    total += starts.length;
  }
  const ticks = total === 0 ? 0 : Math.floor((last - first) / TICK_MS) + 1;
  const place = new Int32Array(ticks);
  for (const { starts } of providers) for (const start of starts) place[(start - first) / TICK_MS]!++;
  const { starts, firstOffer } = compress(place, first);
  const providerIndex = new Int32Array(total);
  const timeIndex = new Int32Array(total);
  providers.forEach((provider, index) => {
    for (let time = 0; time < provider.starts.length; time++) {
      const at = place[(provider.starts[time]! - first) / TICK_MS]!++;
      providerIndex[at] = index;
      timeIndex[at] = time;
    }
  });
  return { starts, firstOffer, providerIndex, timeIndex, providers };
}

/** Turns the counts in `place` into the first entry of each tick, and lists the ticks that have any. */
function compress(place: Int32Array, first: number): { starts: number[]; firstOffer: number[] } {
  const starts: number[] = [];
  const firstOffer: number[] = [];
  let entries = 0;
  for (let tick = 0; tick < place.length; tick++) {
    const count = place[tick]!;
    place[tick] = entries;
    if (count === 0) continue;
    starts.push(first + tick * TICK_MS);
    firstOffer.push(entries);
    entries += count;
  }
  firstOffer.push(entries);
  return { starts, firstOffer };
}

/** Everyone who can be booked at `times.starts[index]`, in the providers' order. */
export function offersAt(times: AnyProviderTimes, index: number): Offer[] {
  const offers: Offer[] = [];
  for (let at = times.firstOffer[index] ?? 0; at < (times.firstOffer[index + 1] ?? 0); at++) {
    const provider = times.providers[times.providerIndex[at]!]!;
    offers.push({ providerId: provider.providerId, branchId: provider.branchIds[times.timeIndex[at]!]! });
  }
  return offers;
}
