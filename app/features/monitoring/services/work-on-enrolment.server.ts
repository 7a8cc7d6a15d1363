import { trackerOf, type TrackerName } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertReview } from "../data/alerts.server";
import type { EnrolmentRow } from "../data/enrolments.server";
import { readPlan, readPlanVersion } from "../data/plans.server";
import type { EnrolmentAct } from "../domain/enrolment-states";
import { endSchema, ownLimitsSchema, reviewSchema, versionSchema } from "../schemas/monitoring";
import { orderedBounds } from "../support/bounds-of";
import { changeBy, overtaken, type Change } from "../support/change-enrolment.server";
import { endNow } from "../support/end-now.server";
import { evaluate } from "../support/evaluate.server";
import { typedInUnit, unitOfLimits } from "../support/limit-units.server";
import { monitoringTerms } from "../support/monitoring-terms.server";
import { reachEnrolment, workerOf } from "../support/reach-enrolment.server";
import { goOnNow } from "../support/start-now.server";
import { tellPatient } from "../support/told-of-monitoring.server";

const asSeen = (row: EnrolmentRow, version: number): EnrolmentRow => {
  if (row.version !== version) throw overtaken();
  return row;
};

const change = async (context: RequestContext, row: EnrolmentRow, act: EnrolmentAct | "write", how: Change) =>
  changeBy(context, row, act, { ...how, terms: await monitoringTerms(context) });

/** Writes down what somebody saw who looked through the readings; the patient reads it where it is shared. */
export async function reviewEnrolment(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { text, shared, minutes } = parse(reviewSchema, raw);
  const { db, now } = context;
  const written = { id: uuidv7(now), enrolmentId: id, employeeId: workerOf(context), at: now, text, shared, minutes };
  await change(context, row, "write", {
    set: { reviewAt: now + row.content.reviewDays * DAY_MS },
    writes: [insertReview(db, written)],
    outbox: shared ? await tellPatient(context, row.patientId, "monitoring.reviewed") : [],
  });
}

/** Lets a patient measure nothing for a while. @throws ConflictError */
export async function pauseEnrolment(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { version } = parse(versionSchema, raw);
  await change(context, asSeen(row, version), "pause", {});
}

/** Goes on after a pause: readings count from now on. @throws ConflictError, also while a month is to be paid */
export async function resumeEnrolment(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { version } = parse(versionSchema, raw);
  if (row.chargeId !== null) throw overtaken();
  await change(context, asSeen(row, version), "resume", { set: goOnNow(context, row, { isPaid: false }) });
}

/** Ends the monitoring; a month that is not paid costs nothing then. @throws ConflictError where it is over */
export async function endEnrolment(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { version, reason } = parse(endSchema, raw);
  await endNow(context, asSeen(row, version), reason);
}

/** Gives a patient limits of their own in place of the plan's, or the plan's again. @throws InvalidError at the limit; NotFoundError; ConflictError */
export async function setOwnLimits(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { version, tracker, unit, asPlan, ...typed } = parse(ownLimitsSchema, raw);
  if (!row.content.trackers.some((each) => each.tracker === tracker)) throw new NotFoundError();
  const { [tracker]: _before, ...others } = row.ownLimits;
  const inUnit = typedInUnit(typed, unitOfLimits(tracker as TrackerName, unit));
  const hasSecond = trackerOf(tracker as TrackerName).second !== undefined;
  const own = asPlan ? {} : { [tracker]: orderedBounds(inUnit, hasSecond) };
  await change(context, asSeen(row, version), "write", { set: { ownLimits: { ...others, ...own } } });
  await evaluate(context, id);
}

/** Moves a patient to what the plan says now. @throws ConflictError where they are on it */
export async function moveToCurrent(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachEnrolment(context, "monitoring.work", id);
  const { version } = parse(versionSchema, raw);
  const plan = await readPlan(context.db, row.planId);
  const current = plan && (await readPlanVersion(context.db, plan.id, plan.published));
  if (!plan || !current || plan.published === row.planVersion) throw overtaken();
  await changeBy(context, asSeen(row, version), "write", {
    set: { planVersion: plan.published, team: current.content.team },
    terms: await monitoringTerms(context),
  });
  await evaluate(context, id);
}
