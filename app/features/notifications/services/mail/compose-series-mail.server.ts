import { paths } from "~/paths";
import type { MailAction, MailContent } from "../../domain/mail/mail-content";
import type { VisitForMail } from "../../domain/mail/visit-for-mail";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";
import { visitValues } from "../../support/mail/visit-facts.server";

/** A visit of the series and, unless it is off, the path of its page for whoever holds it. */
export interface VisitOfSeries {
  readonly visit: VisitForMail;
  readonly path: string | null;
}

interface SeriesMail {
  name: string;
  off: boolean;
  visits: readonly [VisitOfSeries, ...VisitOfSeries[]];
}

/** A link to each visit: there the patient confirms, moves or cancels it. */
function linksTo({ t, format, origin }: MailVoice, visits: readonly VisitOfSeries[]): MailAction[] {
  return visits.map(({ visit: { standing, startsAt, timeZone }, path }) => {
    const label = standing === "proposed" ? t("notifications:mail.confirm") : t("notifications:mail.view");
    return { label: `${label}: ${format.date(startsAt, timeZone, "short")}`, href: `${origin}${path ?? ""}` };
  });
}

/** One mail about all visits of a series that were set, or called off together. */
export function composeSeriesMail(voice: MailVoice, { name, off, visits }: SeriesMail): MailContent {
  const { t, format, origin } = voice;
  const [{ visit: first }] = visits;
  const story = off ? "seriesCanceled" : first.standing === "proposed" ? "seriesProposed" : "seriesSet";
  const zone = format.zoneName(first.timeZone, first.startsAt);
  const values = visitValues(voice, first);
  const { subject, opening, closing } = sayInWording(voice, story, values);
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
      rows: visits.map(({ visit: { startsAt, endsAt, timeZone } }) => ({
        term: format.date(startsAt, timeZone, "long"),
        lines: [t("common:timeInZone", { time: format.timeRange(startsAt, endsAt, timeZone), zone })],
      })),
    },
    actions: off
      ? [{ label: t("notifications:mail.bookAgain"), href: `${origin}${paths.booking()}` }]
      : linksTo(voice, visits),
    hints: [
      t(off ? "notifications:mail.calendarFileOff" : "notifications:mail.calendarFile"),
      t("notifications:mail.linkPrivate"),
    ],
    closing,
  };
}
