import { asAsked, commit, type CommitPlan } from "~/db/commit.server";
import { isSettled } from "~/features/billing/public.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { chargedBy, readEnrolment, type EnrolmentRow } from "../data/enrolments.server";
import { enrolmentPlan } from "./change-enrolment.server";
import { monitoringTerms, type MonitoringTerms } from "./monitoring-terms.server";
import { goOnNow } from "./start-now.server";

/** What is written about an enrolment whose month is paid: it begins, or goes on. For a commit. */
export const paidPlan = (
  context: RequestContext,
  row: EnrolmentRow,
  terms: MonitoringTerms,
): Omit<CommitPlan<null>, "result"> => {
  const starts = row.state === "AWAITING_PAYMENT" || row.state === "PAUSED";
  return enrolmentPlan(context, row, "pay", {
    terms,
    set: { ...(starts ? goOnNow(context, row, { isPaid: true }) : {}), graceAt: null },
    writes: [chargedBy(context.db, row.id, null)],
  });
};

/** An enrolment as it stands, after what was paid at the desk or elsewhere has its effect. */
export async function settledNow(context: RequestContext, row: EnrolmentRow): Promise<EnrolmentRow> {
  if (row.chargeId === null || !(await isSettled(context, row.chargeId))) return row;
  const system = withActor(context, { kind: "system", task: "monitoring" });
  await commit(system, { ...paidPlan(system, row, await monitoringTerms(system)), result: null }).catch(asAsked);
  return (await readEnrolment(context.db, row.id)) ?? row;
}
