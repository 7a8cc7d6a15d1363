import { answeringProviders, type AnsweringProvider } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readService, readServices } from "../data/question-services.server";
import { dueIfAskedNow } from "../support/answer-time.server";
import { pricesOfServices } from "../support/price-of-question.server";
import { providersOf } from "../support/providers-of";
import { questionTerms, takesPayments, termsOf } from "../support/question-terms.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { askingPatient, reachQuestion } from "../support/reach-question.server";

/** A service as a patient chooses it. */
export interface OfferedService {
  id: string;
  name: string;
  instructions: string;
  topics: string[];
  mostCharacters: number;
  followUps: number;
  /** In the minor unit, with taxes; 0 costs nothing. */
  totalMinor: number;
  currencyCode: string;
  /** When an answer would be due that is asked for now (UTC ms). */
  dueAt: number;
  /** Who answers by it; a patient may choose one of them, unless there is one alone. */
  providers: Omit<AnsweringProvider, "departmentIds">[];
}

/**
 * What a patient can ask by now: nothing where the practice has switched it off. A service that costs something is there
 * where it can be paid online, and one that nobody answers by is not.
 */
export async function readOffer(context: RequestContext) {
  await askingPatient(context);
  const terms = await questionTerms(context);
  if (!terms.isOn) return { isOn: false, instructions: [], services: [] as OfferedService[] };
  const [all, providers, isPayable] = await Promise.all([
    readServices(context.db),
    answeringProviders(context.db),
    takesPayments(context),
  ]);
  const open = all.filter(
    (service) =>
      service.enabled && (service.priceMinor === 0 || isPayable) && providersOf(service, providers).length > 0,
  );
  const [prices, dues] = await Promise.all([
    pricesOfServices(context, open),
    dueIfAskedNow(
      context,
      open.map((service) => termsOf(service, terms).answerWithinHours),
    ),
  ]);
  const services = open.map((service, index): OfferedService => {
    const { id, name, instructions, followUps, currencyCode } = service;
    const { topics, mostCharacters } = termsOf(service, terms);
    return {
      ...{ id, name, instructions, followUps, currencyCode, topics, mostCharacters },
      totalMinor: prices[index]?.totalMinor ?? 0,
      dueAt: dues[index] ?? context.now,
      providers: providersOf(service, providers).map(({ departmentIds: _, ...person }) => person),
    };
  });
  return { isOn: true, instructions: terms.instructions, services };
}

/** What a patient has written and not sent, for its form. @throws NotFoundError where it is sent */
export async function readDraft(context: RequestContext, id: string) {
  const row = await reachQuestion(context, "question.ask", id);
  if (row.state !== "DRAFT") throw new NotFoundError();
  const { serviceId, employeeId, topic, title, text, version } = row;
  return { serviceId, employeeId: employeeId ?? "", topic, title, text, version };
}

/** What a draft would cost if it were sent now, in the minor unit; 0 where nothing, or its service is gone. */
export async function priceOfDraft(context: RequestContext, id: string): Promise<number> {
  const { serviceId } = await reachQuestion(context, "question.ask", id);
  const service = await readService(context.db, serviceId);
  const [price] = service ? await pricesOfServices(context, [service]) : [];
  return price?.totalMinor ?? 0;
}
