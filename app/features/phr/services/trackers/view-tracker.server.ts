import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listReadings } from "../../data/trackers/readings-read.server";
import { cyclesOf } from "../../domain/trackers/cycles";
import { limitsAt } from "../../domain/trackers/limits";
import { flagOfReading } from "../../domain/trackers/plot-points";
import { TRACKER_RIGHTS } from "../../domain/trackers/reading";
import { ageOn } from "~/kernel/time/age";
import { wallTime } from "../../domain/trackers/reading-time";
import { GAP_DAYS, lastDayOf, neighborsOf, rangeOf, type Span } from "../../domain/trackers/spans";
import { trackerOf } from "../../domain/trackers/trackers";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { afterReadingSchema, trackerSchema } from "../../schemas/trackers/sitting";
import { authorNames } from "../../support/records/author-names.server";
import { medicineNames } from "../../support/trackers/medicine-names.server";
import { plottedPoints } from "../../support/trackers/plotted-points.server";
import { readLimits } from "../../support/trackers/read-limits.server";
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
  const { patient, isSelf, opening, units, areas, facts, may } = reached;
  const to = lastDayOf(asked.to, facts.today);
  const { computed, chart } = trackerOf(tracker);
  const span = chart === "calendar" && asked.span === "all" ? "year" : asked.span;
  const range = rangeOf(span, to);
  // A cycle is longer than the month that is shown.
  const read = tracker === "menstruation" ? rangeOf("year", to) : range;
  const reading = readLimits(context, {
    ...{ patient, trackers: [tracker], goals: areas.has("goals"), today: facts.today },
  });
  const [plotted, of, page, medicines] = await Promise.all([
    plottedPoints(context, { patient, tracker, span, range: read, limits: reading }),
    reading,
    computed
      ? []
      : listReadings(context.db, { patientId: patient.id, tracker, enabled: !asked.off, after, most: A_PAGE + 1 }),
    medicineNames(context, reached, tracker),
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
  const names = await authorNames(context, [...shown, ...of.targets]);
  const flows = plotted.points.map(({ at, high }) => ({ day: Math.floor(at / DAY_MS), flow: high }));
  return {
    ...{ patient, isSelf, opening, tracker, unit: chosenUnit(tracker, units), span, to, off: asked.off },
    ...neighborsOf(span, to, facts.today),
    ...plotted,
    ...(read !== range && { range, points: plotted.points.filter(({ at }) => at >= range.from * DAY_MS) }),
    cycles: tracker === "menstruation" ? cyclesOf(flows) : null,
    gapDays: GAP_DAYS[span],
    limits: limitsAt(tracker, ageOn(patient.birthDate, to), of),
    medicines,
    targets: of.targets.map(({ range: wanted, authorKind, authorId }) => ({
      ...{ range: wanted, isProviders: authorKind === "employee", authorName: names.get(authorId) ?? "" },
    })),
    readings: shown.map((each) => ({
      ...each,
      authorName: names.get(each.authorId) ?? "",
      flag: flagOfReading(tracker, each, of),
      mayChange: may(TRACKER_RIGHTS, "W", each.firstAuthorKind),
    })),
    next: last ? { at: last.at, id: last.id } : null,
    now: wallTime(context.now, context.profile.timeZone),
    mayAdd: computed !== true && may(TRACKER_RIGHTS, "W"),
  };
}
