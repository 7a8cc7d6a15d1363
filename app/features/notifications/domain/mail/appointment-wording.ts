import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import type { AppointmentWordingFacts } from "../../kinds/define-kind";
import { kindOf, kindsAbout, type KeysOf, type KindAbout } from "../../kinds/kind-of";
import type { AppointmentInMail } from "./appointment-in-mail";

/** What a mail about an appointment tells; each has its words in the messages, under the same name. */
export type AppointmentWording = KeysOf<KindAbout<"appointment">["wordings"]>;

const APPOINTMENT_WORDINGS = Object.assign(
  {},
  ...kindsAbout("appointment").map(({ wordings }) => wordings),
) as Readonly<Record<AppointmentWording, AppointmentWordingFacts>>;

export const isAppointmentWording = (name: string): name is AppointmentWording =>
  Object.hasOwn(APPOINTMENT_WORDINGS, name);
export const appointmentWordingFacts = (wording: AppointmentWording): AppointmentWordingFacts =>
  APPOINTMENT_WORDINGS[wording];

/**
 * What there is to tell when a mail's turn comes. An appointment may have changed since the mail was asked for; one
 * that would now tell something untrue is overtaken and not sent: null. The later change has a mail of its own.
 */
export function appointmentWordingFor(
  template: MailTemplate<"appointment">,
  to: RecipientKind,
  {
    standing,
    previousStartsAt,
    isUnconfirmed,
  }: Pick<AppointmentInMail, "standing" | "previousStartsAt" | "isUnconfirmed">,
): AppointmentWording | null {
  const { tells } = kindOf<"appointment">(template, to);
  const again = standing === "asked" && previousStartsAt !== null && "askedAgain" in tells;
  if (standing === "asked" && isUnconfirmed && "unconfirmed" in tells) return tells.unconfirmed;
  return again ? tells.askedAgain : tells[standing];
}

/**
 * Whether it reminds of a time that is not the appointment's any more or has come, or somebody who has: they may have
 * checked in since it was asked for. Times in epoch milliseconds.
 */
export const isStale = (
  wording: AppointmentWording,
  told: { startsAt?: number | undefined },
  { startsAt, isHere }: Pick<AppointmentInMail, "startsAt" | "isHere">,
  now: number,
): boolean => wording === "reminder" && (isHere || told.startsAt !== startsAt || now >= startsAt);

/** Whether the mail leads to the waiting room: once the appointment is sure, and only for its patient. */
export const leadsToRoom = (wording: AppointmentWording): boolean =>
  appointmentWordingFacts(wording).leadsTo === "room";

/** Whether the appointment comes with the mail as a file for the patient's calendar: where its time is new, or gone. */
export const bringsCalendarFile = (wording: AppointmentWording): boolean =>
  !appointmentWordingFacts(wording).refusable && !/^(proof|payment)$/.test(appointmentWordingFacts(wording).leadsTo);

/** Whether the request holds its time for a while only, until its asker has done what the mail says. */
export const asksFirst = (wording: AppointmentWording): boolean =>
  appointmentWordingFacts(wording).must.includes("until");
