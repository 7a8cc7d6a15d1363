import { employeeNames } from "~/features/identity/public.server";
import { phoneText } from "~/kernel/contact/phone-text";
import { amountText } from "~/kernel/text/measured-amount";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { historyOf } from "../../data/laboratory/lab-orders-read.server";
import { criticalsOf } from "../../data/laboratory/urgent-read.server";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { waitsForReview } from "../../domain/laboratory/how-far";
import { LAB_ACTIONS, labTransition, mayAcknowledge, type LabAction } from "../../domain/laboratory/lab-order-states";
import { reachLabOrder, type ReachedLabOrder } from "../../support/laboratory/reach-lab-order.server";
import { shownToPatient } from "../../support/laboratory/shown-to-patient";
import { localDate, readRecord } from "~/features/patients/public.server";
import { markOpened } from "../../data/laboratory/lab-orders-write.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import type { CriticalDoubt } from "../../domain/laboratory/critical";
import { isTold, untoldReview } from "../../domain/laboratory/telling";
import { takenBack, undoableReview, type LabReview } from "../../domain/laboratory/lab-review";
import { reviewsSeen } from "../../support/laboratory/reviews-seen.server";
import { testsSeen } from "../../support/laboratory/tests-seen.server";

const actionsOf = ({ by, tests }: ReachedLabOrder): LabAction[] =>
  by === null
    ? []
    : LAB_ACTIONS.filter(
        (action) =>
          action !== "undoReview" && tests.some(({ state }) => labTransition(action, by, state) !== undefined),
      );

/** What whoever looks after the patient tells them: of which review nobody has noted it, and how the last one was told. */
function tellingOf(
  { person, by }: ReachedLabOrder,
  { reviews, history }: { reviews: readonly LabReview[]; history: readonly Happened[] },
) {
  const untold = untoldReview(reviews, history, person);
  const told = history.filter(isTold).map(({ action, at, reason, name }) => ({ how: action, at, said: reason, name }));
  return {
    untold: untold && { reviewId: untold.id, message: untold.message },
    told: [...new Map(told.map((each) => [each.at, each])).values()],
    mayNote: mayAcknowledge(by),
  };
}

type Happened = Awaited<ReturnType<typeof historyOf>>[number] & { name: string };

/** How the patient is reached, for whoever looks after them; empty for everybody else and where none is kept. */
async function phoneOf({ db }: RequestContext, { by, reached }: ReachedLabOrder): Promise<string> {
  if (by === null) return "";
  const found = await readRecord(db, reached.patient.id, null);
  return found ? phoneText(found.record) : "";
}

/**
 * What whoever reviews has to know: until when they can still take back their review (UTC ms), what was said to the
 * patient by one that was taken back, and which results the patient sees already.
 */
function reviewingOf(
  { now, auditActor }: RequestContext,
  { tests, by }: ReachedLabOrder,
  reviews: readonly LabReview[],
) {
  if (by === null) return { undoable: null, offered: null, seen: [] };
  const undoable = undoableReview(reviews, tests, { userId: auditActor.id, now });
  const waiting = tests.filter(waitsForReview);
  const isOut = ({ releasedVersion, finalVersion }: LabOrderTest) => releasedVersion === finalVersion;
  const reviewed = tests.filter(({ id }) => undoable?.tests.some((of) => of.id === id));
  return {
    undoable: undoable && { until: undoable.shownAt, isSeen: reviewed.every(isOut) },
    offered: takenBack(reviews, tests),
    seen: waiting.filter(isOut).map(({ name }) => name),
  };
}

/**
 * Whether a second person of the laboratory has yet to look at a value, or wants it looked at again; null once it is
 * final.
 */
function doubtOf(tests: readonly LabOrderTest[], result: LabResult | undefined): CriticalDoubt | null {
  const test = tests.find(({ id }) => id === result?.orderTestId);
  if (!test || !result || result.version <= test.finalVersion) return null;
  if (test.state === "ENTERED") return "unverified";
  return test.state === "IN_PROGRESS" ? "sentBack" : null;
}

const isOfOther = ({ id, sampledAt }: LabOrderTest, { orderTestId, sampledAt: at }: LabResult) =>
  id === orderTestId && sampledAt !== at;

/**
 * An order with what has come of it. The practice sees what is final; the patient sees what was released to them, and
 * whether a correction of it is on its way. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function viewLabOrder(context: RequestContext, orderId: string) {
  await authorize(context, "labOrder.read");
  const found = await reachLabOrder(context, "labOrder.read", orderId);
  const { order, reached } = found;
  const { db, actor } = context;
  const patients = actor.kind === "patient";
  const [{ tests, results }, messages, reviews, history, criticals] = await Promise.all([
    testsSeen(context, found),
    reviewsSeen(context, { id: order.id, tests: found.tests }),
    patients ? [] : reviewsOf(db, order.id),
    patients ? [] : historyOf(db, order.id),
    patients ? [] : criticalsOf(db, order.id),
    // What they open is new to them no more; whoever acts for them opens it for them.
    patients && order.unopenedSince !== null ? db.withReads(markOpened(db, order.id)) : null,
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
  const named = history.map((each) => ({ ...each, name: names.get(each.actorId ?? "") ?? "" }));
  const phone = patients ? "" : await phoneOf(context, found);
  const telling = patients ? null : tellingOf(found, { reviews, history: named });
  return {
    ...{ phone, telling, isTreated: found.by !== null },
    opensPatient: verdictOf(context, "patient.read") === "allowed",
    order: patients ? shownToPatient(order, tests) : order,
    ...{ reviews: messages, ...reviewingOf(context, found, reviews) },
    ...{ person: patients ? null : found.person, hasAccount: found.person.hasAccount },
    today: localDate(context.now, context.profile.timeZone),
    ...{ patient: reached.patient, isSelf: reached.isSelf, opening: reached.opening, patients },
    actions: actionsOf(found),
    mayAcknowledge: mayAcknowledge(found.by),
    tests,
    criticals: criticals.map((critical) => {
      const result = results.find(({ id }) => id === critical.resultId);
      return {
        ...critical,
        name: result?.name ?? "",
        value: result ? amountText(result) : "",
        // It was measured of a sample that was rejected since: somebody was told of it, and learns that, too.
        isRejected: result !== undefined && found.tests.some((test) => isOfOther(test, result)),
        doubt: doubtOf(found.tests, result),
        by: names.get(critical.acknowledgedBy ?? "") ?? "",
      };
    }),
    history: named,
  };
}
