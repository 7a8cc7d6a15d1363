import type { DueEntry, OutboxEntry, Write } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { heldFiles } from "~/features/phr/public.server";
import { uuidv7 } from "~/kernel/ids";
import { amountText } from "~/kernel/text/measured-amount";
import { writtenForm } from "~/kernel/text/written-text";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { readerFormat } from "~/platform/reader-format.server";
import { parse } from "~/platform/http/parse.server";
import { componentsOf, type StoredComponent } from "../../data/laboratory/catalogue.server";
import { insertCritical } from "../../data/laboratory/lab-orders-write.server";
import { insertLabResult, resultsOf } from "../../data/laboratory/lab-results.server";
import { isOfSample } from "../../domain/laboratory/lab-files";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { correctsFinal, isFinal, stateOfEntered } from "../../domain/laboratory/lab-order-states";
import { isCritical } from "../../domain/laboratory/lab-test";
import { isOwnEntry } from "../../domain/laboratory/second-look";
import { askedAmount, readValue, saysOther, sureOf, type ReadValue } from "../../domain/laboratory/read-values";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { ESCALATES_AFTER_MS } from "../../domain/laboratory/release";
import { labEnterSchema } from "../../schemas/laboratory/lab-order";
import { finalResults } from "../../support/laboratory/final-results.server";
import { tellEmployee } from "../../support/laboratory/lab-mails.server";
import { labRules, type LabRules } from "../../support/laboratory/lab-rules.server";
import type { LoadedOrder } from "../../support/laboratory/people-of-orders.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";
import { tellUnverifiable } from "../../support/laboratory/unverifiable.server";
import { withdrawnCriticals } from "../../support/laboratory/withdraw-criticals.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { takeBackReviews } from "../../support/laboratory/take-back-reviews.server";
import { changedMeanwhile, plainOrder, storeLabStep, testsFor } from "../../support/laboratory/store-lab-step.server";

type Sent = Readonly<Record<string, unknown>>;

const textAt = (sent: Sent, name: string) => {
  const value = sent[name];
  return typeof value === "string" ? writtenForm(value.slice(0, 4_000)) : "";
};

/** A test that values are entered for, with what is known of it already. */
interface Test {
  test: LabOrderTest;
  components: readonly StoredComponent[];
  hasFile: boolean;
  known: readonly LabResult[];
}

interface Changed {
  component: StoredComponent;
  value: ReadValue;
}

/** Whether an unlikely value was confirmed: now, or when it was entered before. */
const isSure = (value: ReadValue, confirmed: string, before: LabResult | undefined): boolean =>
  !value.unlikely || confirmed === sureOf(value) || (before?.unlikely === true && before.value === value.value);

/** What was typed of each component of a test that says something else than before, and what is wrong with the rest. */
function typedOf(
  { now, profile }: RequestContext,
  person: LoadedOrder["person"],
  { test, components, hasFile, known }: Test,
  sent: Sent,
) {
  const day = localDate(test.sampledAt ?? now, profile.timeZone);
  const problems: FieldError[] = [];
  const changed: Changed[] = [];
  for (const component of components) {
    const { id } = component;
    const before = known.find(({ componentId }) => componentId === id);
    // What is not sent of a value is as it was; a comment is taken away by an empty one.
    const comment = `comment.${id}` in sent ? textAt(sent, `comment.${id}`).slice(0, 500) : (before?.comment ?? "");
    const typed = { value: textAt(sent, `value.${id}`), unit: textAt(sent, `unit.${id}`), comment };
    const read = readValue(component, typed, { person, day, hasFile });
    if (!read.ok) problems.push({ field: `value.${id}`, ...read.error });
    else if (read.value && !isSure(read.value, textAt(sent, `sure.${id}`), before))
      problems.push({
        field: `value.${id}`,
        message: "laboratory:ask.unlikely",
        values: { value: askedAmount(read.value), sure: sureOf(read.value) },
      });
    else if (read.value && saysOther(before, read.value)) changed.push({ component, value: read.value });
  }
  return { changed, problems };
}

const NO_REASON = { field: "reason", message: "laboratory:refused.correctReason" };

type Typed = ReturnType<typeof typedOf> & { of: Test };
const isSaid = ({ changed, problems }: Pick<Typed, "changed" | "problems">) =>
  changed.length === 0 && problems.length === 0;

/** Says who saved a result for these tests after the form was opened, and which; nothing of it where nobody did. */
function savedMeanwhile(context: RequestContext, employeeId: string, typed: readonly Typed[]): ConflictError {
  const saved = typed.flatMap(({ of, changed }) =>
    of.known.filter((value) => changed.some(({ component }) => component.id === value.componentId)),
  );
  const [last] = saved.sort((one, other) => other.at - one.at);
  if (!last) return changedMeanwhile();
  const said =
    last.enteredBy === employeeId
      ? {
          message: "laboratory:savedByYou",
          values: {
            ...{ value: isolatedAmount(amountText(last)), test: last.name },
            time: readerFormat(context).time(last.at, context.profile.timeZone),
          },
        }
      : { message: "laboratory:savedByOther" };
  return new ConflictError("changedMeanwhile", [{ field: "", ...said }]);
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
    outbox: found.length > 0 ? [tellEmployee(context, "labOrder.critical", order.providerId, order)] : [],
    due: found.map(({ id }) => ({ kind: "LAB_CRITICAL" as const, id, dueAt: now + ESCALATES_AFTER_MS })),
  };
}

/** The tests that values are entered for, with all that their order has. @throws NotFoundError, ConflictError */
async function readTests(context: RequestContext, orderId: string, ids: readonly string[]) {
  const loaded = await reachDeskOrder(context, orderId);
  const tests = loaded.tests.filter(({ id }) => ids.includes(id));
  if (tests.length < new Set(ids).size) throw new NotFoundError();
  const { db } = context;
  const [components, results, files, rules] = await Promise.all([
    componentsOf(
      db,
      tests.map(({ testId }) => testId),
    ),
    resultsOf(db, [orderId]),
    heldFiles(db, orderId),
    labRules(context),
  ]);
  const of = tests.map((test): Test => ({
    test,
    components: components.filter(({ testId }) => testId === test.testId),
    hasFile: files.some((file) => isOfSample(file, test)),
    known: valuesUpTo(results, test, test.enteredVersion),
  }));
  return { loaded, of, results, rules, employeeId: loaded.employeeId };
}

interface Entering {
  results: readonly LabResult[];
  rules: LabRules;
  employeeId: string;
  reason: string;
  now: number;
}

/** The next version of a test's values, and the test as it becomes by them. */
function enteredOf({ test, components }: Test, changed: readonly Changed[], entering: Entering) {
  const { results, rules, employeeId, reason, now } = entering;
  const corrects = isFinal(test.state) || test.finalVersion > 0;
  const next = changed.length > 0 ? test.enteredVersion + 1 : test.enteredVersion;
  const { id: orderTestId, orderId } = test;
  const entered = changed.map(({ component, value }): LabResult => ({
    ...value,
    ...{ id: uuidv7(now), orderId, orderTestId, componentId: component.id, version: next, reason },
    ...{ sampledAt: test.sampledAt ?? now, enteredBy: employeeId, at: now },
  }));
  const has = new Set(valuesUpTo([...results, ...entered], test, next).map(({ componentId }) => componentId));
  const whole = components.every(({ id }) => has.has(id));
  const state = stateOfEntered({ whole, verifies: rules.verifiesResults, corrects });
  const became: LabOrderTest = {
    ...test,
    ...{ state, stateAt: now, stateReason: reason, enteredBy: employeeId, verifiedBy: null, enteredVersion: next },
    finalVersion: isFinal(state) ? next : test.finalVersion,
  };
  return { entered, became };
}

/**
 * Enters values of a test or of several of a panel at once, all or some, or corrects them for a reason: a version of
 * their own, and the one before stays. What is left empty stays open. A value that cannot wait is told at once, verified
 * or not. Where the organization wants two people, the second one verifies before anybody else sees them.
 * @param raw the fields of labEnterSchema; `value.`, `unit.` and `comment.` with a component's id, and `sure.` with it,
 *   which confirms the unlikely value that it names
 * @throws InvalidError at `value.<component>`, with `laboratory:ask.unlikely` where it may be confirmed; at `reason` of a
 *   correction, or where nothing was entered; ConflictError
 */
export async function enterResults(context: RequestContext, raw: unknown): Promise<LabOrder> {
  await authorize(context, "laboratory.work");
  const { orderId, version, test: ids, reason, ...sent } = parse(labEnterSchema, raw);
  const { loaded, of, results, rules, employeeId } = await readTests(context, orderId, ids);
  const typed = of.map((each) => ({ of: each, ...typedOf(context, loaded.person, each, sent) }));
  // Sent once more, as after a step back, it is there already.
  const isStale = loaded.order.version !== version;
  if (isStale && typed.every(({ of: { known }, ...said }) => known.length > 0 && isSaid(said)))
    return plainOrder(loaded);
  const corrects = of.some(({ test }) => correctsFinal(test));
  const action = of.some(({ test }) => isFinal(test.state)) ? "correct" : "enter";
  testsFor(loaded, { action, by: "laboratory", ids: of.map(({ test }) => test.id) });
  // What waits for a second look is changed by nobody but whoever entered it.
  if (of.some(({ test, known }) => test.state === "ENTERED" && !isOwnEntry(known, test, employeeId)))
    throw changedMeanwhile();
  if (isStale) throw savedMeanwhile(context, employeeId, typed);
  const problems = typed.flatMap((each) => each.problems);
  // All that is to be said is said at once.
  if (problems.length > 0) throw new InvalidError([...problems, ...(corrects && reason === "" ? [NO_REASON] : [])]);
  // What is there already and was looked at again, as after it was sent back, is entered as it is.
  const isWhole = ({ known, components }: Test) => !corrects && known.length >= components.length;
  const said = typed.filter((each) => each.changed.length > 0 || isWhole(each.of));
  if (said.length === 0) throw new InvalidError([{ field: "", message: "laboratory:refused.nothing" }]);
  if (corrects && reason === "") throw new InvalidError([NO_REASON]);
  const { db, now } = context;
  const made = said.map((each) => enteredOf(each.of, each.changed, { results, rules, employeeId, reason, now }));
  const entered = made.flatMap((each) => each.entered);
  const critical = criticalsIn(context, loaded, entered);
  const tests = made.map(({ became }) => became);
  const all = { tests, results: [...results, ...entered] };
  const { reviews, back, ...taken } = await takeBackReviews(context, loaded, corrects ? tests : []);
  const [follows, withdrawn, stuck] = await Promise.all([
    finalResults(context, loaded, { ...all, ...{ rules, reviews, back } }),
    withdrawnCriticals(context, loaded, all),
    tellUnverifiable(context, loaded, tests),
  ]);
  return storeLabStep(context, loaded, {
    action,
    ...{ ...follows, reason, back, order: { ...taken.order, ...follows.order } },
    writes: [
      ...entered.map((each) => insertLabResult(db, each)),
      ...[...critical.writes, ...withdrawn.writes, ...taken.writes, ...(follows.writes ?? [])],
    ],
    outbox: [...critical.outbox, ...withdrawn.outbox, ...taken.outbox, ...follows.outbox, ...stuck],
    due: [...critical.due, ...follows.due],
  });
}
