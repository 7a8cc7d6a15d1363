import { seriesForMail, visitsCalendarFile } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { MailAction, MailContent } from "../domain/mail-content";
import type { VisitForMail } from "../domain/visit-for-mail";
import { makeVisitPath } from "./make-mail-links.server";
import { mailFrame, type MailVoice } from "./mail-voice.server";
import { visitOf } from "./read-visit.server";
import { providerName } from "./visit-facts.server";

interface SeriesAsked {
  template: "series.set" | "series.canceled";
  name: string;
  seriesId: string;
  fromVisitId?: string | undefined;
}

/** A link to each visit, made for this mail: there the patient confirms, moves or cancels it. */
async function linksTo(context: RequestContext, voice: MailVoice, visits: readonly VisitForMail[]) {
  const { t, format, origin } = voice;
  const links: MailAction[] = [];
  for (const { id, standing, startsAt, timeZone } of visits) {
    const label = standing === "proposed" ? t("notifications:mail.confirm") : t("notifications:mail.view");
    const date = format.date(startsAt, timeZone, "short");
    links.push({ label: `${label}: ${date}`, href: `${origin}${await makeVisitPath(context, id)}` });
  }
  return links;
}

/**
 * One mail about all visits of a series that were set, or called off together, with one calendar file. Undefined where
 * a later change has left none of which it would be true.
 */
export async function composeSeriesMail(
  context: RequestContext,
  voice: MailVoice,
  { template, name, seriesId, fromVisitId }: SeriesAsked,
): Promise<{ content: MailContent; calendarFile: string } | undefined> {
  const off = template === "series.canceled";
  const told = await seriesForMail(context, { seriesId, canceledFrom: off ? (fromVisitId ?? "") : undefined });
  const visits = told.map(visitOf);
  const [first] = visits;
  if (!first) return undefined;
  const { t, format, origin } = voice;
  const story = off ? "seriesCanceled" : first.standing === "proposed" ? "seriesProposed" : "seriesSet";
  const zone = format.zoneName(first.timeZone, first.startsAt);
  const place = [first.place.name, first.place.address, first.place.city].filter(Boolean).join(", ");
  const calendarFile = await visitsCalendarFile(
    { ...context, locale: voice.locale },
    visits.map(({ id }) => id),
  );
  const content: MailContent = {
    ...mailFrame(voice, name),
    subject: t(`notifications:${story}.subject`, { date: format.date(first.startsAt, first.timeZone, "short") }),
    paragraphs: [
      t(`notifications:${story}.body`, { doctor: providerName(voice, first) }),
      ...(first.type === "video" ? [] : [place]),
      ...(off && first.note !== "" ? [t("notifications:canceled.reason", { reason: first.note })] : []),
      ...(off || first.instructions === "" ? [] : [first.instructions]),
    ],
    details: {
      title: t("notifications:mail.details"),
      rows: visits.map(({ startsAt, endsAt, timeZone }) => ({
        term: format.date(startsAt, timeZone, "long"),
        lines: [t("common:timeInZone", { time: format.timeRange(startsAt, endsAt, timeZone), zone })],
      })),
    },
    actions: off
      ? [{ label: t("notifications:mail.bookAgain"), href: `${origin}${paths.booking()}` }]
      : await linksTo(context, voice, visits),
    hints: [
      t(off ? "notifications:mail.calendarFileOff" : "notifications:mail.calendarFile"),
      t("notifications:mail.linkPrivate"),
    ],
  };
  return { content, calendarFile };
}
