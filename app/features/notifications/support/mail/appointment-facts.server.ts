import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { MailFact } from "../../domain/mail/mail-content";
import type { AppointmentInMail } from "../../domain/mail/appointment-in-mail";
import type { MailVoice } from "./mail-voice.server";

/** The time at the place and, where the reader's clock shows another, theirs as well. */
function whenLines({ t, format }: MailVoice, appointment: AppointmentInMail, ownZone: string | undefined): string[] {
  const { startsAt, endsAt, timeZone } = appointment;
  const time = format.timeRange(startsAt, endsAt, timeZone);
  const lines = [
    format.date(startsAt, timeZone, "long"),
    t("common:timeInZone", { time, zone: format.zoneName(timeZone, startsAt) }),
  ];
  if (ownZone === undefined) return lines;
  const own = format.timeInPlace(startsAt, timeZone, ownZone);
  return own.differs ? [...lines, t("notifications:mail.yourTime", { time: own.viewerTime })] : lines;
}

/** The provider as patients address them. */
export function providerName({ t }: MailVoice, { provider }: AppointmentInMail): string {
  const honorific = nameOfCode(HONORIFIC, provider.title);
  const title = honorific && t(`common:honorifics.${honorific}`);
  return [title, provider.firstName, provider.lastName].filter(Boolean).join(" ");
}

/** Where the appointment takes place, in one line. */
function placeOf({ t, format }: MailVoice, { type, place }: AppointmentInMail): string {
  if (type === "video") return t("notifications:mail.byVideo");
  return format.parts([place.name, place.address, place.city]);
}

/** A deadline and the time zone it is shown in. */
export const untilOf = ({ t, format }: MailVoice, until: number, zone: string): string =>
  t("common:timeInZone", { time: format.dateTime(until, zone, "medium"), zone: format.zoneName(zone, until) });

/** What a wording may say of an appointment, by its placeholders. */
export function appointmentValues(voice: MailVoice, appointment: AppointmentInMail) {
  const { t, format } = voice;
  const { startsAt, endsAt, timeZone } = appointment;
  const time = format.timeRange(startsAt, endsAt, timeZone);
  return {
    date: format.date(startsAt, timeZone, "short"),
    time: t("common:timeInZone", { time, zone: format.zoneName(timeZone, startsAt) }),
    when: format.dateTime(startsAt, timeZone, "short"),
    doctor: providerName(voice, appointment),
    visit: appointment.offering,
    place: placeOf(voice, appointment),
    patient: appointment.patient?.name ?? "",
    until: appointment.heldUntil === undefined ? "" : untilOf(voice, appointment.heldUntil, timeZone),
  };
}

/** What it costs, and how that is paid. */
const costLines = ({ t, format }: MailVoice, cost: NonNullable<AppointmentInMail["cost"]>): string[] => [
  cost.costMinor === 0 ? t("booking:offering.free") : format.money(cost.costMinor, cost.currencyCode),
  ...(cost.way === null ? [] : [t(`booking:payWay.${cost.way}`)]),
];

/** What the appointment is, with whom, when and where. Staff are told of the patient, the patient of the provider. */
export function appointmentFacts(
  voice: MailVoice,
  appointment: AppointmentInMail,
  to: { staff: boolean; ownZone?: string },
): MailFact[] {
  const { t } = voice;
  const other = to.staff
    ? { term: t("notifications:mail.patient"), lines: [appointment.patient?.name ?? ""] }
    : { term: t("notifications:mail.withWhom"), lines: [providerName(voice, appointment)] };
  return [
    { term: t("notifications:mail.what"), lines: [appointment.offering] },
    other,
    { term: t("notifications:mail.when"), lines: whenLines(voice, appointment, to.ownZone) },
    { term: t("notifications:mail.where"), lines: [placeOf(voice, appointment)] },
    ...(appointment.cost ? [{ term: t("common:fields.price"), lines: costLines(voice, appointment.cost) }] : []),
  ];
}
