import { providersStatement } from "~/features/patients/public.server";
import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { orderable } from "../../data/laboratory/catalogue.server";
import { runningTests } from "../../data/laboratory/new-results.server";
import { LAB_CATEGORIES, type LabCategory } from "../../domain/laboratory/lab-test";
import { wordsOf } from "../../domain/laboratory/synonyms";
import { reachConsultation } from "../../support/consultations/reach-consultation.server";
import { healthWarnings } from "../../support/desk/health-warnings.server";
import { MOST_RUNNING } from "../../support/laboratory/ordered-again.server";
import { reachToAct } from "../../support/laboratory/reach-lab-order.server";

interface Asked {
  orderId?: string | undefined;
  patientId?: string | undefined;
  consultationId?: string | undefined;
  category?: string | undefined;
  laboratoryId?: string | undefined;
}

/** Whose order it is to be: of a draft, of a consultation, or of a patient. */
async function whose(context: RequestContext, { orderId, patientId, consultationId }: Asked) {
  if (orderId !== undefined) {
    const found = await reachToAct(context, { authority: "labOrder.write", id: orderId, action: "change" });
    if (found.order.state !== "DRAFT") throw new NotFoundError();
    return { reached: found.reached, draft: found, consultationId: found.order.consultationId };
  }
  if (consultationId !== undefined) {
    const found = await reachConsultation(context, "labOrder.write", consultationId);
    return { reached: found, draft: null, consultationId };
  }
  return { reached: await reachRecords(context, "labOrder.write", patientId), draft: null, consultationId: null };
}

const isCategory = (text: string | undefined): text is LabCategory => LAB_CATEGORIES.includes(text as LabCategory);

/**
 * What the form of an order offers: laboratories with their panels and tests of one category, and who can answer for it.
 * @throws NotFoundError also for an order that was sent already; ForbiddenError
 */
export async function readLabOrderForm(context: RequestContext, asked: Asked) {
  await authorize(context, "labOrder.write");
  const { reached, draft, consultationId } = await whose(context, asked);
  const [catalogue, providers, mustNot, running] = await Promise.all([
    orderable(context.db),
    reached.role === "nurse" ? providersStatement(context.db, reached.patient.id) : [],
    healthWarnings(context, reached),
    runningTests(context.db, reached.patient.id, MOST_RUNNING),
  ]);
  const wished = asked.laboratoryId ?? draft?.order.laboratoryId;
  const laboratory = catalogue.laboratories.find(({ id }) => id === wished) ?? catalogue.laboratories[0];
  const category = isCategory(asked.category) ? asked.category : (draft?.order.category ?? LAB_CATEGORIES[0]);
  const tests = catalogue.tests.filter((test) => test.laboratoryId === laboratory?.id && test.category === category);
  const offered = new Set(tests.map(({ id }) => id));
  return {
    ...{ patient: reached.patient, today: reached.facts.today, opening: reached.opening, mustNot },
    ...{ consultationId, category, running },
    laboratories: catalogue.laboratories.map(({ id, name }) => ({ id, name })),
    laboratoryId: laboratory?.id ?? null,
    tests: tests.map(({ id, name, sample, fasting, preparation, ...codes }) => ({
      ...{ id, name, sample, fasting, preparation },
      words: wordsOf(codes),
    })),
    panels: catalogue.panels
      .filter(({ laboratoryId, testIds }) => laboratoryId === laboratory?.id && testIds.some((id) => offered.has(id)))
      .map(({ id, name, testIds }) => ({
        ...{ id, name },
        contains: tests.filter((test) => testIds.includes(test.id)).map((test) => `${test.name} ${wordsOf(test)}`),
      })),
    providers: providers
      .filter(({ works }) => works === 1)
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
    asksProvider: reached.role === "nurse",
    draft: draft && { ...draft.order, tests: draft.tests.map(({ testId }) => testId) },
  };
}
