import type { MailContent } from "../../domain/mail/mail-content";
import type { WordingKey, WordingValues } from "../../domain/wordings/mail-wording";
import { fillWording, paragraphsIn } from "../../domain/wordings/wording-text";
import { completeWording } from "../../support/wordings/default-wording.server";
import type { MailVoice } from "../../support/mail/mail-voice.server";

/** What is said in one wording: the part of a mail that an organization may word itself. */
export interface Said extends Pick<MailContent, "subject" | "closing"> {
  opening: string[];
}

/** Says what a mail tells in the organization's wording, else in the default one. */
export function sayInWording<Key extends WordingKey>(voice: MailVoice, key: Key, values: WordingValues<Key>): Said {
  const { subject, opening, closing } = completeWording(voice, key, voice.wordings.get(key));
  const all = { ...values, organization: voice.organization };
  return {
    subject: fillWording(subject, all),
    opening: paragraphsIn(fillWording(opening, all)),
    closing: fillWording(closing, all).split("\n"),
  };
}
