import { paths } from "~/paths";
import type { MailAction, MailContent } from "../../domain/mail/mail-content";
import type { VisitForMail } from "../../domain/mail/visit-for-mail";
import { storyFacts, type VisitStory } from "../../domain/mail/visit-story";
import { kindOfWording } from "../../domain/wordings/mail-wording";
import type { StoryFacts } from "../../kinds/define-kind";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";
import { visitFacts, visitValues } from "../../support/mail/visit-facts.server";

/** What a visit's mail is made of, once its links are there. */
export interface VisitMail {
  story: VisitStory;
  visit: VisitForMail;
  /** The name in the greeting; empty where none is known. */
  name: string;
  /** The receiver's own zone, where known. */
  ownZone?: string;
  /** Path of the page of this visit: by the mailed link for its patient, by sign-in for staff. */
  visitPath: string;
  /** Path into the waiting room, where the mail leads there. */
  roomPath: string | null;
  hasCalendarFile: boolean;
  /** Path on which the patient refuses more of its kind; null where they may not. */
  unsubscribePath: string | null;
}

const isForStaff = (story: VisitStory) => kindOfWording(story).to === "staff";

/** What the product itself says after the wording: what has changed, why, and what to prepare. */
function addedOf({ t, format }: MailVoice, { story, visit }: VisitMail): string[] {
  const { previousStartsAt, timeZone, note, instructions } = visit;
  const added: Readonly<Record<StoryFacts["adds"][number], () => string>> = {
    previousTime: () =>
      previousStartsAt === null
        ? ""
        : t("notifications:rescheduled.previously", { when: format.dateTime(previousStartsAt, timeZone, "medium") }),
    reason: () => (note === "" ? "" : t("notifications:canceled.reason", { reason: note })),
    instructions: () => instructions,
  };
  return storyFacts(story).adds.flatMap((each) => added[each]() || []);
}

function actionsOf({ t, origin }: MailVoice, { story, visitPath, roomPath }: VisitMail): MailAction[] {
  const visit = (label: string) => ({ href: `${origin}${visitPath}`, label });
  const booking = (label: string) => ({ href: `${origin}${paths.booking()}`, label });
  const view = visit(t(isForStaff(story) ? "notifications:staffBooked.open" : "notifications:mail.view"));
  const actions: Readonly<Record<StoryFacts["leadsTo"], () => MailAction[]>> = {
    visit: () => [view],
    room: () => [
      ...(roomPath ? [{ href: `${origin}${roomPath}`, label: t("notifications:roomLink.action") }] : []),
      view,
    ],
    request: () => [visit(t("notifications:staffNewRequest.open"))],
    answer: () => [visit(t("notifications:mail.confirm"))],
    proof: () => [visit(t("requests:mail.confirm"))],
    payment: () => [visit(t("requests:mail.pay"))],
    booking: () => [booking(t("notifications:followUp.action"))],
    bookAgain: () => [booking(t("notifications:mail.bookAgain")), view],
    nothing: () => [],
  };
  return actions[storyFacts(story).leadsTo]();
}

function hintsOf({ t }: MailVoice, { story, hasCalendarFile }: VisitMail): string[] {
  const { leadsTo } = storyFacts(story);
  if (isForStaff(story) || leadsTo === "booking" || leadsTo === "nothing") return [];
  const canChange = leadsTo !== "bookAgain";
  return [
    ...(canChange ? [t("notifications:mail.viewHint")] : []),
    ...(hasCalendarFile
      ? [t(canChange ? "notifications:mail.calendarFile" : "notifications:mail.calendarFileOff")]
      : []),
    t("notifications:mail.linkPrivate"),
  ];
}

/** Writes a mail about a visit. */
export function composeVisitMail(voice: MailVoice, mail: VisitMail): MailContent {
  const { t } = voice;
  const { story, visit, ownZone } = mail;
  const said = sayInWording(voice, story, visitValues(voice, visit));
  return {
    ...mailFrame(voice, mail.name),
    subject: said.subject,
    paragraphs: [...said.opening, ...addedOf(voice, mail)],
    details: {
      title: t("notifications:mail.details"),
      rows: visitFacts(voice, visit, { staff: isForStaff(story), ownZone }),
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
