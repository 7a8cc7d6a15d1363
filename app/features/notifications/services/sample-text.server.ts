import { MINUTE_MS } from "~/kernel/minutes";
import { paths } from "~/paths";
import type { TextKey } from "../domain/text-wording";
import { fillWording } from "../domain/wording-text";
import type { MailVoice } from "./mail-voice.server";
import { sampleValues, type SampleTime } from "./sample-mail.server";

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** As long as the secrets of such links are, so that the messages of a text are counted as they will be. */
const NO_TOKEN = "preview".padEnd(27, "0");
const NO_USER_TOKEN = "preview".padEnd(43, "0");
const NO_ID = "preview".padEnd(36, "0");

/** Where the text leads, as told-by-text.server.ts leads its receiver. */
function samplePath(key: TextKey): string {
  switch (key) {
    case "roomLink":
    case "reminder":
      return paths.roomLink(NO_TOKEN);
    case "canceled":
    case "rejected":
    case "expired":
    case "followUp":
    case "seriesCanceled":
      return paths.booking();
    case "waitingBook":
    case "waitingMove":
    case "waitingSeat":
      return paths.waitingOffer(NO_TOKEN);
    case "familyConsent":
      return paths.familyConsent(NO_ID, NO_USER_TOKEN);
    case "familyAgreed":
    case "familyDeclined":
      return paths.family();
    default:
      return paths.visitLink(NO_TOKEN);
  }
}

/** What stands after the words: the link, or the address that is answered to. */
export const sampleEnd = ({ origin }: MailVoice, key: TextKey, replyTo: string): string =>
  key === "feedback" ? replyTo || `reply@${new URL(origin).hostname}` : `${origin}${samplePath(key)}`;

/** What each placeholder is in such a text: as in a mail, but for the shorter time until which something is held. */
export const textValues = (voice: MailVoice, key: TextKey, at: SampleTime): ReturnType<typeof sampleValues> => ({
  ...sampleValues(voice, key, at),
  until: voice.format.dateTime(at.now + HALF_HOUR_MS, at.timeZone, "short"),
});

/** A text as it would be sent, about a patient and a visit that are made up. Its link holds no secret. */
export const sampleText = (
  voice: MailVoice,
  key: TextKey,
  { at, text, replyTo }: { at: SampleTime; text: string; replyTo: string },
): string => `${fillWording(text, textValues(voice, key, at))} ${sampleEnd(voice, key, replyTo)}`;
