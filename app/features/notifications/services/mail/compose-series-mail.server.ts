import type { MailAction, MailContent } from "../../domain/mail/mail-content";
import type { AppointmentInMail } from "../../domain/mail/appointment-in-mail";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";
import { appointmentValues } from "../../support/mail/appointment-facts.server";

/** An appointment of the series and, unless it is off, the path of its page for whoever holds it. */
export interface AppointmentOfSeries {
  readonly appointment: AppointmentInMail;
  readonly path: string | null;
}

interface SeriesMail {
  name: string;
  off: boolean;
  appointments: readonly [AppointmentOfSeries, ...AppointmentOfSeries[]];
}

/** A link to each appointment: there the patient confirms, moves or cancels it. */
function linksTo({ t, format, origin }: MailVoice, appointments: readonly AppointmentOfSeries[]): MailAction[] {
  return appointments.map(({ appointment: { standing, startsAt, timeZone }, path }) => {
    const label = standing === "proposed" ? t("notifications:mail.confirm") : t("notifications:mail.view");
    return { label: `${label}: ${format.date(startsAt, timeZone, "short")}`, href: `${origin}${path ?? ""}` };
  });
}

/** One mail about all appointments of a series that were set, or called off together. */
export function composeSeriesMail(voice: MailVoice, { name, off, appointments }: SeriesMail): MailContent {
  const { t, format, origin } = voice;
  const [{ appointment: first }] = appointments;
  const wording = off ? "seriesCanceled" : first.standing === "proposed" ? "seriesProposed" : "seriesSet";
  const zone = format.zoneName(first.timeZone, first.startsAt);
  const values = appointmentValues(voice, first);
  const { subject, opening, closing } = sayInWording(voice, wording, values);
  return {
    ...mailFrame(voice, name),
    subject,
    paragraphs: [
      ...opening,
      ...(first.type === "video" ? [] : [values.place]),
      ...(off && first.note !== "" ? [t("notifications:canceled.reason", { reason: first.note })] : []),
      ...(off || first.instructions === "" ? [] : [first.instructions]),
    ],
    details: {
      title: t("notifications:mail.details"),
      rows: appointments.map(({ appointment: { startsAt, endsAt, timeZone } }) => ({
        term: format.date(startsAt, timeZone, "long"),
        lines: [t("common:timeInZone", { time: format.timeRange(startsAt, endsAt, timeZone), zone })],
      })),
    },
    actions: off
      ? [{ label: t("notifications:mail.bookAgain"), href: `${origin}${first.againPath}` }]
      : linksTo(voice, appointments),
    hints: [
      t(off ? "notifications:mail.calendarFileOff" : "notifications:mail.calendarFile"),
      t("notifications:mail.linkPrivate"),
    ],
    closing,
  };
}
