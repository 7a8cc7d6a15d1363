import type { ProviderCardView } from "../booking/booking-view";
import type { ListOrder } from "./list-view";

type Ordered = Pick<ProviderCardView, "offering" | "next" | "distanceKm">;
type Compare = (a: Ordered, b: Ordered) => number;

/** Who is free first. */
export const bySoonest: Compare = (a, b) => (a.next[0]?.start ?? Infinity) - (b.next[0]?.start ?? Infinity) || 0;

/** What the first time of a card costs; what shows no price comes last. */
const costOf = ({ offering, next: [first] }: Ordered): number =>
  (first && (first.price ?? offering?.prices[0])?.costMinor) ?? Number.MAX_SAFE_INTEGER;

const byPrice: Compare = (a, b) => costOf(a) - costOf(b) || bySoonest(a, b);

/** Whose place nobody knows comes last. */
const byDistance: Compare = (a, b) =>
  (a.distanceKm ?? Number.MAX_SAFE_INTEGER) - (b.distanceKm ?? Number.MAX_SAFE_INTEGER) || bySoonest(a, b);

/** How the whole list is sorted where it was asked for; the nearest first only for whoever said from where. */
export function orderAsked(order: ListOrder | undefined, knowsWhere: boolean): Compare | undefined {
  if (order === "price") return byPrice;
  return order === "nearest" && knowsWhere ? byDistance : undefined;
}

/** A page of a list: of the doctors after the last one of `from`, without the first `skipped` in the order asked. */
export interface PageStart {
  from: string | undefined;
  skipped: number;
}

/** Reads where a page starts from its address, for example `0a1b-...-9f.12`; pages that are not sorted skip none. */
export function pageStart(after: string | undefined): PageStart {
  const [from = "", skipped = ""] = (after ?? "").split(".");
  return { from: from || undefined, skipped: /^\d{1,3}$/.test(skipped) ? Number(skipped) : 0 };
}

export const pageAfter = ({ from, skipped }: PageStart): string => `${from ?? ""}.${skipped}`;
