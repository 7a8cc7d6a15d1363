import type { DueEntry, OutboxEntry, Write } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { heldFiles } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { writtenForm } from "~/kernel/text/written-text";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { componentsOf, type StoredComponent } from "../../data/laboratory/catalogue.server";
import { insertCritical } from "../../data/laboratory/lab-orders-write.server";
import { insertLabResult, resultsOf } from "../../data/laboratory/lab-results.server";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { isFinal, stateOfEntered } from "../../domain/laboratory/lab-order-states";
import { isCritical } from "../../domain/laboratory/lab-test";
import { askedAmount, readValue, saysOther, sureOf, type ReadValue } from "../../domain/laboratory/read-values";
import { ESCALATES_AFTER_MS } from "../../domain/laboratory/release";
import { labEnterSchema } from "../../schemas/laboratory/lab-order";
import { finalResults } from "../../support/laboratory/final-results.server";
import { tellEmployee } from "../../support/laboratory/lab-mails.server";
import { labRules } from "../../support/laboratory/lab-rules.server";
import type { LoadedOrder } from "../../support/laboratory/people-of-orders.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { changedMeanwhile, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

type Sent = Readonly<Record<string, unknown>>;

const textAt = (sent: Sent, name: string) => {
  const value = sent[name];
  return typeof value === "string" ? writtenForm(value.slice(0, 4_000)) : "";
};

interface Test {
  loaded: LoadedOrder;
  test: LabOrderTest;
  components: readonly StoredComponent[];
  hasFile: boolean;
}

/** Whether an unlikely value was confirmed: now, or when it was entered before. */
const isSure = (value: ReadValue, confirmed: string, before: LabResult | undefined): boolean =>
  !value.unlikely || confirmed === sureOf(value) || (before?.unlikely === true && before.value === value.value);

/** What was typed of each component that says something else than before. @throws InvalidError at `value.<component>` */
function typedValues(
  context: RequestContext,
  { loaded, test, components, hasFile }: Test,
  sent: Sent,
  known: readonly LabResult[],
) {
  const day = localDate(test.sampledAt ?? context.now, context.profile.timeZone);
  const problems: FieldError[] = [];
  const changed: { component: StoredComponent; value: ReadValue }[] = [];
  for (const component of components) {
    const { id } = component;
    const before = known.find(({ componentId }) => componentId === id);
    // What is not sent of a value is as it was; a comment is taken away by an empty one.
    const comment = `comment.${id}` in sent ? textAt(sent, `comment.${id}`).slice(0, 500) : (before?.comment ?? "");
    const typed = { value: textAt(sent, `value.${id}`), unit: textAt(sent, `unit.${id}`), comment };
    const read = readValue(component, typed, { person: loaded.person, day, hasFile });
    if (!read.ok) problems.push({ field: `value.${id}`, message: read.error });
    else if (read.value && !isSure(read.value, textAt(sent, `sure.${id}`), before))
      problems.push({
        field: `value.${id}`,
        message: "laboratory:ask.unlikely",
        values: { value: askedAmount(read.value), sure: sureOf(read.value) },
      });
    else if (read.value && saysOther(before, read.value)) changed.push({ component, value: read.value });
  }
  if (problems.length > 0) throw new InvalidError(problems);
  return changed;
}

interface Raised {
  writes: Write[];
  outbox: OutboxEntry[];
  due: DueEntry[];
}

/** Tells the orderer at once of each value that cannot wait, and looks again in half an hour. */
function criticalsIn(context: RequestContext, { order }: LoadedOrder, results: readonly LabResult[]): Raised {
  const { db, now } = context;
  const found = results.filter(({ flag }) => isCritical(flag)).map(({ id }) => ({ id: uuidv7(now), resultId: id }));
  return {
    writes: found.map((each) => insertCritical(db, { ...each, orderId: order.id, raisedAt: now })),
    outbox: found.length > 0 ? [tellEmployee(context, "labOrder.critical", order.providerId)] : [],
    due: found.map(({ id }) => ({ kind: "LAB_CRITICAL" as const, id, dueAt: now + ESCALATES_AFTER_MS })),
  };
}

/** The test that values are entered for, with all that its order has. @throws NotFoundError, ConflictError */
async function readTest(context: RequestContext, orderId: string, testId: string) {
  const loaded = await reachDeskOrder(context, orderId);
  const test = loaded.tests.find(({ id }) => id === testId);
  if (!test) throw new NotFoundError();
  const { db } = context;
  const [components, results, files, rules] = await Promise.all([
    componentsOf(db, [test.testId]),
    resultsOf(db, [orderId]),
    heldFiles(db, orderId),
    labRules(context),
  ]);
  const hasFile = files.some(({ partId }) => partId === test.id);
  return { of: { loaded, test, components, hasFile }, results, rules, employeeId: loaded.employeeId };
}

/**
 * Enters values of a test, all or some, or corrects them for a reason: a version of their own, and the one before stays.
 * A value that cannot wait is told at once, verified or not. Where the organization wants two people, the second one
 * verifies before anybody else sees them.
 * @param raw the fields of labEnterSchema; `value.`, `unit.` and `comment.` with a component's id, and `sure.` with it,
 *   which confirms the unlikely value that it names
 * @throws InvalidError at `value.<component>`, with `laboratory:ask.unlikely` where it may be confirmed; at `reason` of a
 *   correction, or where nothing was entered; ConflictError
 */
export async function enterResults(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, test: testId, reason, ...sent } = parse(labEnterSchema, raw);
  const { of, results, rules, employeeId } = await readTest(context, orderId, testId);
  const { loaded, test, components } = of;
  const corrects = isFinal(test.state);
  testsFor(loaded, { action: corrects ? "correct" : "enter", by: "laboratory", ids: [test.id] });
  if (loaded.order.version !== version) throw changedMeanwhile();
  const { db, now } = context;
  const known = valuesUpTo(results, test, test.enteredVersion);
  const changed = typedValues(context, of, sent, known);
  if (changed.length === 0 && (corrects || known.length < components.length))
    throw new InvalidError([{ field: "", message: "laboratory:refused.nothing" }]);
  if (corrects && reason === "") throw new InvalidError([{ field: "reason", message: "errors:field.mandatory" }]);
  const next = changed.length > 0 ? test.enteredVersion + 1 : test.enteredVersion;
  const entered = changed.map(({ component, value }): LabResult => ({
    ...value,
    ...{ id: uuidv7(now), orderId, orderTestId: test.id, componentId: component.id, version: next, reason },
    ...{ sampledAt: test.sampledAt ?? now, enteredBy: employeeId, at: now },
  }));
  const all = [...results, ...entered];
  const has = new Set(valuesUpTo(all, test, next).map(({ componentId }) => componentId));
  const whole = components.every(({ id }) => has.has(id));
  const state = stateOfEntered({ whole, verifies: rules.verifiesResults, corrects: corrects || test.finalVersion > 0 });
  const became: LabOrderTest = {
    ...test,
    ...{ state, stateAt: now, stateReason: reason, enteredBy: employeeId, verifiedBy: null, enteredVersion: next },
    finalVersion: isFinal(state) ? next : test.finalVersion,
  };
  const critical = criticalsIn(context, loaded, entered);
  const follows = isFinal(state)
    ? await finalResults(context, loaded, { test: became, results: all, rules })
    : { tests: [became], outbox: [], due: [] };
  return storeLabStep(context, loaded, {
    action: corrects ? "correct" : "enter",
    ...{ ...follows, reason },
    writes: [...entered.map((each) => insertLabResult(db, each)), ...critical.writes, ...(follows.writes ?? [])],
    outbox: [...critical.outbox, ...follows.outbox],
    due: [...critical.due, ...follows.due],
  });
}
