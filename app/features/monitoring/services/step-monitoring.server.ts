import { asAsked, commit, type CommitPlan, type OutboxEntry } from "~/db/commit.server";
import { isSettled, prepaidCharge } from "~/features/billing/public.server";
import { readMeasured } from "~/features/phr/public.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeAlert, readAlert } from "../data/alerts.server";
import {
  chargedBy,
  readEnrolment,
  readEnrolmentOfCharge,
  readOfPatient,
  type EnrolmentRow,
} from "../data/enrolments.server";
import { dropAlertDue, nextMonitoringLook } from "../data/monitoring-due.server";
import { ESCALATE_MS } from "../domain/alert";
import { clockEvents, isStillToTake } from "../domain/clock";
import { GRACE_MS, isMonitored } from "../domain/enrolment-states";
import { monthStep } from "../domain/month-step";
import { nextMonthAt } from "../domain/months";
import { enrolmentPlan, nextLookAt } from "../support/change-enrolment.server";
import { evaluate, trackersOf } from "../support/evaluate.server";
import { monitoringTerms, toldInOrder, type MonitoringTerms } from "../support/monitoring-terms.server";
import { priceOfMonth } from "../support/price-of-month.server";
import { paidPlan } from "../support/settle-month.server";
import { tellOfAlert, tellPatient } from "../support/told-of-monitoring.server";

type Plan = Omit<CommitPlan<null>, "result">;

/** Nobody is reminded of what was due so long ago, such as after the clock has stood still. */
const TOO_LATE_MS = 6 * 3_600_000;
/** So far back it is counted which reading belongs to which due time: a window is a day at most. */
const TAKEN_MS = 3 * 24 * 3_600_000;
const MOST_TAKEN = 60;

/** Reminds a patient once of all that is due now and is not there yet. */
async function reminders(context: RequestContext, row: EnrolmentRow, terms: MonitoringTerms): Promise<OutboxEntry[]> {
  const { db, now } = context;
  const trackers = await trackersOf(context, row);
  const timed = { trackers, zone: row.zone, againMs: terms.againMs };
  const due = clockEvents(timed, Math.max(row.clockAt, now - TOO_LATE_MS), now).filter(({ kind }) => kind !== "over");
  const since = Math.max(row.startedAt ?? now, now - TAKEN_MS);
  for (const schedule of trackers) {
    const own = due.filter(({ tracker }) => tracker === schedule.tracker);
    if (own.length === 0) continue;
    const read = await readMeasured(db, { patientId: row.patientId, tracker: schedule.tracker, most: MOST_TAKEN });
    const readings = read.map(({ at }) => at);
    if (isStillToTake(own, { schedule, zone: row.zone, since, now, readings }))
      return tellPatient(context, row.patientId, "monitoring.due");
  }
  return [];
}

async function remind(context: RequestContext, row: EnrolmentRow, terms: MonitoringTerms): Promise<Plan> {
  const outbox = terms.isOn ? await reminders(context, row, terms) : [];
  return enrolmentPlan(context, row, "clock", { terms, set: { clockAt: context.now }, outbox });
}

/** The next month begins: it is charged in advance where it costs something, or the time that was agreed is over. */
async function nextMonth(context: RequestContext, row: EnrolmentRow, terms: MonitoringTerms): Promise<Plan> {
  const { content, monthsBegun, patientId, currencyCode } = row;
  if (content.months > 0 && monthsBegun >= content.months)
    return enrolmentPlan(context, row, "complete", { terms, set: { endedAt: context.now, monthAt: null } });
  const set = { monthsBegun: monthsBegun + 1, monthAt: nextMonthAt(row.startOn, row.zone, context.now) };
  const price = await priceOfMonth(context, { name: row.planName, priceMinor: content.priceMinor });
  if (!price) return enrolmentPlan(context, row, "clock", { terms, set });
  const { chargeId, writes } = prepaidCharge(context, {
    ...{ ...price, patientId, currencyCode, appointmentId: null, branchId: null, note: "" },
  });
  return enrolmentPlan(context, row, "owe", {
    terms,
    set: { ...set, priceMinor: price.totalMinor, graceAt: context.now + GRACE_MS },
    writes: [...writes, chargedBy(context.db, row.id, chargeId)],
    outbox: await tellPatient(context, patientId, "monitoring.unpaid"),
  });
}

/** The days of grace are over: it goes on once the patient has paid. */
async function grace(context: RequestContext, row: EnrolmentRow, terms: MonitoringTerms): Promise<Plan> {
  if (row.chargeId !== null && (await isSettled(context, row.chargeId))) return paidPlan(context, row, terms);
  return enrolmentPlan(context, row, "suspend", {
    terms,
    set: { graceAt: null },
    outbox: await tellPatient(context, row.patientId, "monitoring.unpaid"),
  });
}

/**
 * Does what is due about an enrolment, once, whoever looks and however often: the end of the days of grace, the next
 * month, or reminders and what was missed. What comes next is due then.
 */
export async function stepMonitoring(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "monitoring.settle");
  const { db, now } = context;
  const look = { kind: "MONITORING", ...item } as const;
  const [row, terms] = await Promise.all([readEnrolment(db, item.id), monitoringTerms(context)]);
  const next = row ? nextLookAt(row, terms) : null;
  if (!row || next === null || next > now) {
    await nextMonitoringLook(db, look, next).run();
    return;
  }
  const due = monthStep(row, now);
  const step = due === "grace" ? grace : due === "month" ? nextMonth : remind;
  // What was missed is seen first: should this be lost, the next look finds it again.
  if (step === remind) await evaluate(context, row.id);
  await commit(context, { ...(await step(context, row, terms)), result: null }).catch(asAsked);
}

/** Compares a patient's readings with their plans after some have changed. Safe to run twice. */
export async function evaluateReadings(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "monitoring.settle");
  const { patientId, trackers } = parse(TOPICS["reading.changed"], payload);
  for (const { id, state, content } of await readOfPatient(context.db, patientId))
    if (isMonitored(state) && content.trackers.some(({ tracker }) => trackers.includes(tracker)))
      await evaluate(context, id);
}

/** Nobody has seen to a dangerous reading: the next of the team is told, once. Safe to run twice. */
export async function escalateAlert(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "monitoring.settle");
  const { db, now } = context;
  const alert = await readAlert(db, item.id);
  const row = alert && (await readEnrolment(db, alert.enrolmentId));
  const told = row ? toldInOrder(row, await monitoringTerms(context)) : [];
  const next = alert ? told[alert.told] : undefined;
  if (alert?.state !== "OPEN" || !row || !isMonitored(row.state) || next === undefined) {
    await dropAlertDue(db, item.id).run();
    return;
  }
  await commit(context, {
    guarded: changeAlert(db, alert, { told: alert.told + 1 }),
    writes: [dropAlertDue(db, alert.id)],
    audit: [
      {
        action: "monitoringAlert.escalate",
        subjectKind: "monitoringAlert",
        subjectId: alert.id,
        patientId: row.patientId,
        fields: ["told"],
      },
    ],
    outbox: [tellOfAlert(context, next)],
    due: [{ kind: "MONITORING_ALERT", id: alert.id, dueAt: now + ESCALATE_MS }],
    result: null,
  }).catch(asAsked);
}

/** Begins or goes on with what waits for a charge that is settled now. Safe to run twice. */
export async function settleMonitoring(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "monitoring.settle");
  const { chargeId } = parse(TOPICS["charge.settled"], payload);
  const row = await readEnrolmentOfCharge(context.db, chargeId);
  if (!row || !(await isSettled(context, chargeId))) return;
  await commit(context, { ...paidPlan(context, row, await monitoringTerms(context)), result: null }).catch(asAsked);
}
