/** A video session is entered only while more than this many seconds of it remain (specification, section 6). */
export const ENTRY_NEEDS_SECONDS = 300;

/** Dollars for one streamed minute of one party (specification, section 9). */
export const DOLLARS_A_STREAMED_MINUTE = 0.005225;

/** A party that was silent for longer has stopped streaming, in milliseconds. */
export const LIVE_GAP_MS = 45_000;

/** Whether a session of which so many seconds remain may be entered. Whoever has been in it may come back until it is over. */
export const mayEnter = (remainingSeconds: number, entered: boolean): boolean =>
  entered || remainingSeconds > ENTRY_NEEDS_SECONDS;

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
