import { AUDITED_BEFORE, commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { readMeasured } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { ageOn } from "~/kernel/time/age";
import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { changeAlert, insertAlert, readSeenTo, readStanding, type AlertRow } from "../data/alerts.server";
import { readEnrolment, settleConcern, takeTurn, type EnrolmentRow } from "../data/enrolments.server";
import { dropAlertDue } from "../data/monitoring-due.server";
import { keptOf } from "../domain/adherence";
import {
  ALERT_TRANSITIONS,
  ESCALATE_MS,
  factsOf,
  joinedFacts,
  nextAct,
  reachesBack,
  type AlertFacts,
} from "../domain/alert";
import { isMonitored } from "../domain/enrolment-states";
import { trackersAt, type PlanTracker } from "../domain/plan";
import { localDay } from "../domain/schedule";
import { breachesOf, withOwn, type Measured, type Rule } from "../domain/thresholds";
import { overtaken } from "./change-enrolment.server";
import { monitoringTerms, toldInOrder } from "./monitoring-terms.server";
import { tellOfAlert } from "./told-of-monitoring.server";

/** Days over which it is told how well a patient keeps to a plan. */
const KEPT_DAYS = 7;
const SILENT_DAYS = 30;
const RULES = ["range", "change", "average"] as const;
/** Of each tracker so many of the newest readings are compared, and more where an alert is about older ones. */
const MOST_COMPARED = 60;
const MOST_OF_ALERT = 600;

/** What a patient measures by their age now, with their own limits. */
export async function trackersOf(context: RequestContext, row: EnrolmentRow): Promise<PlanTracker[]> {
  const birthDate = (await readRecord(context.db, row.patientId, null))?.record.birthDate ?? "";
  const today = fromDayNumber(localDay(row.zone, context.now));
  const due = trackersAt(row.content.trackers, birthDate === "" ? null : ageOn(birthDate, today));
  return due.map((each) => withOwn(each, row.ownLimits[each.tracker]));
}

/** The readings of a tracker that count for an enrolment, the oldest first, back to what its alerts are about. */
async function measured(
  { db }: RequestContext,
  { patientId }: EnrolmentRow,
  tracker: PlanTracker,
  standing: readonly AlertRow[],
) {
  const firstAt = Math.min(
    ...standing.filter((alert) => alert.tracker === tracker.tracker).map((alert) => alert.firstAt),
  );
  const upTo = async (most: number) => {
    const found = await readMeasured(db, { patientId, tracker: tracker.tracker, most });
    return { tracker, readings: found.toReversed(), isCut: found.length === most };
  };
  const newest = await upTo(MOST_COMPARED);
  return reachesBack(newest, firstAt, tracker) ? newest : upTo(MOST_OF_ALERT);
}

const measuredOf = (
  context: RequestContext,
  row: EnrolmentRow,
  trackers: readonly PlanTracker[],
  standing: readonly AlertRow[],
) => Promise.all(trackers.map((tracker) => measured(context, row, tracker, standing)));

interface Judged {
  tracker: string;
  rule: Rule;
  facts: AlertFacts | null;
}

type Read = Awaited<ReturnType<typeof measuredOf>>;

/** A patient who has sent nothing for so many due times in a row. */
function silenceOf(row: EnrolmentRow, read: Read, since: number, now: number): Judged {
  const started = Math.max(row.startedAt ?? now, since, now - SILENT_DAYS * DAY_MS);
  const heard = Math.max(0, ...read.flatMap(({ readings }) => readings.map(({ at }) => at)));
  const of = (readings: (own: readonly Measured[]) => readonly number[], from: number) =>
    keptOf(
      read.map((each) => ({ schedule: each.tracker, readings: readings(each.readings) })),
      { zone: row.zone, from, now },
    ).misses;
  const inWindows = of((own) => own.map(({ at }) => at), started);
  // A reading at another time than the plan's is one all the same.
  const misses =
    heard > started
      ? Math.min(
          inWindows,
          of(() => [], heard),
        )
      : inWindows;
  const facts: AlertFacts | null =
    misses < row.content.missesToTell
      ? null
      : { severity: "WARN", count: misses, firstAt: started, lastAt: now, worst: misses, excess: 0 };
  return { tracker: "", rule: "silent", facts };
}

interface Known {
  seenTo: ReadonlyMap<string, number>;
  standing: readonly AlertRow[];
}

function judge(row: EnrolmentRow, read: Read, { seenTo, standing }: Known, now: number): Judged[] {
  const since = (tracker: string, rule: Rule) =>
    Math.max((row.startedAt ?? now) - 1, seenTo.get(`${tracker} ${rule}`) ?? 0);
  const ofTrackers = read.flatMap(({ tracker, ...window }) =>
    RULES.map((rule) => {
      const from = since(tracker.tracker, rule);
      const facts = factsOf(breachesOf(rule, tracker, window.readings).filter(({ at }) => at > from));
      const alert = standing.find((each) => each.tracker === tracker.tracker && each.rule === rule);
      const isWhole = alert === undefined || reachesBack(window, alert.firstAt, tracker);
      return { tracker: tracker.tracker, rule, facts: isWhole ? facts : joinedFacts(alert, facts) };
    }),
  );
  return [...ofTrackers, silenceOf(row, read, seenTo.get(" silent") ?? 0, now)];
}

interface Changes {
  writes: Write[];
  outbox: OutboxEntry[];
  due: { kind: "MONITORING_ALERT"; id: string; dueAt: number }[];
  acts: { act: string; id: string }[];
}

const isSame = (alert: AlertRow, { rule, facts }: Judged) => rule === "silent" && alert.count === facts?.count;

/** What becomes of the alert of one rule. */
function applyTo(context: RequestContext, row: EnrolmentRow, alert: AlertRow | null, judged: Judged, first: string) {
  const { db, now } = context;
  const { tracker, rule, facts } = judged;
  const act = alert && isSame(alert, judged) ? null : nextAct(alert, facts);
  const none: Changes = { writes: [], outbox: [], due: [], acts: [] };
  if (act === null) return none;
  const id = alert?.id ?? uuidv7(now);
  const tells = act === "open" || act === "worsen";
  const isCritical = facts?.severity === "CRITICAL";
  const write =
    alert === null
      ? facts && insertAlert(db, { ...facts, id, enrolmentId: row.id, tracker, rule, state: "OPEN", openedAt: now })
      : act !== "open" &&
        changeAlert(db, alert, {
          ...facts,
          state: ALERT_TRANSITIONS[alert.state][act] ?? alert.state,
          ...(tells ? { openedAt: now, told: 1 } : {}),
        });
  return {
    writes: write ? [dropped(context, id, tells || act === "withdraw"), write].flat() : [],
    outbox: tells ? [tellOfAlert(context, first)] : [],
    due: tells && isCritical ? [{ kind: "MONITORING_ALERT" as const, id, dueAt: now + ESCALATE_MS }] : [],
    acts: [{ act, id }],
  };
}

const dropped = ({ db }: RequestContext, id: string, isNew: boolean): Write[] => (isNew ? [dropAlertDue(db, id)] : []);

/** So often somebody else may be faster before the message is tried again later. */
const TRIES = 5;

/**
 * Compares the readings of an enrolment as they stand now with its plan, and opens, joins, wakes or withdraws its
 * alerts. It looks at nothing but what is stored, so that it may run twice, late, and in any order.
 * @throws ConflictError where others are faster again and again
 */
export async function evaluate(context: RequestContext, enrolmentId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await evaluateOnce(context, enrolmentId).catch(refusedAs({ conflict: () => "overtaken" as const }));
    if (done !== "overtaken") return;
  }
  throw overtaken();
}

async function evaluateOnce(context: RequestContext, enrolmentId: string): Promise<void> {
  const { db, now } = context;
  const row = await readEnrolment(db, enrolmentId);
  if (!row || !isMonitored(row.state)) return;
  const trackers = await trackersOf(context, row);
  const standing = await readStanding(db, [row.id]);
  const [read, seenTo, terms] = await Promise.all([
    measuredOf(context, row, trackers, standing),
    readSeenTo(db, row.id),
    monitoringTerms(context),
  ]);
  const [first = row.employeeId] = toldInOrder(row, terms);
  const judged = judge(row, read, { seenTo, standing }, now);
  // What the plan measures no more alarms no more.
  const gone = standing
    .filter((alert) => !judged.some(({ tracker, rule }) => tracker === alert.tracker && rule === alert.rule))
    .map(({ tracker, rule }): Judged => ({ tracker, rule, facts: null }));
  const changes = [...judged, ...gone].map((each) => {
    const alert = standing.find(({ tracker, rule }) => tracker === each.tracker && rule === each.rule);
    return applyTo(context, row, alert ?? null, each, first);
  });
  const own = read.flatMap(({ readings }) => readings.map(({ at }) => at)).filter((at) => at >= (row.startedAt ?? now));
  const lastReadingAt = own.length === 0 ? (row.startedAt ?? now) : Math.max(...own);
  const kept = keptOf(
    read.map(({ tracker, readings }) => ({ schedule: tracker, readings: readings.map(({ at }) => at) })),
    { zone: row.zone, from: Math.max(row.startedAt ?? now, now - KEPT_DAYS * DAY_MS), now },
  ).percent;
  const writes = changes.flatMap((each) => each.writes);
  if (writes.length === 0 && lastReadingAt === row.lastReadingAt && kept === row.kept) return;
  const acts = changes.flatMap((each) => each.acts);
  const [act, ...more] = acts.map(({ act: name, id }) => ({
    action: `monitoringAlert.${name}`,
    subjectKind: "monitoringAlert",
    subjectId: id,
    patientId: row.patientId,
    fields: ["alert"],
  }));
  await commit(context, {
    guarded: takeTurn(db, row),
    writes: [...writes, settleConcern(db, row, { lastReadingAt, kept })],
    audit: act ? [act, ...more] : AUDITED_BEFORE,
    outbox: changes.flatMap((each) => each.outbox),
    due: changes.flatMap((each) => each.due),
    result: null,
  });
}
