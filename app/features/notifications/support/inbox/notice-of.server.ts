import { followUpForMail } from "~/features/consultations/public.server";
import { familyAnswerForMail, familyRequestForMail } from "~/features/patients/public.server";
import { heldUntil, seriesForMail, sessionForMail } from "~/features/scheduling/public.server";
import { bySubject, type BySubject, type MailPayload } from "~/outbox/mail";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { isNoticeEvent, type NoticeEvent } from "../../domain/inbox/notice-event";
import { appointmentWordingFor, asksFirst, isStale } from "../../domain/mail/appointment-wording";
import { kindOf } from "../../kinds/kind-of";
import { importTold } from "../mail/import-told.server";
import { readAppointment, appointmentInMail } from "../../services/mail/read-appointment.server";

/** What there is to tell inside the app, and of which appointment. */
interface Notice {
  event: NoticeEvent;
  appointmentId: string | null;
}

/** The event of a message that tells one thing only. */
function onlyEvent({ template, to }: MailPayload): Notice | undefined {
  const { inside } = kindOf(template, to.kind);
  const [event] = Object.keys(inside || {});
  return event !== undefined && isNoticeEvent(event) ? { event, appointmentId: null } : undefined;
}

/** Of a series its first appointment stands for all. */
async function ofSeries(context: RequestContext, { template, seriesId, fromAppointmentId }: MailPayload<"series">) {
  const off = template === "series.canceled";
  const [first] = await seriesForMail(context, { seriesId, canceledFrom: off ? (fromAppointmentId ?? "") : undefined });
  if (!first) return undefined;
  const proposed = appointmentInMail(first).standing === "proposed";
  const event: NoticeEvent = off ? "seriesCanceled" : proposed ? "seriesProposed" : "seriesSet";
  return { event, appointmentId: first.id };
}

async function ofAppointment(
  context: RequestContext,
  { template, to, appointmentId, startsAt }: MailPayload<"appointment">,
) {
  const appointment = await readAppointment(context, appointmentId);
  if (startsAt !== undefined && startsAt !== appointment.startsAt) return undefined;
  const event = appointmentWordingFor(template, to.kind, appointment);
  if (event === null || isStale(event, { startsAt }, appointment, context.now)) return undefined;
  // What was paid or proved meanwhile asks for nothing, as its mail does not.
  if (asksFirst(event) && (await heldUntil(context, appointmentId)) === null) return undefined;
  return { event, appointmentId };
}

async function ofFamily(context: RequestContext, payload: MailPayload<"family">): Promise<Notice | undefined> {
  const { template, relationId } = payload;
  if (template === "family.consent")
    return (await familyRequestForMail(context, relationId)) ? onlyEvent(payload) : undefined;
  const answer = await familyAnswerForMail(context, relationId);
  return answer && { event: answer.agreed ? "familyAgreed" : "familyDeclined", appointmentId: null };
}

const noticesIn = (context: RequestContext): BySubject<Promise<Notice | undefined>> => ({
  appointment: (payload) => ofAppointment(context, payload),
  series: (payload) => ofSeries(context, payload),
  offer: (payload) => Promise.resolve(onlyEvent(payload)),
  session: async (payload) => {
    const { sessionId, to } = payload;
    return (await sessionForMail(context, { sessionId, employeeId: to.id })) && onlyEvent(payload);
  },
  followUp: async (payload) => (await followUpForMail(context, payload.followUpId)) && onlyEvent(payload),
  family: (payload) => ofFamily(context, payload),
  import: async (payload) => (await importTold(context, payload)) && onlyEvent(payload),
  address: (payload) => Promise.resolve(onlyEvent(payload)),
  account: (payload) => Promise.resolve(onlyEvent(payload)),
});

/** What there is to tell when its turn comes; undefined where a later change has overtaken it. */
export async function noticeOf(context: RequestContext, payload: MailPayload): Promise<Notice | undefined> {
  try {
    return await bySubject(payload, noticesIn(context));
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
