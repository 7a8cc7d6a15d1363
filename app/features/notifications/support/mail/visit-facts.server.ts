import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { MailFact } from "../../domain/mail/mail-content";
import type { VisitForMail } from "../../domain/mail/visit-for-mail";
import type { MailVoice } from "./mail-voice.server";

/** The time at the place and, where the reader's clock shows another, theirs as well. */
function whenLines({ t, format }: MailVoice, visit: VisitForMail, ownZone: string | undefined): string[] {
  const { startsAt, endsAt, timeZone } = visit;
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
export function providerName({ t }: MailVoice, { provider }: VisitForMail): string {
  const honorific = nameOfCode(HONORIFIC, provider.title);
  const title = honorific && t(`common:honorifics.${honorific}`);
  return [title, provider.firstName, provider.lastName].filter(Boolean).join(" ");
}

/** Where the visit takes place, in one line. */
function placeOf({ t, format }: MailVoice, { type, place }: VisitForMail): string {
  if (type === "video") return t("notifications:mail.byVideo");
  return format.parts([place.name, place.address, place.city]);
}

/** Until when something is held, with the zone that it is said in. */
export const untilOf = ({ t, format }: MailVoice, until: number, zone: string): string =>
  t("common:timeInZone", { time: format.dateTime(until, zone, "medium"), zone: format.zoneName(zone, until) });

/** What a wording may say of a visit, by its placeholders. */
export function visitValues(voice: MailVoice, visit: VisitForMail) {
  const { t, format } = voice;
  const { startsAt, endsAt, timeZone } = visit;
  const time = format.timeRange(startsAt, endsAt, timeZone);
  return {
    date: format.date(startsAt, timeZone, "short"),
    time: t("common:timeInZone", { time, zone: format.zoneName(timeZone, startsAt) }),
    when: format.dateTime(startsAt, timeZone, "short"),
    doctor: providerName(voice, visit),
    visit: visit.offering,
    place: placeOf(voice, visit),
    patient: visit.patient?.name ?? "",
    until: visit.heldUntil === undefined ? "" : untilOf(voice, visit.heldUntil, timeZone),
  };
}

/** What the visit is, with whom, when and where. Staff are told of the patient, the patient of the provider. */
export function visitFacts(
  voice: MailVoice,
  visit: VisitForMail,
  to: { staff: boolean; ownZone?: string },
): MailFact[] {
  const { t } = voice;
  const other = to.staff
    ? { term: t("notifications:mail.patient"), lines: [visit.patient?.name ?? ""] }
    : { term: t("notifications:mail.withWhom"), lines: [providerName(voice, visit)] };
  return [
    { term: t("notifications:mail.what"), lines: [visit.offering] },
    other,
    { term: t("notifications:mail.when"), lines: whenLines(voice, visit, to.ownZone) },
    { term: t("notifications:mail.where"), lines: [placeOf(voice, visit)] },
  ];
}
