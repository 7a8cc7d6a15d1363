import { employeeNames, readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
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
import { isOwnEntry } from "../../domain/laboratory/second-look";
import { unitsOf } from "../../domain/laboratory/result-value";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";

/** What somebody of the laboratory may do with a test: whoever has entered its values does not verify them. */
function mayDo({ enteredBy, state }: LabOrderTest, isOwn: boolean): LabAction[] {
  const by: LabActor = enteredBy === null || isOwn ? "laboratory" : "verifier";
  return LAB_ACTIONS.filter((action) => labTransition(action, by, state) !== undefined);
}

/** Who else works at the desk, by name, where somebody may not verify what they entered. */
async function othersAtDesk({ db }: RequestContext, employeeId: string, tests: readonly { isOwn: boolean }[]) {
  if (!tests.some(({ isOwn }) => isOwn)) return [];
  const all = await readEmployeesOfRole(db, ROLE.LABORATORY);
  return all.filter(({ id }) => id !== employeeId).map(({ name }) => name);
}

/**
 * An order at the laboratory's desk: its tests, what they measure with the range that holds for this person, the values
 * so far and the files. The desk sees the order and not the record. Reading it is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function viewDeskOrder(context: RequestContext, orderId: string) {
  await authorize(context, "laboratory.work");
  const { order, person, tests, employeeId } = await reachDeskOrder(context, orderId);
  const { db, now, profile } = context;
  const [components, results, files, history, criticals] = await Promise.all([
    componentsOf(
      db,
      tests.map(({ testId }) => testId),
    ),
    resultsOf(db, [order.id]),
    heldFiles(db, order.id),
    historyOf(db, order.id),
    criticalsOf(db, order.id),
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
  const lastOf = (test: LabOrderTest) => valuesUpTo(results, test, test.enteredVersion);
  const own = tests.map((test) => ({
    ...test,
    isOwn: test.state === "ENTERED" && isOwnEntry(lastOf(test), test, employeeId),
  }));
  const day = (test: LabOrderTest) => localDate(test.sampledAt ?? now, profile.timeZone);
  return {
    ...{ order, person, criticals, verifiers: await othersAtDesk(context, employeeId, own) },
    today: localDate(now, profile.timeZone),
    tests: own.map((test) => ({
      ...test,
      actions: mayDo(test, test.isOwn),
      components: components
        .filter(({ testId }) => testId === test.testId)
        .map((component) => ({
          ...component,
          units: unitsOf(component),
          range: rangeFor(component, person, day(test)),
          last: lastOf(test).find(({ componentId }) => componentId === component.id) ?? null,
          versions: results.filter((each) => each.orderTestId === test.id && each.componentId === component.id),
        })),
      files: files.filter(({ partId }) => partId === test.id),
    })),
    history: history.map((each) => ({ ...each, name: names.get(each.actorId ?? "") ?? "" })),
  };
}
