import { appointmentCalendarFile, costForMail, heldUntil } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import { takesPlace } from "../../domain/mail/appointment-in-mail";
import { bySubject, type MailPayload } from "~/outbox/mail";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import {
  asksFirst,
  bringsCalendarFile,
  isStale,
  leadsToRoom,
  appointmentWordingFacts,
  appointmentWordingFor,
} from "../../domain/mail/appointment-wording";
import { composeAppointmentMail } from "./compose-appointment-mail.server";
import { makeFeedbackPath, makeRoomPath, makeAppointmentPath } from "./make-mail-links.server";
import { makeUnsubscribePath } from "../marketing/unsubscribe-link.server";
import { mailVoice, type MailVoice, type Wordings } from "../../support/mail/mail-voice.server";
import { readAppointment } from "./read-appointment.server";
import { otherMails, type Composed } from "./write-account-mail.server";

/** A mail in the receiver's words, before it gets its looks. */
export interface WrittenMail extends Composed {
  voice: MailVoice;
}

async function writeAppointmentMail(
  context: RequestContext,
  voice: MailVoice,
  payload: MailPayload<"appointment">,
  recipient: Recipient,
): Promise<Composed | undefined> {
  const id = payload.appointmentId;
  const staff = payload.to.kind === "EMPLOYEE";
  const [standing, costs] = await Promise.all([readAppointment(context, id), staff ? null : costForMail(context, id)]);
  const wording = appointmentWordingFor(payload.template, payload.to.kind, standing);
  if (!wording || isStale(wording, payload, standing, context.now)) return undefined;
  const held = asksFirst(wording) ? await heldUntil(context, id) : undefined;
  if (held === null) return undefined;
  const cost = takesPlace(standing) ? costs : null;
  const appointment = { ...standing, ...(held ? { heldUntil: held.until } : {}), ...(cost ? { cost } : {}) };
  const asksHowItWas = appointmentWordingFacts(wording).leadsTo === "feedback";
  const appointmentPath = staff
    ? paths.appointment(id)
    : await (asksHowItWas ? makeFeedbackPath(context, id) : makeAppointmentPath(context, id, "mail"));
  if (appointmentPath === null) return undefined;
  const roomPath = leadsToRoom(wording) ? await makeRoomPath(context, id) : null;
  // Each mail to the patient brings the appointment as it is now: to be taken up, moved or taken out of their calendar.
  const filed = !staff && bringsCalendarFile(wording);
  const file = !filed
    ? null
    : await appointmentCalendarFile({ ...context, locale: voice.locale }, id, { mailed: true });
  const { name } = recipient;
  const told = {
    wording,
    appointment,
    name,
    ownZone: payload.timeZone,
    appointmentPath,
    roomPath,
    hasCalendarFile: file !== null,
    unsubscribePath: appointmentWordingFacts(wording).refusable
      ? await makeUnsubscribePath(context, payload.to.id)
      : null,
  };
  return { content: composeAppointmentMail(voice, told), calendarFile: file };
}

/**
 * Writes the mail that an outbox row asks for, in the organization's wording. Undefined where a later change has
 * overtaken it, so that there is nothing true to tell any more.
 */
export async function writeMail(
  context: RequestContext,
  payload: MailPayload,
  recipient: Recipient,
  wordings?: Wordings,
): Promise<WrittenMail | undefined> {
  const voice = await mailVoice(context, recipient.languageCode, wordings);
  const composed = await bySubject(payload, {
    appointment: (of) => writeAppointmentMail(context, voice, of, recipient),
    ...otherMails(context, voice, recipient),
  });
  return composed && { ...composed, voice };
}
