import { titledNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import { chosenUnit, chosenUnits, type TrackerName } from "~/features/phr/public.server";
import { titledName } from "~/i18n/titled-name";
import { createTranslator } from "~/i18n/translator.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readAlerts, readReviews } from "../data/alerts.server";
import { readPlan } from "../data/plans.server";
import { isMonitored, isOver } from "../domain/enrolment-states";
import { namedTracker } from "../support/named-tracker.server";
import { shownLimits } from "../support/limit-units.server";
import { trackersOf } from "../support/evaluate.server";
import { reachEnrolment } from "../support/reach-enrolment.server";
import { settledNow } from "../support/settle-month.server";

/** The names of employees by their ids. */
async function namesOf(context: RequestContext, ids: readonly (string | null)[]) {
  const { t } = createTranslator(context.locale);
  const asked = [...new Set(ids.flatMap((id) => (id === null ? [] : [id])))];
  const found = await titledNames(context, asked);
  return (id: string | null) => {
    const named = id === null ? undefined : found.get(id);
    return named ? titledName(t, { title: named.title, firstName: named.name, lastName: "" }) : "";
  };
}

/** One patient who is monitored, with what alarms and what was written, for whoever monitors them. @throws NotFoundError */
export async function viewMonitored(context: RequestContext, id: string) {
  const row = await settledNow(context, await reachEnrolment(context, "monitoring.work", id));
  const { db } = context;
  const [alerts, reviews, patients, plan, trackers, units] = await Promise.all([
    readAlerts(db, id),
    readReviews(db, id),
    patientNames(context, [row.patientId]),
    readPlan(db, row.planId),
    trackersOf(context, row),
    chosenUnits(context),
    auditRead(context, {
      action: "monitoring.read",
      subjectKind: "monitoring",
      subjectId: id,
      patientId: row.patientId,
      fields: ["monitoring"],
    }),
  ]);
  const unitOf = (tracker: string) => chosenUnit(tracker as TrackerName, units);
  const name = await namesOf(context, [
    row.employeeId,
    ...alerts.map(({ seenBy }) => seenBy),
    ...reviews.map(({ employeeId }) => employeeId),
  ]);
  const { planName, state, version, content, zone, team, kept, startedAt, reviewAt, lastReadingAt } = row;
  return {
    ...{ id, state, version, planName, aim: content.aim, team, kept, startedAt, reviewAt, lastReadingAt, zone },
    ...{ patientId: row.patientId, patientName: patients.get(row.patientId) ?? "", reason: row.reason },
    reviewer: name(row.employeeId),
    isMonitored: isMonitored(state),
    isOver: isOver(state),
    /** A version that was published since. */
    newer: plan !== undefined && plan.published > row.planVersion,
    trackers: trackers.map((each) => ({
      ...shownLimits(each, unitOf(each.tracker)),
      tracker: each.tracker as TrackerName,
      unit: unitOf(each.tracker),
      isOwn: row.ownLimits[each.tracker] !== undefined,
    })),
    alerts: alerts.map(({ seenBy, enrolmentId: _, ...alert }) => ({
      ...alert,
      named: namedTracker(alert, units),
      seenByName: name(seenBy),
    })),
    reviews: reviews.map(({ employeeId, ...review }) => ({ ...review, by: name(employeeId) })),
  };
}

export type MonitoredView = Awaited<ReturnType<typeof viewMonitored>>;
