import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countAlarming } from "../data/enrolments.server";
import { seenBy } from "../support/reach-enrolment.server";

/** More are not counted. */
const MOST_COUNTED = 100;

/** How many of the monitored patients whom somebody sees have an alert that is open: a hundred at most. */
export async function countPatientsAlarming(context: RequestContext): Promise<number> {
  await authorize(context, "monitoring.work");
  return countAlarming(context.db, await seenBy(context), MOST_COUNTED);
}
