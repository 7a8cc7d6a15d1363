import type { MailAction, MailContent } from "../../domain/mail/mail-content";
import type { AppointmentInMail } from "../../domain/mail/appointment-in-mail";
import { appointmentWordingFacts, type AppointmentWording } from "../../domain/mail/appointment-wording";
import { kindOfWording } from "../../domain/wordings/mail-wording";
import type { AppointmentWordingFacts } from "../../kinds/define-kind";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";
import { appointmentFacts, appointmentValues } from "../../support/mail/appointment-facts.server";

/** What an appointment's mail is made of, once its links are there. */
export interface AppointmentMail {
  wording: AppointmentWording;
  appointment: AppointmentInMail;
  /** The name in the greeting; empty where none is known. */
  name: string;
  /** The receiver's own zone, where known. */
  ownZone?: string;
  /** Path of the page of this appointment: by the mailed link for its patient, by sign-in for staff. */
  appointmentPath: string;
  /** Path into the waiting room, where the mail leads there. */
  roomPath: string | null;
  hasCalendarFile: boolean;
  /** Path on which the patient refuses more of its kind; null where they may not. */
  unsubscribePath: string | null;
}

const isForStaff = (wording: AppointmentWording) => kindOfWording(wording).to === "staff";

/** What the product itself says after the wording: what has changed, why, and what to prepare. */
function addedOf({ t, format }: MailVoice, { wording, appointment }: AppointmentMail): string[] {
  const { previousStartsAt, timeZone, note, instructions } = appointment;
  const added: Readonly<Record<AppointmentWordingFacts["adds"][number], () => string>> = {
    previousTime: () =>
      previousStartsAt === null
        ? ""
        : t("notifications:rescheduled.previously", { when: format.dateTime(previousStartsAt, timeZone, "medium") }),
    reason: () => (note === "" ? "" : t("notifications:canceled.reason", { reason: note })),
    instructions: () => instructions,
  };
  return appointmentWordingFacts(wording).adds.flatMap((each) => added[each]() || []);
}

function actionsOf(
  { t, origin }: MailVoice,
  { wording, appointment: about, appointmentPath, roomPath }: AppointmentMail,
): MailAction[] {
  const appointment = (label: string) => ({ href: `${origin}${appointmentPath}`, label });
  const booking = (label: string) => ({ href: `${origin}${about.againPath}`, label });
  const view = appointment(t(isForStaff(wording) ? "notifications:staffBooked.open" : "notifications:mail.view"));
  const actions: Readonly<Record<AppointmentWordingFacts["leadsTo"], () => MailAction[]>> = {
    appointment: () => [view],
    room: () => [
      ...(roomPath ? [{ href: `${origin}${roomPath}`, label: t("notifications:roomLink.action") }] : []),
      view,
    ],
    request: () => [appointment(t("notifications:staffNewRequest.open"))],
    answer: () => [appointment(t("notifications:mail.confirm"))],
    proof: () => [appointment(t("requests:mail.confirm"))],
    payment: () => [appointment(t("requests:mail.pay"))],
    booking: () => [booking(t("notifications:followUp.action"))],
    bookAgain: () => [booking(t("notifications:mail.bookAgain")), view],
    feedback: () => [appointment(t("notifications:feedback.action"))],
  };
  return actions[appointmentWordingFacts(wording).leadsTo]();
}

function hintsOf({ t }: MailVoice, { wording, hasCalendarFile }: AppointmentMail): string[] {
  const { leadsTo } = appointmentWordingFacts(wording);
  if (isForStaff(wording) || leadsTo === "booking" || leadsTo === "feedback") return [];
  const canChange = leadsTo !== "bookAgain";
  return [
    ...(canChange ? [t("notifications:mail.viewHint")] : []),
    ...(hasCalendarFile
      ? [t(canChange ? "notifications:mail.calendarFile" : "notifications:mail.calendarFileOff")]
      : []),
    t("notifications:mail.linkPrivate"),
  ];
}

/** Writes a mail about an appointment. */
export function composeAppointmentMail(voice: MailVoice, mail: AppointmentMail): MailContent {
  const { t } = voice;
  const { wording, appointment, ownZone } = mail;
  const said = sayInWording(voice, wording, appointmentValues(voice, appointment));
  return {
    ...mailFrame(voice, mail.name),
    subject: said.subject,
    paragraphs: [...said.opening, ...addedOf(voice, mail)],
    details: {
      title: t("notifications:mail.details"),
      rows: appointmentFacts(voice, appointment, { staff: isForStaff(wording), ownZone }),
    },
    actions: actionsOf(voice, mail),
    hints: hintsOf(voice, mail),
    closing: said.closing,
    ...(mail.unsubscribePath === null
      ? {}
      : {
          unsubscribe: { label: t("notifications:mail.unsubscribe"), href: `${voice.origin}${mail.unsubscribePath}` },
        }),
  };
}
