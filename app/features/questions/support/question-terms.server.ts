import { activeGatewayType } from "~/features/billing/public.server";
import { frontPlacesStatement, settingsOf } from "~/features/organization/public.server";
import { saysHours, weekOf } from "~/kernel/time/opening-hours";
import type { RequestContext } from "~/platform/context.server";
import type { ServiceRow } from "../data/question-services.server";
import type { AnswerClock } from "../domain/answer-clock";

/** What the practice has set of text questions. */
export interface QuestionTerms {
  /** Whether patients can ask now. */
  isOn: boolean;
  answerWithinHours: number;
  mostCharacters: number;
  inOpeningHours: boolean;
  instructions: string[];
  topics: string[];
  emergencyWords: string[];
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

/** The settings of text questions: both must be switched on, and what a service leaves open is as they say. */
export async function questionTerms(context: RequestContext): Promise<QuestionTerms> {
  const settings = await settingsOf(context, ["text-consultation", "patient-questions"]);
  const consultation = settings["text-consultation"];
  const portal = settings["patient-questions"];
  const { answerWithinHours, mostCharacters, inOpeningHours, emergencyWords } = consultation;
  return {
    isOn: consultation.enabled && portal.enabled,
    ...{ answerWithinHours, mostCharacters, inOpeningHours },
    instructions: [consultation.instructions, portal.instructions].filter(Boolean),
    topics: linesOf(portal.topics),
    emergencyWords: linesOf(emergencyWords),
  };
}

/** The clock by which the time to answer runs: the hours of the oldest open location that says any. */
export async function answerClock(context: RequestContext, { inOpeningHours }: QuestionTerms): Promise<AnswerClock> {
  const { timeZone } = context.profile;
  if (!inOpeningHours) return { week: null, timeZone };
  const places = (await frontPlacesStatement(context.db)).sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const place of places) {
    const week = weekOf([
      ...[place.hoursMonday, place.hoursTuesday, place.hoursWednesday, place.hoursThursday],
      ...[place.hoursFriday, place.hoursSaturday, place.hoursSunday],
    ]);
    if (saysHours(week)) return { week, timeZone: place.timeZone };
  }
  return { week: null, timeZone };
}

/** What of a service counts, with what the settings say where it says nothing. */
export const termsOf = (service: ServiceRow, terms: QuestionTerms) => ({
  answerWithinHours: service.answerWithinHours ?? terms.answerWithinHours,
  mostCharacters: service.mostCharacters ?? terms.mostCharacters,
  topics: service.topics === "" ? terms.topics : linesOf(service.topics),
});

/** Whether patients can be asked to pay before a question is sent. */
export const takesPayments = async (context: RequestContext): Promise<boolean> =>
  (await activeGatewayType(context)) !== undefined;
