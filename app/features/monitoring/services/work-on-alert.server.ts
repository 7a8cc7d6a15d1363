import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeAlert, readAlert } from "../data/alerts.server";
import { settleConcern, takeTurn } from "../data/enrolments.server";
import { dropAlertDue } from "../data/monitoring-due.server";
import { ALERT_TRANSITIONS, type AlertAct } from "../domain/alert";
import { alertActSchema } from "../schemas/monitoring";
import { overtaken } from "../support/change-enrolment.server";
import { reachEnrolment, workerOf } from "../support/reach-enrolment.server";

async function actOn(
  context: RequestContext,
  raw: unknown,
  act: Extract<AlertAct, "acknowledge" | "resolve" | "markFalse">,
) {
  await authorize(context, "monitoring.work");
  const { alertId, version, note } = parse(alertActSchema, raw);
  const { db, now } = context;
  const alert = await readAlert(db, alertId);
  if (!alert) throw new NotFoundError();
  const row = await reachEnrolment(context, "monitoring.work", alert.enrolmentId);
  const state = ALERT_TRANSITIONS[alert.state][act];
  if (state === undefined || alert.version !== version) throw overtaken();
  const set = { state, note, seenBy: workerOf(context), seenAt: now };
  await commit(context, {
    // Readings that are compared at this moment are compared again.
    guarded: takeTurn(db, row),
    writes: [
      changeAlert(db, alert, set),
      dropAlertDue(db, alert.id),
      settleConcern(db, row, { lastReadingAt: null, kept: row.kept }),
    ],
    audit: [
      {
        action: `monitoringAlert.${act}`,
        subjectKind: "monitoringAlert",
        subjectId: alert.id,
        patientId: row.patientId,
        fields: changedFields(alert, set),
      },
    ],
    result: null,
  }).catch(refusedAs(overtaken));
}

/** Says that somebody has seen to it: it is quiet until it is worse. @throws ConflictError; InvalidError without a note */
export const acknowledgeAlert = (context: RequestContext, raw: unknown) => actOn(context, raw, "acknowledge");

/** Ends an alert with what was done; readings before it alarm no more. @throws ConflictError; InvalidError */
export const resolveAlert = (context: RequestContext, raw: unknown) => actOn(context, raw, "resolve");

/** Ends an alert as one of a reading that was none. @throws ConflictError; InvalidError */
export const markFalseReading = (context: RequestContext, raw: unknown) => actOn(context, raw, "markFalse");
