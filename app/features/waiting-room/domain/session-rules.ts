/** A video session is entered only while more than this many seconds of it remain (specification, section 6). */
export const ENTRY_NEEDS_SECONDS = 300;

/** Dollars for one streamed minute of one party (specification, section 9). */
export const DOLLARS_A_STREAMED_MINUTE = 0.005225;

/** A party that was silent for longer has stopped streaming, in milliseconds. */
export const LIVE_GAP_MS = 45_000;

/** When a visit is and when it began; UTC milliseconds. */
export interface SessionTimes {
  startsAt: number;
  endsAt: number;
  startedAt: number | null;
}

/**
 * Seconds of the session that are left. It lasts as long as it was booked for, from when it was started: a doctor who
 * is late takes nothing off it. Before it was started all of it is left.
 */
export function remainingSeconds({ startsAt, endsAt, startedAt }: SessionTimes, now: number): number {
  const duration = endsAt - startsAt;
  return Math.floor(((startedAt ?? now) + duration - now) / 1_000);
}

/** Whether a session may be entered now. Whoever has been in it may come back until it is over. */
export function mayEnter(times: SessionTimes, entered: boolean, now: number): boolean {
  return entered || remainingSeconds(times, now) > ENTRY_NEEDS_SECONDS;
}

export type Party = "patient" | "provider";

/** How far both parties' streaming has been counted; UTC milliseconds. */
export interface StreamCount {
  patientSince: number | null;
  patientLiveAt: number | null;
  providerSince: number | null;
  providerLiveAt: number | null;
  countedTo: number | null;
  bothStreamedMs: number;
}

export const nothingStreamed: StreamCount = {
  patientSince: null,
  patientLiveAt: null,
  providerSince: null,
  providerLiveAt: null,
  countedTo: null,
  bothStreamedMs: 0,
};

/** The count after one party said that it streams. What counts is the time of which both have said so. */
export function countStream(count: StreamCount, party: Party, now: number): StreamCount {
  const [since, liveAt] =
    party === "patient" ? [count.patientSince, count.patientLiveAt] : [count.providerSince, count.providerLiveAt];
  const goesOn = since !== null && liveAt !== null && now - liveAt <= LIVE_GAP_MS;
  const ownSince = goesOn ? since : now;
  const own: Partial<StreamCount> =
    party === "patient"
      ? { patientSince: ownSince, patientLiveAt: now }
      : { providerSince: ownSince, providerLiveAt: now };
  const [otherSince, otherLiveAt] =
    party === "patient" ? [count.providerSince, count.providerLiveAt] : [count.patientSince, count.patientLiveAt];
  const next = { ...count, ...own };
  if (otherSince === null || otherLiveAt === null) return next;
  const from = Math.max(ownSince, otherSince, count.countedTo ?? 0);
  const to = Math.min(now, otherLiveAt);
  if (to <= from) return next;
  return { ...next, countedTo: to, bothStreamedMs: count.bothStreamedMs + to - from };
}

/** Minutes that both parties streamed, each party's counted, and what they cost. */
export interface StreamedCost {
  minutes: number;
  dollars: number;
}

/** Minutes streamed by both parties together, and what they cost: twice the time that both streamed. */
export function streamedCost(bothStreamedMs: number): StreamedCost {
  const minutes = (2 * bothStreamedMs) / 60_000;
  return { minutes, dollars: minutes * DOLLARS_A_STREAMED_MINUTE };
}
