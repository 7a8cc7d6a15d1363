import { employeeNames } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { heldFiles } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { componentsOf } from "../../data/laboratory/catalogue.server";
import { criticalsOf, historyOf } from "../../data/laboratory/lab-orders-read.server";
import { resultsOf } from "../../data/laboratory/lab-results.server";
import { rangeFor } from "../../domain/laboratory/flags";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { LAB_ACTIONS, labTransition, type LabAction, type LabActor } from "../../domain/laboratory/lab-order-states";
import { unitsOf } from "../../domain/laboratory/result-value";
import { labRules } from "../../support/laboratory/lab-rules.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { valuesUpTo } from "../../support/laboratory/release-results.server";

/** As whom somebody of the laboratory acts on a test: whoever has entered its values does not verify them. */
const deskActor = ({ enteredBy }: Pick<LabOrderTest, "enteredBy">, employeeId: string): LabActor =>
  enteredBy !== null && enteredBy !== employeeId ? "verifier" : "laboratory";

const mayDo = (test: LabOrderTest, employeeId: string): LabAction[] =>
  LAB_ACTIONS.filter((action) => labTransition(action, deskActor(test, employeeId), test.state) !== undefined);

/**
 * An order at the laboratory's desk: its tests, what they measure with the range that holds for this person, the values
 * so far and the files. The desk sees the order and not the record. Reading it is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function viewDeskOrder(context: RequestContext, orderId: string) {
  await authorize(context, "laboratory.work");
  const { order, person, tests, employeeId } = await reachDeskOrder(context, orderId);
  const { db, now, profile } = context;
  const [components, results, files, history, criticals, rules] = await Promise.all([
    componentsOf(
      db,
      tests.map(({ testId }) => testId),
    ),
    resultsOf(db, [order.id]),
    heldFiles(db, order.id),
    historyOf(db, order.id),
    criticalsOf(db, order.id),
    labRules(context),
    auditRead(context, {
      action: "labOrder.read",
      subjectKind: "labOrder",
      subjectId: order.id,
      patientId: order.patientId,
      fields: ["desk"],
    }),
  ]);
  const names = await employeeNames(
    context,
    history.flatMap(({ actorId }) => actorId ?? []),
  );
  const day = (test: LabOrderTest) => localDate(test.sampledAt ?? now, profile.timeZone);
  return {
    ...{ order, person, rules, criticals },
    tests: tests.map((test) => ({
      ...test,
      actions: mayDo(test, employeeId),
      components: components
        .filter(({ testId }) => testId === test.testId)
        .map((component) => ({
          ...component,
          units: unitsOf(component),
          range: rangeFor(component, person, day(test)),
          last:
            valuesUpTo(results, test, test.enteredVersion).find(({ componentId }) => componentId === component.id) ??
            null,
          versions: results.filter((each) => each.orderTestId === test.id && each.componentId === component.id),
        })),
      files: files.filter(({ partId }) => partId === test.id),
    })),
    history: history.map((each) => ({ ...each, name: names.get(each.actorId ?? "") ?? "" })),
  };
}
