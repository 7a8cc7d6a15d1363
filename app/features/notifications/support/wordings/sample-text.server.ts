import { MINUTE_MS } from "~/kernel/time/minutes";
import { paths } from "~/paths";
import { textFacts, type TextKey } from "../../domain/wordings/text-wording";
import { fillWording } from "../../domain/wordings/wording-text";
import type { MailVoice } from "../mail/mail-voice.server";
import { sampleValues, type SampleTime } from "./sample-mail.server";

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** As long as the secrets of such links are, so that the messages of a text are counted as they will be. */
const NO_TOKEN = "preview".padEnd(27, "0");
const NO_USER_TOKEN = "preview".padEnd(43, "0");
const NO_ID = "preview".padEnd(36, "0");

/** What stands after the words: the link, as long as a real one. */
export function sampleEnd({ origin }: MailVoice, key: TextKey): string {
  switch (textFacts(key).end) {
    case "feedback":
      return `${origin}${paths.feedbackLink(NO_TOKEN)}`;
    case "appointment":
      return `${origin}${paths.ownAppointmentLink(NO_TOKEN)}`;
    case "room":
      return `${origin}${paths.roomLink(NO_TOKEN)}`;
    case "booking":
      return `${origin}${paths.booking()}`;
    case "offer":
      return `${origin}${paths.waitingOffer(NO_TOKEN)}`;
    case "consent":
      return `${origin}${paths.familyConsent(NO_ID, NO_USER_TOKEN)}`;
    case "family":
      return `${origin}${paths.family()}`;
  }
}

/** What each placeholder is in such a text: as in a mail, but for the shorter time until which something is held. */
export const textValues = (voice: MailVoice, key: TextKey, at: SampleTime): ReturnType<typeof sampleValues> => ({
  ...sampleValues(voice, key, at),
  until: voice.format.dateTime(at.now + HALF_HOUR_MS, at.timeZone, "short"),
});

/** A text as it would be sent, about a patient and an appointment that are made up. Its link holds no secret. */
export const sampleText = (voice: MailVoice, key: TextKey, { at, text }: { at: SampleTime; text: string }): string =>
  `${fillWording(text, textValues(voice, key, at))} ${sampleEnd(voice, key)}`;
