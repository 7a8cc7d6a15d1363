import { employeeNames } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { criticalsOf, historyOf } from "../../data/laboratory/lab-orders-read.server";
import { filesOfOrder, resultsOf } from "../../data/laboratory/lab-results.server";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { LAB_ACTIONS, labTransition, type LabAction } from "../../domain/laboratory/lab-order-states";
import { reachLabOrder, type ReachedLabOrder } from "../../support/laboratory/reach-lab-order.server";
import { valuesUpTo } from "../../support/laboratory/release-results.server";
import { shownToPatient } from "../../support/laboratory/shown-to-patient";

/** The values of a test that somebody sees, each with those before it that it corrected. */
function valuesSeen(results: readonly LabResult[], test: LabOrderTest, version: number) {
  return valuesUpTo(results, test, version).map((last) => ({
    ...last,
    before: results.filter(
      (each) =>
        each.orderTestId === test.id &&
        each.componentId === last.componentId &&
        each.version < last.version &&
        last.reason !== "",
    ),
  }));
}

const actionsOf = ({ by, tests }: ReachedLabOrder): LabAction[] =>
  by === null
    ? []
    : LAB_ACTIONS.filter((action) => tests.some(({ state }) => labTransition(action, by, state) !== undefined));

/**
 * An order with what has come of it. The practice sees what is final; the patient sees what was released to them, and
 * whether a correction of it is on its way. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function viewLabOrder(context: RequestContext, orderId: string) {
  await authorize(context, "labOrder.read");
  const found = await reachLabOrder(context, "labOrder.read", orderId);
  const { order, tests, reached } = found;
  const { db, actor } = context;
  const patients = actor.kind === "patient";
  const [results, files, history, criticals] = await Promise.all([
    resultsOf(db, [order.id]),
    filesOfOrder(db, order.id),
    patients ? [] : historyOf(db, order.id),
    patients ? [] : criticalsOf(db, order.id),
    auditRead(context, {
      action: "labOrder.read",
      subjectKind: "labOrder",
      subjectId: order.id,
      patientId: order.patientId,
      fields: ["view"],
    }),
  ]);
  const ids = [...history.map(({ actorId }) => actorId), ...criticals.map(({ acknowledgedBy }) => acknowledgedBy)];
  const names = await employeeNames(
    context,
    ids.flatMap((id) => id ?? []),
  );
  const versionOf = (test: LabOrderTest) => (patients ? test.releasedVersion : test.finalVersion);
  return {
    order: patients ? shownToPatient(order, tests) : order,
    ...{ patient: reached.patient, isSelf: reached.isSelf, opening: reached.opening, patients },
    actions: actionsOf(found),
    mayAcknowledge: found.by !== null,
    tests: tests.map((test) => ({
      ...test,
      values: valuesSeen(results, test, versionOf(test)),
      // What the patient has is being looked at again: another value may follow.
      isCorrected: test.releasedVersion > 0 && test.finalVersion > test.releasedVersion,
      files: versionOf(test) > 0 ? files.filter(({ orderTestId }) => orderTestId === test.id) : [],
    })),
    criticals: criticals.map((critical) => {
      const result = results.find(({ id }) => id === critical.resultId);
      return {
        ...critical,
        name: result?.name ?? "",
        value: result ? `${result.value} ${result.unit}`.trim() : "",
        by: names.get(critical.acknowledgedBy ?? "") ?? "",
      };
    }),
    history: history.map((each) => ({ ...each, name: names.get(each.actorId ?? "") ?? "" })),
  };
}
