import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { ConflictError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import { changeEnrolment, type EnrolmentRow, type EnrolmentSet } from "../data/enrolments.server";
import { dropMonitoringDue } from "../data/monitoring-due.server";
import { nextEventAt } from "../domain/clock";
import { monthStepAt } from "../domain/month-step";
import { afterAct, isMonitored, type EnrolmentAct } from "../domain/enrolment-states";
import type { MonitoringTerms } from "./monitoring-terms.server";

/** Somebody else has done something about it meanwhile, or it is over. */
export const overtaken = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "monitoring:error.changed" }]);

/** When the clock looks at an enrolment next (UTC ms); null while it is not monitored. */
export function nextLookAt(row: EnrolmentRow, { againMs }: Pick<MonitoringTerms, "againMs">): number | null {
  if (!isMonitored(row.state)) return null;
  const { content, zone, clockAt } = row;
  const times = [nextEventAt({ trackers: content.trackers, zone, againMs }, clockAt), monthStepAt(row)];
  return times.reduce<number | null>((first, at) => (at !== null && (first === null || at < first) ? at : first), null);
}

export interface Change {
  set?: EnrolmentSet;
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/**
 * What an act writes about an enrolment, and when the clock looks at it next. For a commit; it is refused as a conflict
 * where somebody has changed it since it was read.
 * @param act "write" where its state stays
 * @throws ConflictError where the act is not possible now
 */
export function enrolmentPlan(
  context: RequestContext,
  row: EnrolmentRow,
  act: EnrolmentAct | "write" | "clock",
  { terms, set, writes = [], outbox = [] }: Change & { terms: Pick<MonitoringTerms, "againMs"> },
) {
  const { db } = context;
  const state = act === "write" || act === "clock" ? row.state : afterAct(row.state, act);
  if (state === null) throw overtaken();
  const after = { ...set, state };
  const next = nextLookAt({ ...row, ...after }, terms);
  return {
    guarded: changeEnrolment(db, row, after),
    writes: [dropMonitoringDue(db, row.id), ...writes],
    audit: [
      {
        action: `monitoring.${act}`,
        subjectKind: "monitoring",
        subjectId: row.id,
        patientId: row.patientId,
        fields: changedFields(row, after),
      },
    ],
    outbox,
    due: next === null ? [] : [{ kind: "MONITORING" as const, id: row.id, dueAt: next }],
  } as const;
}

/** Does it. @throws ConflictError where it is not possible now, or somebody was faster */
export async function changeBy(
  context: RequestContext,
  row: EnrolmentRow,
  act: EnrolmentAct | "write",
  change: Change & { terms: Pick<MonitoringTerms, "againMs"> },
): Promise<void> {
  await commit(context, { ...enrolmentPlan(context, row, act, change), result: null }).catch(refusedAs(overtaken));
}
