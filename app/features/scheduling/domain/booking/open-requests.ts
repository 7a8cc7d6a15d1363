import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";

/** A request that waits for its mailed link lets go of its time after this long (UTC ms). */
export const PROOF_LIMIT_MS = 15 * MINUTE_MS;

/** Open requests of one email, one phone number or one browser: a family with its children. */
export const MOST_OF_ASKER = 5;
/** The same of somebody who is signed in, such as for a course of treatments. */
export const MOST_OF_PATIENT = 10;
/** Open requests from one network: an office, a school, a ward. */
export const MOST_OF_NETWORK = 20;
/** Of these with one provider, whose near weeks one network could empty otherwise; seats of a session aside. */
export const MOST_OF_NETWORK_AT_PROVIDER = 6;

/** How many requests of people who have proven nothing a provider takes. */
export interface ProviderLimits {
  /** Within so long (UTC ms) ... */
  windowMs: number;
  /** ... fewer than this many came ... */
  mostRecent: number;
  /** ... and fewer than this many are open in all. */
  mostOpen: number;
}

/**
 * Up to here a request needs no mailed link. People choose a time, a place and a name: of one provider five in ten
 * minutes are more than anybody's waiting list has sent, and twice a working day's answers lie open at 24
 * (docs/decisions/2026-11-22-open-requests.md).
 */
export const AT_ONCE: ProviderLimits = { windowMs: 10 * MINUTE_MS, mostRecent: 5, mostOpen: 24 };
/** Requests that hold their time for 15 minutes only, until they are confirmed by mail or paid. */
export const FOR_A_WHILE: ProviderLimits = { windowMs: PROOF_LIMIT_MS, mostRecent: 20, mostOpen: 1_000 };

/** A seat takes nobody's time, and there are so many only: whoever confirms by mail may ask for one. */
const FOR_A_SEAT: ProviderLimits = { ...FOR_A_WHILE, mostRecent: 1_000 };

/** How a request stands when it is made: what decides on the limits that hold for it, and how long it counts. */
export interface AskedRequest {
  /** Its asker is signed in. */
  known: boolean;
  /** It lets go of its time in 15 minutes, unless it is confirmed by mail or paid. */
  forAWhile: boolean;
  /** It asks for a seat of a group session. */
  seat: boolean;
  /** The offering confirmed it by itself. */
  confirmed: boolean;
  startsAt: number;
}

/** Deadline up to which a request counts, UTC ms: its start, or a day if nobody has to answer it any more. */
export function countsUntil({ forAWhile, confirmed, startsAt }: AskedRequest, now: number): number {
  if (forAWhile) return now + PROOF_LIMIT_MS;
  return confirmed ? Math.min(startsAt, now + DAY_MS) : startsAt;
}

/** What of a request decides on its limits. */
export type Limited = Pick<AskedRequest, "known" | "forAWhile" | "seat">;

/** How many open requests there may be before this one. */
export function limitsOf({ known, forAWhile, seat }: Limited) {
  const forAWhileAt = seat ? FOR_A_SEAT : FOR_A_WHILE;
  return {
    ofAsker: known ? MOST_OF_PATIENT : MOST_OF_ASKER,
    ofNetworkAtProvider: seat ? MOST_OF_NETWORK : MOST_OF_NETWORK_AT_PROVIDER,
    ofProvider: forAWhile ? forAWhileAt : AT_ONCE,
  };
}

/** Open requests that count against another one. */
export interface OpenRequests {
  ofAsker: number;
  ofPhone: number;
  ofVisitor: number;
  ofNetwork: number;
  ofNetworkAtProvider: number;
  /** Of the provider, by people who have proven nothing: within the window of `ProviderLimits`, and in all. */
  recentOfProvider: number;
  openOfProvider: number;
}

/** Who has too many open: whoever asks, or everybody who asks for the provider; null where neither. */
export function tooManyOf(open: OpenRequests, asked: Limited) {
  const { ofAsker, ofNetworkAtProvider, ofProvider } = limitsOf(asked);
  const own = Math.max(open.ofAsker, open.ofPhone, open.ofVisitor);
  if (own >= ofAsker || open.ofNetwork >= MOST_OF_NETWORK) return "asker";
  if (open.ofNetworkAtProvider >= ofNetworkAtProvider) return "asker";
  if (asked.known) return null;
  const full = open.recentOfProvider >= ofProvider.mostRecent || open.openOfProvider >= ofProvider.mostOpen;
  return full ? "provider" : null;
}
