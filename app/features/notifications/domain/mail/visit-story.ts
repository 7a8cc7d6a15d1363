import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import type { StoryFacts } from "../../kinds/define-kind";
import { kindOf, kindsAbout, type KeysOf, type KindAbout } from "../../kinds/kind-of";
import type { VisitForMail } from "./visit-for-mail";

/** What a mail about a visit tells; each has its words in the messages, under the same name. */
export type VisitStory = KeysOf<KindAbout<"visit">["wordings"]>;

const STORIES = Object.assign({}, ...kindsAbout("visit").map(({ wordings }) => wordings)) as Readonly<
  Record<VisitStory, StoryFacts>
>;

export const isStory = (name: string): name is VisitStory => Object.hasOwn(STORIES, name);
export const storyFacts = (story: VisitStory): StoryFacts => STORIES[story];

/**
 * What there is to tell when a mail's turn comes. A visit may have changed since the mail was asked for; one that
 * would now tell something untrue is overtaken and not sent: null. The later change has a mail of its own.
 */
export function visitStory(
  template: MailTemplate<"visit">,
  to: RecipientKind,
  { standing, previousStartsAt }: Pick<VisitForMail, "standing" | "previousStartsAt">,
): VisitStory | null {
  const { tells } = kindOf<"visit">(template, to);
  const again = standing === "asked" && previousStartsAt !== null && "askedAgain" in tells;
  return again ? tells.askedAgain : tells[standing];
}

/** Whether it reminds of a time that is not the visit's any more, or has come. Times in epoch milliseconds. */
export const isStale = (
  story: VisitStory,
  told: { startsAt?: number | undefined },
  visit: Pick<VisitForMail, "startsAt">,
  now: number,
): boolean => story === "reminder" && (told.startsAt !== visit.startsAt || now >= visit.startsAt);

/** Whether the mail leads to the waiting room: once the visit is sure, and only for its patient. */
export const leadsToRoom = (story: VisitStory): boolean => storyFacts(story).leadsTo === "room";

/** Whether the visit comes with the mail as a file for the patient's calendar: where its time is new, or gone. */
export const bringsCalendarFile = (story: VisitStory): boolean => !storyFacts(story).refusable && !asksFirst(story);

/** Whether the request holds its time for a while only, until its asker has done what the mail says. */
export const asksFirst = (story: VisitStory): boolean => /^(proof|payment)$/.test(storyFacts(story).leadsTo);
