import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listReadings } from "../../data/trackers/readings-read.server";
import { flagOfReading, usualAt } from "../../domain/trackers/plot-points";
import { TRACKER_RIGHTS } from "../../domain/trackers/reading";
import { ageOn, wallTime } from "../../domain/trackers/reading-time";
import { GAP_DAYS, lastDayOf, neighborsOf, rangeOf, type Span } from "../../domain/trackers/spans";
import { trackerOf } from "../../domain/trackers/trackers";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { afterReadingSchema, trackerSchema } from "../../schemas/trackers/sitting";
import { authorNames } from "../../support/records/author-names.server";
import { plottedPoints } from "../../support/trackers/plotted-points.server";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";

/** So many readings a page of the list below the plot holds. */
const A_PAGE = 8;

interface TrackerAsked {
  patientId?: string | undefined;
  tracker: unknown;
  span: Span;
  /** The last day that is shown, YYYY-MM-DD; today by itself. */
  to?: string | undefined;
  /** What was taken off the list instead of what is on it. */
  off: boolean;
  after?: unknown;
}

/**
 * One tracker over a stretch of time, and a page of its readings. At most 400 rows are read, however many readings there
 * are. Reading those of somebody else is audited.
 * @throws NotFoundError; InvalidError for a tracker that there is not
 */
export async function viewTracker(context: RequestContext, asked: TrackerAsked) {
  await authorize(context, "healthRecord.read");
  const tracker = parse(trackerSchema, asked.tracker);
  const after = parse(afterReadingSchema, asked.after);
  const reached = await reachTrackers(context, asked.patientId, "R");
  const { patient, isSelf, opening, units, facts, may } = reached;
  const to = lastDayOf(asked.to, facts.today);
  const { computed } = trackerOf(tracker);
  const [plotted, page] = await Promise.all([
    plottedPoints(context, { patient, tracker, span: asked.span, range: rangeOf(asked.span, to) }),
    computed
      ? []
      : listReadings(context.db, { patientId: patient.id, tracker, enabled: !asked.off, after, most: A_PAGE + 1 }),
    auditRead(context, {
      action: "healthRecord.read",
      subjectKind: "trackerReading",
      subjectId: null,
      patientId: patient.id,
      fields: ["list"],
    }),
  ]);
  const shown = page.slice(0, A_PAGE);
  const last = page.length > A_PAGE ? shown.at(-1) : undefined;
  const names = await authorNames(context, shown);
  return {
    ...{ patient, isSelf, opening, tracker, unit: chosenUnit(tracker, units), span: asked.span, to, off: asked.off },
    ...neighborsOf(asked.span, to, facts.today),
    ...plotted,
    gapDays: GAP_DAYS[asked.span],
    usual: usualAt(tracker, ageOn(patient.birthDate, to)),
    readings: shown.map((reading) => ({
      ...reading,
      authorName: names.get(reading.authorId) ?? "",
      flag: flagOfReading(tracker, reading, patient.birthDate),
      mayChange: may(TRACKER_RIGHTS, "W", reading.firstAuthorKind),
    })),
    next: last ? { at: last.at, id: last.id } : null,
    now: wallTime(context.now, context.profile.timeZone),
    mayAdd: computed !== true && may(TRACKER_RIGHTS, "W"),
  };
}
