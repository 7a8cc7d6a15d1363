import { reachRecords } from "~/features/phr/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { z } from "zod";
import { listLabOrderRows, patientOfOrder, testsOfOrders } from "../../data/laboratory/lab-orders-read.server";
import { isDeclined, needsSampleAgain, ORDERS_A_PAGE } from "../../domain/laboratory/lab-order";
import { howFar } from "../../domain/laboratory/how-far";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { labSearchSchema, type OrderStanding } from "../../schemas/laboratory/lab-order";
import { stateForPatient } from "../../domain/laboratory/lab-review";
import { shownToPatient } from "../../support/laboratory/shown-to-patient";
import { peopleOfOrders } from "../../support/laboratory/people-of-orders.server";
import { namedUrgent, readUrgent } from "../../support/laboratory/urgent-orders.server";

/** An order of which a part has results is open and to be reviewed at once. */
const STATES: Readonly<Record<Exclude<OrderStanding, "toReview">, readonly LabState[]>> = {
  open: ["ORDERED", "COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED", "ENTERED"],
  done: ["REVIEWED"],
  drafts: ["DRAFT"],
  cancelled: ["CANCELLED"],
};

type Asked = z.output<typeof labSearchSchema>;

/** The patient of an order with this number, for whoever may see the order's page; null for everybody else. */
async function patientOfNumber(context: RequestContext, number: number) {
  const patientId = await patientOfOrder(context.db, number);
  if (patientId === undefined) return null;
  try {
    await reachRecords(context, "labOrder.read", patientId);
    return { patientId };
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof ForbiddenError) return null;
    throw error;
  }
}

/** Whose orders are listed: of one patient, of a provider's own, or of the organization for whoever may read all. */
async function whose(context: RequestContext, { patientId, number }: Pick<Asked, "patientId" | "number">) {
  const { actor } = context;
  if (actor.kind === "patient" || patientId !== undefined) {
    const { patient, role, isSelf } = await reachRecords(context, "labOrder.read", patientId);
    return { patient, isSelf, scope: { patientId: patient.id }, drafts: role === "provider" || role === "nurse" };
  }
  const all = actor.kind === "employee" && actor.authorities.has("labOrder.read");
  const theirs = all || number === undefined ? null : await patientOfNumber(context, number);
  const own = actor.kind === "employee" && !all ? (theirs ?? { providerId: actor.employeeId }) : {};
  const writes = actor.kind === "employee" && verdictOf(context, "labOrder.write") === "allowed";
  return { patient: null, isSelf: false, scope: own, drafts: writes };
}

/**
 * A page of ten orders, newest first: of a patient, by when they were sent, or a provider's own, and one that is asked for
 * by its number also of a patient whom the provider looks after. The practice sees above them what cannot wait: critical values that nobody has
 * acknowledged, and rejected samples. A patient's list says of each how far it is, and shows no draft. Listing those of
 * others is audited.
 * @param raw the fields of labSearchSchema
 * @throws NotFoundError for a patient who is not theirs; InvalidError, ForbiddenError
 */
export async function listLabOrders(context: RequestContext, raw: unknown) {
  await authorize(context, "labOrder.read");
  const { patientId, standing, afterAt, after, ...filter } = parse(labSearchSchema, raw);
  const { patient, isSelf, scope, drafts } = await whose(context, { patientId, number: filter.number });
  const goesOn = after !== undefined && afterAt !== undefined ? { at: afterAt, id: after } : undefined;
  const patients = context.actor.kind === "patient";
  const [rows, urgent] = await Promise.all([
    listLabOrderRows(context.db, {
      ...{ ...scope, ...filter, withDrafts: drafts, after: goesOn, most: ORDERS_A_PAGE + 1 },
      ...(standing === "toReview" ? { toReview: true } : { states: standing && STATES[standing] }),
    }),
    patients ? { criticals: [], rejected: [], unopened: [] } : readUrgent(context, scope),
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: patient?.id ?? null,
      fields: ["list"],
    }),
  ]);
  const page = rows.slice(0, ORDERS_A_PAGE);
  const ids = page.map(({ id }) => id);
  const [tests, peopleOf] = await Promise.all([
    ids.length > 0 ? testsOfOrders(context.db, ids) : [],
    peopleOfOrders(context, [...page, ...urgent.criticals, ...urgent.rejected, ...urgent.unopened]),
  ]);
  const critical = new Set(urgent.criticals.map(({ orderId }) => orderId));
  const last = rows.length > ORDERS_A_PAGE ? page.at(-1) : undefined;
  // By what the list of a patient goes, and any other.
  const timeOf = ({ orderedAt, createdAt }: (typeof page)[number]) =>
    "patientId" in scope ? (orderedAt ?? createdAt) : createdAt;
  const named = namedUrgent(urgent, peopleOf);
  const untold = new Set(named.untold.map(({ orderId }) => orderId));
  // Of a page the critical ones come first, and the others as they were.
  const urgency = (id: string) => (critical.has(id) ? 0 : untold.has(id) ? 1 : 2);
  const sorted = patients ? page : page.toSorted((one, other) => urgency(one.id) - urgency(other.id));
  return {
    ...{ patient, isSelf, standing: standing ?? null, filter },
    orders: sorted.map((stored) => {
      const order = { ...stored, ...peopleOf(stored).names };
      const own = tests.filter(({ orderId }) => orderId === order.id);
      return {
        ...(patients ? shownToPatient(order, own) : order),
        tests: own.map((test) => ({ name: test.name, state: patients ? stateForPatient(test) : test.state })),
        howFar: howFar(own),
        isNew: patients && stored.unopenedSince !== null,
        isDeclined: own.length > 0 && own.every(isDeclined),
        isCritical: critical.has(order.id),
        isUntold: untold.has(order.id),
        sampleRejected: own.some(needsSampleAgain),
      };
    }),
    ...named,
    next: last ? { afterAt: timeOf(last), after: last.id } : null,
    mayOrder: !patients && verdictOf(context, "labOrder.write") === "allowed",
  };
}
