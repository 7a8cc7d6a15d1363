import type { CommitPlan } from "~/db/commit.server";
import { answeringProviders } from "~/features/identity/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { insertQuestion } from "../data/questions.server";
import { readService } from "../data/question-services.server";
import { redFlagsIn } from "../domain/red-flags";
import type { AskInput } from "../schemas/question";
import { providersOf } from "./providers-of";
import { questionTerms, takesPayments, termsOf } from "./question-terms.server";

/** Patients cannot ask now. */
export const questionsOff = () =>
  new ConflictError("questionsOff", [{ field: "", message: "text-questions:error.off" }]);

/**
 * What a patient has written, checked by its service and as it is stored.
 * @throws InvalidError at the field; ConflictError where the practice takes no questions now
 */
export async function draftOf(context: RequestContext, { serviceId, employeeId, topic, title, text }: AskInput) {
  const terms = await questionTerms(context);
  if (!terms.isOn) throw questionsOff();
  const [service, providers] = await Promise.all([readService(context.db, serviceId), answeringProviders(context.db)]);
  const able = service?.enabled ? providersOf(service, providers) : [];
  if (!service || able.length === 0)
    throw new InvalidError([{ field: "serviceId", message: "errors:field.chooseOne" }]);
  if (service.priceMinor > 0 && !(await takesPayments(context)))
    throw new InvalidError([{ field: "serviceId", message: "text-questions:error.notPayable" }]);
  if (employeeId !== null && !able.some(({ id }) => id === employeeId))
    throw new InvalidError([{ field: "employeeId", message: "errors:field.chooseOne" }]);
  const { mostCharacters, answerWithinHours } = termsOf(service, terms);
  if (text.length > mostCharacters)
    throw new InvalidError([{ field: "text", message: "errors:field.tooLong", values: { max: mostCharacters } }]);
  return {
    service,
    stored: {
      ...{ serviceId, topic, title, text, answerWithinHours },
      employeeId: employeeId ?? service.employeeId,
      departmentId: service.departmentId,
      isUrgent: redFlagsIn(`${title} ${topic} ${text}`, terms.emergencyWords).length > 0,
      currencyCode: service.currencyCode,
      followUps: service.followUps,
    },
  };
}

type New = Awaited<ReturnType<typeof draftOf>>["stored"] & { patientId: string; madeBy: string };

/** The commit that keeps a new draft; its result is the draft's id. */
export function newDraft({ db, now }: RequestContext, written: New): CommitPlan<{ id: string }> {
  const id = uuidv7(now);
  const { patientId } = written;
  return {
    writes: [insertQuestion(db, { id, state: "DRAFT", createdAt: now, since: now, ...written })],
    audit: [{ action: "question.write", subjectKind: "question", subjectId: id, patientId, fields: ["question"] }],
    result: { id },
  };
}
