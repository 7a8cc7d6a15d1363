import { z } from "zod";
import type { BackMark, BackPage } from "~/kernel/time/back-page";

/** What a timeline is made of, in the order in which it stands where two things happened in the same moment. */
export const TIMELINE_SOURCES = [
  "appointment",
  "consultation",
  "note",
  "callNote",
  "prescription",
  "order",
  "record",
  "recordFile",
  "chatFile",
  "question",
  "questionnaire",
  "message",
  "payment",
] as const;
export type TimelineSource = (typeof TIMELINE_SOURCES)[number];

/** What a reader chooses to see, and of which sources it is. */
export const TIMELINE_GROUPS = {
  appointments: ["appointment"],
  notes: ["note", "callNote", "consultation"],
  prescriptions: ["prescription"],
  orders: ["order"],
  records: ["record"],
  questions: ["question"],
  questionnaires: ["questionnaire"],
  messages: ["message"],
  payments: ["payment"],
  files: ["recordFile", "chatFile"],
} as const satisfies Record<string, readonly TimelineSource[]>;
export type TimelineGroup = keyof typeof TIMELINE_GROUPS;
export const TIMELINE_GROUP_NAMES = Object.keys(TIMELINE_GROUPS) as TimelineGroup[];

/** Where a line stands in a timeline. */
export interface TimelinePlace extends BackMark {
  source: TimelineSource;
}

/** Below zero where one comes before the other: the newest first. */
function inOrder(one: TimelinePlace, other: TimelinePlace): number {
  if (one.at !== other.at) return other.at - one.at;
  const sources = TIMELINE_SOURCES.indexOf(one.source) - TIMELINE_SOURCES.indexOf(other.source);
  return sources || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

/** Greater than every id. */
const LAST_ID = "~";

/** Before which place a source is read, so that it gives what follows a place of the whole timeline. */
export function sourceBefore(source: TimelineSource, place: TimelinePlace): BackMark {
  const order = TIMELINE_SOURCES.indexOf(source) - TIMELINE_SOURCES.indexOf(place.source);
  return { at: place.at, id: order === 0 ? place.id : order < 0 ? "" : LAST_ID };
}

/** The beginning of a timeline: what has happened by now (UTC ms), and nothing that is still to come. */
export const timelineStart = (now: number): TimelinePlace => ({
  at: now + 1,
  source: TIMELINE_SOURCES[0],
  id: "",
});

type Pages = Partial<Record<TimelineSource, BackPage<BackMark>>>;
type LinesOf<P extends Pages> = {
  [S in keyof P & TimelineSource]: P[S] extends BackPage<infer Line> | undefined ? { source: S; line: Line } : never;
}[keyof P & TimelineSource];

/** So many lines of a timeline, the newest first, and the place after which it goes on; null at its end. */
export interface TimelinePage<Line> {
  lines: Line[];
  next: TimelinePlace | null;
}

/**
 * The lines of several sources in one order. Where a source has more than was read of it, nothing older than its last
 * line is shown yet: something of it could come before.
 */
export function mergeTimeline<P extends Pages>(pages: P, most: number): TimelinePage<LinesOf<P>>;
export function mergeTimeline(pages: Pages, most: number): TimelinePage<{ source: TimelineSource; line: BackMark }> {
  const placed: { place: TimelinePlace; line: { source: TimelineSource; line: BackMark } }[] = [];
  const ends: TimelinePlace[] = [];
  for (const source of TIMELINE_SOURCES) {
    const page = pages[source];
    if (!page) continue;
    for (const line of page.lines) placed.push({ place: { at: line.at, source, id: line.id }, line: { source, line } });
    if (page.end) ends.push({ ...page.end, source });
  }
  const [end] = ends.sort(inOrder);
  const sorted = placed
    .filter(({ place }) => !end || inOrder(place, end) <= 0)
    .sort((one, other) => inOrder(one.place, other.place));
  const shown = sorted.slice(0, most);
  const last = shown.at(-1);
  const next = sorted.length > most && last ? last.place : (end ?? null);
  return { lines: shown.map(({ line }) => line), next };
}

/** A place as it stands in an address. */
export const timelineMark = ({ at, source, id }: TimelinePlace): string => `${at}.${source}.${id}`;

/** The place that an address names; null for the beginning, and for what is no place. */
export const timelineMarkSchema = z
  .string()
  .regex(/^\d{1,15}\.[a-zA-Z]{1,20}\.[\w-]{1,64}$/)
  .transform((text): TimelinePlace | null => {
    const [at = "", name = "", id = ""] = text.split(".");
    const source = TIMELINE_SOURCES.find((each) => each === name);
    return source ? { at: Number(at), source, id } : null;
  })
  .nullable()
  .catch(null);
