import { paths } from "~/paths";
import type { MailAction, MailContent } from "../../domain/mail/mail-content";
import type { VisitForMail } from "../../domain/mail/visit-for-mail";
import type { VisitStory } from "../../domain/mail/visit-story";
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

const isForStaff = (story: VisitStory) => story.startsWith("staff");

/** Stories after which the patient prepares for the visit, as the offering instructs. */
const PREPARES: ReadonlySet<VisitStory> = new Set(["booked", "confirmed", "setByOrganization", "reminder"]);

/** What the product itself says after the wording: what has changed, why, and what to prepare. */
function addedOf({ t, format }: MailVoice, { story, visit }: VisitMail): string[] {
  const { previousStartsAt, timeZone, note, instructions } = visit;
  const added: string[] = [];
  if (story === "rescheduled" && previousStartsAt !== null)
    added.push(
      t("notifications:rescheduled.previously", { when: format.dateTime(previousStartsAt, timeZone, "medium") }),
    );
  if (story === "canceled" && note !== "") added.push(t("notifications:canceled.reason", { reason: note }));
  if (PREPARES.has(story) && instructions !== "") added.push(instructions);
  return added;
}

function actionsOf({ t, origin }: MailVoice, { story, visitPath, roomPath }: VisitMail): MailAction[] {
  const view = { href: `${origin}${visitPath}`, label: t("notifications:mail.view") };
  const room = roomPath ? [{ href: `${origin}${roomPath}`, label: t("notifications:roomLink.action") }] : [];
  switch (story) {
    case "staffNewRequest":
    case "staffRescheduled":
      return [{ ...view, label: t("notifications:staffNewRequest.open") }];
    case "staffBooked":
    case "staffConfirmed":
    case "staffCanceled":
    case "staffExpired":
    case "staffWaiting":
      return [{ ...view, label: t("notifications:staffBooked.open") }];
    case "confirmRequest":
      return [{ ...view, label: t("requests:mail.confirm") }];
    case "payRequest":
      return [{ ...view, label: t("requests:mail.pay") }];
    case "rescheduled":
    case "setByOrganization":
      return [{ ...view, label: t("notifications:mail.confirm") }];
    case "followUp":
      return [{ href: `${origin}${paths.booking()}`, label: t("notifications:followUp.action") }];
    case "feedback":
      return [];
    case "canceled":
    case "expired":
    case "rejected":
      return [{ href: `${origin}${paths.booking()}`, label: t("notifications:mail.bookAgain") }, view];
    default:
      return [...room, view];
  }
}

function hintsOf({ t }: MailVoice, { story, hasCalendarFile }: VisitMail): string[] {
  if (isForStaff(story) || story === "followUp" || story === "feedback") return [];
  const canChange = story !== "canceled" && story !== "rejected" && story !== "expired";
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
