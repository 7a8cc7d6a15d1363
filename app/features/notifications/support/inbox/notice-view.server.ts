import type { Translator } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { readerFormat } from "~/platform/reader-format.server";
import type { StoredNotice } from "../../data/inbox/notices.server";
import { isWordingKey } from "../../domain/wordings/mail-wording";
import { isNoticeEvent, noticeFacts, type NoticeEvent, type UntitledEvent } from "../../domain/inbox/notice-event";
import { fillWording } from "../../domain/wordings/wording-text";
import type { NoticeFacts } from "../../kinds/define-kind";
import { defaultWording } from "../wordings/default-wording.server";

/** A notification in the words of whoever reads it. */
export interface NoticeView {
  id: string;
  event: string;
  title: string;
  /** UTC ms. */
  at: number;
  read: boolean;
  appointmentId: string | null;
  /** Where the thing is that it tells of. */
  href: string;
}

/** Where a notification leads: to the appointment that it is about, else to where what it tells of is found. */
const PLACES: Readonly<Record<NoticeFacts["leadsTo"], (stored: StoredNotice) => string>> = {
  appointment: ({ appointmentId }) => paths.appointment(appointmentId ?? ""),
  employees: () => paths.employees(),
  import: ({ importId }) => paths.patientImport(importId ?? ""),
  groupSessions: () => paths.groupSessions(),
  appointments: () => paths.appointments(),
  family: () => paths.family(),
  pharmacyDesk: () => paths.pharmacyDesk(),
  labOrders: ({ labOrderId }) => (labOrderId === null ? paths.labOrders() : paths.labOrder(labOrderId)),
  labDesk: ({ labOrderId }) => (labOrderId === null ? paths.labDesk() : paths.labDeskOrder(labOrderId)),
  prescriptions: () => paths.prescriptions(),
  ownPrescriptions: () => paths.ownPrescriptions(),
  consultations: () => paths.consultation(),
  notes: () => paths.notes(),
  credits: () => paths.ownCredits(),
  invoices: ({ invoiceId }) => (invoiceId === null ? paths.ownInvoices() : paths.ownInvoice(invoiceId)),
  payments: () => paths.payments(),
  feedback: () => paths.feedback({ open: "on" }),
  questions: () => paths.textQuestions(),
  monitoring: () => paths.monitoring(),
  ownQuestionnaires: () => paths.ownQuestionnaires(),
  questionnaires: () => paths.questionnaires(),
  home: () => paths.home(),
};

/** The words of a notification: what the mail of an appointment says first, as the product words it. */
function titleOf(translator: Translator, event: NoticeEvent, values: { organization: string; date: string }): string {
  const { titledBy } = noticeFacts(event);
  if (titledBy !== null && isWordingKey(titledBy))
    return fillWording(defaultWording(translator, titledBy).subject, values);
  // Only an event without a wording of its own is not titled by one.
  return translator.t(`channels:notice.${event as UntitledEvent}`);
}

/** Puts a stored notification into words; undefined for an event that this version does not know. */
export function noticeView(context: RequestContext, stored: StoredNotice): NoticeView | undefined {
  const { locale, profile } = context;
  const { id, event, appointmentId, at, readAt, startsAt, timeZone } = stored;
  if (!isNoticeEvent(event)) return undefined;
  const translator = createTranslator(locale);
  const date = startsAt === null ? "" : readerFormat(context).dateTime(startsAt, timeZone ?? profile.timeZone, "short");
  const title = titleOf(translator, event, { date, organization: profile.name });
  return {
    id,
    event,
    title,
    at,
    read: readAt !== null,
    appointmentId,
    href: PLACES[noticeFacts(event).leadsTo](stored),
  };
}
