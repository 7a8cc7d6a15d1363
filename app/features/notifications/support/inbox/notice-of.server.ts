import { familyAnswerForMail, familyRequestForMail } from "~/features/patients/public.server";
import { seriesForMail, sessionForMail } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { NoticeEvent } from "../../domain/inbox/notice-event";
import { isVisitTemplate } from "../../domain/mail/mail-template";
import { visitStory } from "../../domain/mail/visit-story";
import type { MailPayload } from "../../schemas/mail/mail-payload";
import { importTold } from "../mail/import-told.server";
import { readVisit, visitOf } from "../../services/mail/read-visit.server";

/** What there is to tell inside the app, and of which visit. */
interface Notice {
  event: NoticeEvent;
  appointmentId: string | null;
}

const withoutVisit = (event: NoticeEvent): Notice => ({ event, appointmentId: null });

/** Of a series its first visit stands for all. */
async function ofSeries(context: RequestContext, { template, seriesId = "", fromVisitId }: MailPayload) {
  const off = template === "series.canceled";
  const [first] = await seriesForMail(context, { seriesId, canceledFrom: off ? (fromVisitId ?? "") : undefined });
  if (!first) return undefined;
  const proposed = visitOf(first).standing === "proposed";
  const event: NoticeEvent = off ? "seriesCanceled" : proposed ? "seriesProposed" : "seriesSet";
  return { event, appointmentId: first.id };
}

async function ofVisit(context: RequestContext, { template, to, appointmentId, startsAt }: MailPayload) {
  if (!isVisitTemplate(template) || appointmentId === undefined) return undefined;
  const visit = await readVisit(context, appointmentId);
  if (startsAt !== undefined && startsAt !== visit.startsAt) return undefined;
  const event = visitStory(template, to.kind, visit);
  return event === null ? undefined : { event, appointmentId };
}

async function read(context: RequestContext, payload: MailPayload): Promise<Notice | undefined> {
  const { template, to, relationId = "", sessionId = "" } = payload;
  switch (template) {
    case "employee.waiting":
      return withoutVisit(template);
    case "patientImport.done":
    case "patientImport.stopped":
      return (await importTold(context, payload)) && withoutVisit(template);
    case "series.set":
    case "series.canceled":
      return ofSeries(context, payload);
    case "groupSession.given":
      return (await sessionForMail(context, { sessionId, employeeId: to.id })) && withoutVisit("sessionGiven");
    case "waitingList.offer":
      return withoutVisit("waitingOffer");
    case "family.consent":
      return (await familyRequestForMail(context, relationId)) && withoutVisit("familyConsent");
    case "family.answered": {
      const answer = await familyAnswerForMail(context, relationId);
      return answer && withoutVisit(answer.agreed ? "familyAgreed" : "familyDeclined");
    }
    default:
      return ofVisit(context, payload);
  }
}

/** What there is to tell when its turn comes; undefined where a later change has overtaken it. */
export async function noticeOf(context: RequestContext, payload: MailPayload): Promise<Notice | undefined> {
  try {
    return await read(context, payload);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
