import { followUpForMail, labOrderForMail } from "~/features/consultations/public.server";
import { familyAnswerForMail, familyRequestForMail } from "~/features/patients/public.server";
import {
  seriesForMail,
  sessionForMail,
  appointmentsCalendarFile,
  waitingOfferForMail,
} from "~/features/scheduling/public.server";
import type { BySubject, MailPayload } from "~/outbox/mail";
import type { MailSubject } from "~/outbox/mail-templates";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import type { MailContent } from "../../domain/mail/mail-content";
import { kindOf } from "../../kinds/kind-of";
import { importTold } from "../../support/mail/import-told.server";
import type { MailVoice } from "../../support/mail/mail-voice.server";
import { composeAccountMail } from "./compose-account-mail.server";
import { composeFamilyAnswer, composeFamilyMail } from "./compose-family-mail.server";
import { composeFollowUpMail } from "./compose-follow-up-mail.server";
import { composeImportMail } from "./compose-import-mail.server";
import { composeSeriesMail, type AppointmentOfSeries } from "./compose-series-mail.server";
import { composeSessionMail } from "./compose-session-mail.server";
import { composeWaitingMail } from "./compose-waiting-mail.server";
import { makeAccountPath, makeConsentPath, makeAppointmentPath } from "./make-mail-links.server";
import { appointmentInMail } from "./read-appointment.server";

/** A mail's content and, where it brings one, the file for a calendar. */
export interface Composed {
  content: MailContent;
  calendarFile: string | null;
}

const withoutFile = (content: MailContent | undefined): Composed | undefined =>
  content && { content, calendarFile: null };

/** With each appointment of which it is true still, a link made for this mail and one calendar file for all. */
async function writeSeries(
  context: RequestContext,
  voice: MailVoice,
  name: string,
  { template, seriesId, fromAppointmentId = "" }: MailPayload<"series">,
): Promise<Composed | undefined> {
  const off = template === "series.canceled";
  const told = await seriesForMail(context, { seriesId, canceledFrom: off ? fromAppointmentId : undefined });
  const appointments: AppointmentOfSeries[] = [];
  for (const appointment of told.map(appointmentInMail))
    appointments.push({ appointment, path: off ? null : await makeAppointmentPath(context, appointment.id, "mail") });
  const [first, ...rest] = appointments;
  if (!first) return undefined;
  const ids = appointments.map(({ appointment }) => appointment.id);
  const calendarFile = await appointmentsCalendarFile({ ...context, locale: voice.locale }, ids);
  return { content: composeSeriesMail(voice, { name, off, appointments: [first, ...rest] }), calendarFile };
}

/**
 * How each mail is written that is not about one appointment; where it carries a link, the link's secret is made now.
 * Undefined where there is nothing true to tell any more.
 */
export function otherMails(
  context: RequestContext,
  voice: MailVoice,
  { name, email, userId }: Pick<Recipient, "name" | "email" | "userId">,
): BySubject<Promise<Composed | undefined>, Exclude<MailSubject, "appointment">> {
  const receiverOf = ({ to }: MailPayload) => ({ userId: userId ?? to.id, sentTo: email });
  return {
    series: (payload) => writeSeries(context, voice, name, payload),
    offer: async ({ waitingId }) => {
      const found = await waitingOfferForMail(context, waitingId);
      return withoutFile(found && composeWaitingMail(voice, { name, ...found }));
    },
    session: async ({ sessionId, to }) => {
      const session = await sessionForMail(context, { sessionId, employeeId: to.id });
      return withoutFile(session && composeSessionMail(voice, name, session));
    },
    followUp: async ({ followUpId }) => {
      const followUp = await followUpForMail(context, followUpId);
      return withoutFile(followUp && composeFollowUpMail(voice, name, followUp));
    },
    family: async (payload) => {
      const { template, relationId } = payload;
      if (template === "family.answered") {
        const answer = await familyAnswerForMail(context, relationId);
        return withoutFile(answer && composeFamilyAnswer(voice, { name, ...answer }));
      }
      const request = await familyRequestForMail(context, relationId);
      if (!request) return undefined;
      const link = await makeConsentPath(context, receiverOf(payload), relationId);
      return withoutFile(composeFamilyMail(voice, { name, askerName: request.askerName, link }));
    },
    import: async (payload) => {
      const told = await importTold(context, payload);
      return withoutFile(told && composeImportMail(voice, name, told));
    },
    address: async (payload) => {
      const kind = kindOf<"address">(payload.template, payload.to.kind);
      const about = { ...receiverOf(payload), subject: payload.changeId };
      const link = kind.link && (await makeAccountPath(context, about, kind.link.purpose));
      return withoutFile(composeAccountMail(voice, name, kind, link));
    },
    account: async (payload) => {
      const kind = kindOf<"account">(payload.template, payload.to.kind);
      const { next, labOrderId, invoiceId, money } = payload;
      const order = labOrderId === undefined ? null : await labOrderForMail(context, labOrderId);
      const link = kind.link && (await makeAccountPath(context, receiverOf(payload), kind.link.purpose, next));
      return withoutFile(composeAccountMail(voice, name, kind, link, { order, invoiceId, money }));
    },
  };
}
