import { commit, refusedAs, type Write } from "~/db/commit.server";
import { providersStatement } from "~/features/patients/public.server";
import { auditDenial, reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import { changedFields } from "~/kernel/changed-fields";
import { uuidv7 } from "~/kernel/ids";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { z } from "zod";
import { orderable } from "../../data/laboratory/catalogue.server";
import {
  deleteOrderTests,
  insertLabHistory,
  insertLabOrder,
  insertOrderTest,
  numberLabOrder,
  updateLabOrder,
} from "../../data/laboratory/lab-orders-write.server";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { MOST_TESTS } from "../../domain/laboratory/lab-order";
import { labTransition, type LabActor } from "../../domain/laboratory/lab-order-states";
import { PRIORITY_RANK, tellsAtOnce } from "../../domain/laboratory/priorities";
import { labOrderSchema } from "../../schemas/laboratory/lab-order";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import { tellDesk } from "../../support/laboratory/lab-mails.server";
import { requireMeantAgain } from "../../support/laboratory/ordered-again.server";
import { labActorOf, reachToAct } from "../../support/laboratory/reach-lab-order.server";
import { changedMeanwhile, plainOrder, testsFor } from "../../support/laboratory/store-lab-step.server";

type Typed = z.infer<typeof labOrderSchema>;
type Chosen = Pick<
  LabOrderTest,
  "testId" | "name" | "loinc" | "panel" | "sample" | "fasting" | "preparation" | "priceMinor" | "taxPercent"
>;

/** The tests that were chosen, by themselves or with a panel, each once. @throws InvalidError */
async function chosenTests(context: RequestContext, typed: Typed): Promise<Chosen[]> {
  const { laboratories, tests, panels } = await orderable(context.db);
  const laboratory = laboratories.find(({ id }) => id === typed.laboratoryId);
  if (!laboratory) throw new InvalidError([{ field: "laboratoryId", message: "errors:field.chooseOne" }]);
  const offered = new Map(
    tests
      .filter(({ laboratoryId, category }) => laboratoryId === laboratory.id && category === typed.category)
      .map((test) => [test.id, test]),
  );
  const wanted = new Map<string, string>();
  for (const id of typed.panels) {
    const panel = panels.find((each) => each.id === id && each.laboratoryId === laboratory.id);
    if (!panel) throw new InvalidError([{ field: "panels", message: "errors:field.chooseOne" }]);
    for (const testId of panel.testIds) if (offered.has(testId)) wanted.set(testId, panel.name);
  }
  for (const id of typed.tests) {
    if (!offered.has(id)) throw new InvalidError([{ field: "tests", message: "laboratory:notOffered" }]);
    if (!wanted.has(id)) wanted.set(id, "");
  }
  if (wanted.size === 0) throw new InvalidError([{ field: "tests", message: "laboratory:chooseTests" }]);
  if (wanted.size > MOST_TESTS)
    throw new InvalidError([{ field: "tests", message: "laboratory:tooMany", values: { most: MOST_TESTS } }]);
  return [...wanted].flatMap(([id, panel]) => {
    const test = offered.get(id);
    if (!test) return [];
    const { name, loinc, sample, fasting, preparation, priceMinor, taxPercent } = test;
    return [{ ...{ testId: id, name, loinc, panel, sample, fasting, preparation }, priceMinor, taxPercent }];
  });
}

interface Whose {
  reached: ReachedRecords;
  stored: LabOrder | null;
  consultationId: string | null;
}

async function whose(context: RequestContext, { id, patientId, consultationId }: Typed): Promise<Whose> {
  if (id !== undefined) {
    const found = await reachToAct(context, { authority: "labOrder.write", id, action: "change" });
    testsFor(found, { action: "change", by: found.by });
    return { reached: found.reached, stored: plainOrder(found), consultationId: found.order.consultationId };
  }
  if (consultationId !== undefined) {
    const reached = await reachConsultation(context, "labOrder.write", consultationId);
    if (patientId !== undefined && patientId !== reached.patient.id) throw new NotFoundError();
    return { reached, stored: null, consultationId };
  }
  return { reached: await reachRecords(context, "labOrder.write", patientId), stored: null, consultationId: null };
}

/** Who answers for it: the provider who writes it, or the one for whom a nurse does. @throws InvalidError, ForbiddenError */
async function providerFor(context: RequestContext, { reached, stored }: Whose, typed: Typed): Promise<string> {
  const { actor } = context;
  if (actor.kind === "employee" && reached.role === "provider") {
    const answers = stored?.providerId ?? actor.employeeId;
    // Nobody orders in another one's name, nor is what they asked for silently made into something else.
    if (typed.providerId !== undefined && typed.providerId !== answers)
      throw new InvalidError([{ field: "providerId", message: "laboratory:refused.otherProvider" }]);
    return answers;
  }
  if (reached.role !== "nurse") {
    const patientId = reached.patient.id;
    await auditDenial(context, { authority: "labOrder.write", subjectKind: "labOrder", patientId });
    throw new ForbiddenError();
  }
  const theirs = await providersStatement(context.db, reached.patient.id);
  const provider = theirs.find(({ id, works }) => id === (typed.providerId ?? stored?.providerId) && works === 1);
  if (!provider) throw new InvalidError([{ field: "providerId", message: "errors:field.chooseOne" }]);
  return provider.id;
}

function orderOf(
  context: RequestContext,
  { reached, stored, consultationId }: Whose,
  typed: Typed,
  providerId: string,
) {
  const { now, actor } = context;
  const { laboratoryId, category, priority, reason, clinicalNotes, collectedAt, wishedDate } = typed;
  const today = reached.facts.today;
  if (wishedDate !== "" && wishedDate < today)
    throw new InvalidError([{ field: "wishedDate", message: "laboratory:pastDate" }]);
  const said = { laboratoryId, category, priority, reason, clinicalNotes, collectedAt, wishedDate, providerId };
  const fresh: LabOrder = {
    ...said,
    ...{ id: stored?.id ?? uuidv7(now), number: null, consultationId, patientId: reached.patient.id },
    creatorId: stored?.creatorId ?? (actor.kind === "employee" ? actor.employeeId : providerId),
    ...{ state: "DRAFT", orderedAt: null, resultedAt: null, reviewedAt: null, reviewedBy: null, unopenedSince: null },
    ...{ reviewSince: null, releasedAt: null, recordId: null, createdAt: stored?.createdAt ?? now, updatedAt: now },
    version: (stored?.version ?? 0) + 1,
  };
  return fresh;
}

const testRow = (order: LabOrder, chosen: Chosen, position: number, now: number) => ({
  ...chosen,
  ...{ id: uuidv7(now), orderId: order.id, position, state: order.state, rank: PRIORITY_RANK[order.priority] },
  ...{ sampleCode: "", sampledAt: null, collectedBy: null, rejectedReason: "", enteredBy: null, verifiedBy: null },
  ...{ enteredVersion: 0, finalVersion: 0, releasedVersion: 0, releasedBefore: [], stateReason: "", stateAt: now },
});

/** An order that goes to the laboratory: its number, and where its history begins. */
function sentWrites({ db, now, auditActor }: RequestContext, tests: readonly LabOrderTest[], orderId: string): Write[] {
  const history = tests.map((test) => ({
    ...{ id: uuidv7(now), orderId, orderTestId: test.id, action: "order", fromState: "DRAFT" as const },
    ...{ toState: "ORDERED" as const, reason: "", actorKind: auditActor.kind, actorId: auditActor.id, at: now },
  }));
  return [...numberLabOrder(db, orderId), insertLabHistory(db, history)];
}

/**
 * Writes an order, or changes a draft; with `send` it goes to the laboratory, which only the provider who answers for it
 * may do. What a test is called and how one prepares for it is kept as the catalogue has it now.
 * @param raw the fields of labOrderSchema; sent twice with one `idempotencyKey`, it is one order
 * @throws InvalidError at the fields; ConflictError where the draft was changed or sent meanwhile; NotFoundError
 */
export async function saveLabOrder(context: RequestContext, raw: unknown): Promise<{ id: string; sent: boolean }> {
  await authorize(context, "labOrder.write");
  const typed = parse(labOrderSchema, raw);
  const of = await whose(context, typed);
  const providerId = await providerFor(context, of, typed);
  const by: LabActor | null = labActorOf(context, of.reached, { providerId });
  const sends = typed.send && by !== null && labTransition("order", by, "DRAFT") !== undefined;
  if (typed.send && !sends) throw new InvalidError([{ field: "", message: "laboratory:providerSends" }]);
  const chosen = await chosenTests(context, typed);
  const isAgain =
    sends &&
    (await requireMeantAgain(
      context,
      { patientId: of.reached.patient.id, orderId: typed.id, again: typed.again },
      chosen,
    ));
  const draft = orderOf(context, of, typed, providerId);
  const order: LabOrder = sends ? { ...draft, state: "ORDERED", orderedAt: context.now } : draft;
  const { db, now } = context;
  const tests = chosen.map((each, position) => testRow(order, each, position + 1, now));
  const { stored } = of;
  const before = typed.version ?? stored?.version ?? 0;
  const key =
    typed.idempotencyKey && !stored
      ? await actorKey(context, "labOrder", typed.idempotencyKey, { ...typed, patientId: order.patientId })
      : undefined;
  const outbox = sends && tellsAtOnce(order.priority) ? await tellDesk(context, order) : [];
  const { result } = await commit(context, {
    guarded: stored ? updateLabOrder(db, order, before) : insertLabOrder(db, order),
    writes: [
      ...(stored ? [deleteOrderTests(db, order.id)] : []),
      ...tests.map((test) => insertOrderTest(db, test)),
      ...(sends ? sentWrites(context, tests, order.id) : []),
    ],
    audit: [
      {
        action: stored ? "labOrder.change" : "labOrder.create",
        subjectKind: "labOrder",
        subjectId: order.id,
        patientId: order.patientId,
        fields: [...changedFields({ ...stored, version: 0 }, { ...order, version: 0 }), ...(isAgain ? ["again"] : [])],
      },
    ],
    outbox,
    ...(key && { idempotency: key }),
    result: { id: order.id, sent: sends },
  }).catch(refusedAs({ conflict: () => changedMeanwhile() }));
  return result;
}
