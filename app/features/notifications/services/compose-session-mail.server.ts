import { sessionForMail } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { MailContent } from "../domain/mail-content";
import { mailFrame, type MailVoice } from "./mail-voice.server";

/** Tells a provider of a group session that was given to them. Undefined where that is true no longer. */
export async function composeSessionMail(
  context: RequestContext,
  voice: MailVoice,
  { name, ...given }: { name: string; sessionId: string; employeeId: string },
): Promise<MailContent | undefined> {
  const session = await sessionForMail(context, given);
  if (!session) return undefined;
  const { t, format, origin } = voice;
  const { id, startsAt, endsAt, timeZone, offeringName, title, branchName, taken, capacity } = session;
  const time = format.timeRange(startsAt, endsAt, timeZone);
  const zone = format.zoneName(timeZone, startsAt);
  return {
    ...mailFrame(voice, name),
    subject: t("notifications:sessionGiven.subject", { date: format.date(startsAt, timeZone, "short") }),
    paragraphs: [t("notifications:sessionGiven.body")],
    details: {
      title: t("notifications:mail.details"),
      rows: [
        { term: t("notifications:mail.what"), lines: [offeringName, ...(title === "" ? [] : [title])] },
        {
          term: t("notifications:mail.when"),
          lines: [format.date(startsAt, timeZone, "long"), t("common:timeInZone", { time, zone })],
        },
        { term: t("notifications:mail.where"), lines: [branchName] },
        { term: t("group-sessions:seats"), lines: [t("group-sessions:taken", { taken, count: capacity })] },
      ],
    },
    actions: [{ label: t("notifications:sessionGiven.action"), href: `${origin}${paths.groupSession(id)}` }],
    hints: [],
  };
}
