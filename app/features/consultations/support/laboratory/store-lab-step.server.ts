import { commit, refusedAs, type AuditEntry, type DueEntry, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { insertLabHistory, updateLabOrder, updateOrderTest } from "../../data/laboratory/lab-orders-write.server";
import { reviewSince } from "../../domain/laboratory/how-far";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import {
  isFinal,
  stateOfOrder,
  transitionOf,
  type LabAction,
  type LabActor,
} from "../../domain/laboratory/lab-order-states";
import type { ToldWay } from "../../domain/laboratory/telling";
import type { LoadedOrder } from "./people-of-orders.server";

/** One thing that was done to tests of an order. */
export interface LabStep {
  action: LabAction;
  /** The tests as they become. */
  tests: readonly LabOrderTest[];
  /** Other tests that wait for the review again by it; its own act did nothing to them. */
  back?: readonly LabOrderTest[];
  /** What changes of the order beside its state. */
  order?: Partial<LabOrder>;
  /** Why, in the history; of each test by itself where it says something of it. */
  reason?: string | ((test: LabOrderTest) => string);
  /** What is written before the order and its tests, and after. */
  first?: readonly Write[];
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
  due?: readonly DueEntry[];
  audit?: readonly AuditEntry[];
}

/** Somebody else changed the order after its page was opened: said on the form, which keeps what was typed. */
export const changedMeanwhile = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "errors:conflict.text" }]);

/** The order alone, without what a page shows beside it. */
export function plainOrder({ order }: Pick<LoadedOrder, "order">): LabOrder {
  const { patientName: _patient, providerName: _provider, laboratoryName: _laboratory, ...plain } = order;
  return plain;
}

/**
 * The tests that somebody may do this to: those that were named, or all for which the state table has it.
 * @throws ConflictError where one that was named is in another state by now, or there is none
 */
export function testsFor(
  { tests }: Pick<LoadedOrder, "tests">,
  { action, by, ids }: { action: LabAction; by: LabActor; ids?: readonly string[] | undefined },
): LabOrderTest[] {
  const named = ids === undefined ? tests : tests.filter(({ id }) => ids.includes(id));
  const able = named.filter((test) => transitionOf(action, by, test) !== undefined);
  const missed = ids !== undefined && able.length < ids.length;
  if (able.length === 0 || missed) throw changedMeanwhile();
  return able;
}

/**
 * Writes what was done to tests of an order, the state that the order shows by it, and the history.
 * @throws ConflictError where somebody else changed the order meanwhile
 */
export async function storeLabStep(context: RequestContext, loaded: LoadedOrder, step: LabStep): Promise<LabOrder> {
  const { db, now } = context;
  const before = plainOrder(loaded);
  const moved = [...step.tests, ...(step.back ?? [])];
  const changed = new Map(moved.map((test) => [test.id, test]));
  const tests = loaded.tests.map((test) => changed.get(test.id) ?? test);
  const wanted = tests.filter(({ state }) => state !== "CANCELLED");
  const resulted = wanted.length > 0 && wanted.every(({ state }) => isFinal(state));
  const order: LabOrder = {
    ...before,
    resultedAt: resulted ? (before.resultedAt ?? now) : null,
    reviewSince: reviewSince(tests),
    ...step.order,
    ...{ state: stateOfOrder(tests.map(({ state }) => state)), updatedAt: now, version: before.version + 1 },
  };
  await commit(context, {
    guarded: updateLabOrder(db, order, before.version),
    writes: [
      ...(step.first ?? []),
      ...moved.map((test) => updateOrderTest(db, test)),
      insertLabHistory(db, historyOf(context, loaded, step)),
      ...(step.writes ?? []),
    ],
    audit: [
      {
        action: `labOrder.${step.action}`,
        subjectKind: "labOrder",
        subjectId: order.id,
        patientId: order.patientId,
        fields: changedFields(compared(before, loaded.tests), compared(order, tests)),
      },
      ...(step.audit ?? []),
    ],
    ...(step.outbox && { outbox: step.outbox }),
    ...(step.due && { due: step.due }),
    result: null,
  }).catch(
    refusedAs({
      conflict: () => changedMeanwhile(),
      unique: () => changedMeanwhile(),
    }),
  );
  return order;
}

/** An order and tests of it as the audit compares them: the fields of the tests stand behind their name. */
function compared(order: LabOrder, tests: readonly LabOrderTest[]): Record<string, unknown> {
  const ofTests = new Map<string, unknown[]>();
  for (const test of tests)
    for (const [name, value] of Object.entries(test))
      ofTests.set(`tests.${name}`, [...(ofTests.get(`tests.${name}`) ?? []), value]);
  const said = [...ofTests].map(([name, values]) => [name, JSON.stringify(values)] as const);
  return { ...order, version: 0, updatedAt: 0, ...Object.fromEntries(said) };
}

/** What happened to tests of an order without any change of theirs, in its history. */
export const noteHistory = (
  { db, now, auditActor }: RequestContext,
  tests: readonly LabOrderTest[],
  { action, reason }: { action: "acknowledge" | "attach" | "detach" | "takeBackReview" | ToldWay; reason: string },
): D1PreparedStatement =>
  insertLabHistory(
    db,
    tests.map(({ id: orderTestId, orderId, state }) => ({
      ...{ id: uuidv7(now), orderId, orderTestId, action, reason, fromState: state, toState: state },
      ...{ actorKind: auditActor.kind, actorId: auditActor.id, at: now },
    })),
  );

function historyOf({ now, auditActor }: RequestContext, loaded: LoadedOrder, { action, tests, reason }: LabStep) {
  const before = new Map(loaded.tests.map((test) => [test.id, test.state]));
  const why = typeof reason === "function" ? reason : () => reason ?? "";
  return tests.map((test) => ({
    ...{ id: uuidv7(now), orderId: test.orderId, orderTestId: test.id, action, reason: why(test), at: now },
    ...{ fromState: before.get(test.id) ?? null, toState: test.state },
    ...{ actorKind: auditActor.kind, actorId: auditActor.id },
  }));
}
