import { employeeNames, readEmployeesOfRole, readPaperSigner, ROLE } from "~/features/identity/public.server";
import { localDate } from "~/features/patients/public.server";
import { heldFiles } from "~/features/phr/public.server";
import { amountText } from "~/kernel/text/measured-amount";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { componentsOf } from "../../data/laboratory/catalogue.server";
import { historyOf } from "../../data/laboratory/lab-orders-read.server";
import { criticalsOf } from "../../data/laboratory/urgent-read.server";
import { earlierResults, resultsOf } from "../../data/laboratory/lab-results.server";
import { isOpen } from "../../domain/laboratory/critical";
import { correctedValues, valuesUpTo } from "../../domain/laboratory/corrected-values";
import { earlierValue } from "../../domain/laboratory/earlier-values";
import { criticalFor, rangeFor } from "../../domain/laboratory/flags";
import { isOfSample } from "../../domain/laboratory/lab-files";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { LAB_ACTIONS, transitionOf, type LabAction, type LabActor } from "../../domain/laboratory/lab-order-states";
import { isOwnEntry } from "../../domain/laboratory/second-look";
import { unitsOf } from "../../domain/laboratory/result-value";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";
import { labRules, type LabRules } from "../../support/laboratory/lab-rules.server";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";

/**
 * What somebody of the laboratory may do with a test: whoever has entered its values does not verify them, where the
 * practice wants a second person to.
 */
function mayDo(test: LabOrderTest, isOwn: boolean, { verifiesResults }: LabRules): LabAction[] {
  const { enteredBy } = test;
  const as: LabActor[] = [
    ...(enteredBy === null || isOwn ? (["laboratory"] as const) : []),
    ...(enteredBy !== null && !(isOwn && verifiesResults) ? (["verifier"] as const) : []),
  ];
  return LAB_ACTIONS.filter((action) => as.some((by) => transitionOf(action, by, test) !== undefined));
}

/** Who else works at the desk, by name, where somebody may not verify what they entered. */
async function othersAtDesk({ db }: RequestContext, employeeId: string, tests: readonly { isOwn: boolean }[]) {
  if (!tests.some(({ isOwn }) => isOwn)) return [];
  const all = await readEmployeesOfRole(db, ROLE.LABORATORY);
  return all.filter(({ id }) => id !== employeeId).map(({ name }) => name);
}

type OpenCritical = Awaited<ReturnType<typeof criticalsOf>>[number];

/**
 * Whom the laboratory calls of a critical value: whoever ordered, else the practice, by the phone in its letterhead; null
 * where it calls nobody.
 */
async function phoneToCall(
  context: RequestContext,
  { providerId, consultationId }: Pick<LabOrder, "providerId" | "consultationId">,
  criticals: readonly OpenCritical[],
): Promise<{ number: string; of: "provider" | "practice" | "nobody" } | null> {
  if (!criticals.some(isOpen)) return null;
  const [signer, location] = await Promise.all([
    readPaperSigner(context.db, providerId),
    letterheadLocation(context, { consultationId, providerId }),
  ]);
  const { phoneCallingCode = "", phone = "" } = signer ?? {};
  if (phone !== "") return { number: `${phoneCallingCode && `+${phoneCallingCode} `}${phone}`, of: "provider" };
  const number = location?.phone || (context.profile.settings.contact.phone ?? "");
  return { number, of: number === "" ? "nobody" : "practice" };
}

const OF_DOCTOR: ReadonlySet<string> = new Set([
  "review",
  "undoReview",
  "takeBackReview",
  "toldByPhone",
  "toldInPerson",
]);
const isBetweenDoctorAndPatient = (action: string) => OF_DOCTOR.has(action);

const criticalText = (result: LabResult) => ({ name: result.name, value: amountText(result) });

/** All that is read of an order at the desk; the reading is audited. */
async function readDeskOrder(context: RequestContext, orderId: string) {
  const reached = await reachDeskOrder(context, orderId);
  const { order, tests } = reached;
  const { db } = context;
  const [components, results, files, history, criticals, others] = await Promise.all([
    componentsOf(
      db,
      tests.map(({ testId }) => testId),
    ),
    resultsOf(db, [order.id]),
    heldFiles(db, order.id),
    historyOf(db, order.id),
    criticalsOf(db, order.id),
    earlierResults(db, { patientId: order.patientId, orderId: order.id, released: false }),
    auditRead(context, {
      action: "labOrder.read",
      subjectKind: "labOrder",
      subjectId: order.id,
      patientId: order.patientId,
      fields: ["desk"],
    }),
  ]);
  return { ...reached, components, results, files, history, criticals, others };
}

/**
 * An order at the laboratory's desk: its tests, what they measure with the range that holds for this person, the values
 * so far with those of the person's order before, and the files. The desk sees orders and not the record. Reading it is
 * audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function viewDeskOrder(context: RequestContext, orderId: string) {
  await authorize(context, "laboratory.work");
  const read = await readDeskOrder(context, orderId);
  const { order, person, tests, employeeId, components, results, files, history, criticals, others } = read;
  const { now, profile } = context;
  const lastOf = (test: LabOrderTest) => valuesUpTo(results, test, test.enteredVersion);
  const own = tests.map((test) => ({
    ...test,
    isOwn: test.state === "ENTERED" && isOwnEntry(lastOf(test), test, employeeId),
  }));
  const [rules, names, verifiers, phone] = await Promise.all([
    labRules(context),
    employeeNames(
      context,
      history.flatMap(({ actorId }) => actorId ?? []),
    ),
    othersAtDesk(context, employeeId, own),
    phoneToCall(context, order, criticals),
  ]);
  const day = (test: LabOrderTest) => localDate(test.sampledAt ?? now, profile.timeZone);
  const shown = (last: LabResult) => ({
    ...last,
    before: correctedValues(results, last),
    earlier: earlierValue(last, others),
  });
  return {
    order,
    // By what they are known the person is asked first: it is not said before, in the data neither.
    person: tests.some(({ state }) => state === "ORDERED") ? null : person,
    criticals: criticals
      .filter(isOpen)
      .flatMap(({ resultId }) => results.find(({ id }) => id === resultId) ?? [])
      .map(criticalText),
    ...{ verifiers, phone, today: localDate(now, profile.timeZone) },
    tests: own.map((test) => {
      const values = lastOf(test).map(shown);
      return {
        ...test,
        actions: mayDo(test, test.isOwn, rules),
        components: components
          .filter(({ testId }) => testId === test.testId)
          .map((component) => ({ ...component, range: rangeFor(component, person, day(test)) }))
          .map((component) => ({
            ...component,
            units: unitsOf(component),
            limits: criticalFor(component, person, component.range),
            last: values.find(({ componentId }) => componentId === component.id) ?? null,
          })),
        files: files.filter((file) => isOfSample(file, test)),
      };
    }),
    history: history.map((each) => ({
      ...each,
      name: names.get(each.actorId ?? "") ?? "",
      // What the doctor says to the patient is between these two.
      reason: isBetweenDoctorAndPatient(each.action) ? "" : each.reason,
    })),
  };
}
