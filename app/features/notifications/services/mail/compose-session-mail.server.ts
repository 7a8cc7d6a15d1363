import type { sessionForMail } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

/** As much of a group session as its mail says. */
export type SessionForMail = Pick<
  NonNullable<Awaited<ReturnType<typeof sessionForMail>>>,
  | "id"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "offeringName"
  | "offeringsType"
  | "title"
  | "branchName"
  | "taken"
  | "capacity"
>;

/** Tells a provider of a group session that was given to them. */
export function composeSessionMail(voice: MailVoice, name: string, session: SessionForMail): MailContent {
  const { t, format, origin } = voice;
  const { id, startsAt, endsAt, timeZone, offeringName, offeringsType, title, branchName, taken, capacity } = session;
  const place = offeringsType === "VIDEO_CONSULTATION" ? t("notifications:mail.byVideo") : branchName;
  const zone = format.zoneName(timeZone, startsAt);
  const time = t("common:timeInZone", { time: format.timeRange(startsAt, endsAt, timeZone), zone });
  const said = sayInWording(voice, "sessionGiven", {
    date: format.date(startsAt, timeZone, "short"),
    time,
    visit: offeringName,
    place,
  });
  return {
    ...mailFrame(voice, name),
    subject: said.subject,
    paragraphs: said.opening,
    details: {
      title: t("notifications:mail.details"),
      rows: [
        { term: t("notifications:mail.what"), lines: [offeringName, ...(title === "" ? [] : [title])] },
        { term: t("notifications:mail.when"), lines: [format.date(startsAt, timeZone, "long"), time] },
        { term: t("notifications:mail.where"), lines: [place] },
        { term: t("group-sessions:seats"), lines: [t("group-sessions:taken", { taken, count: capacity })] },
      ],
    },
    actions: [{ label: t("notifications:sessionGiven.action"), href: `${origin}${paths.groupSession(id)}` }],
    hints: [],
    closing: said.closing,
  };
}
