import { paths } from "~/paths";
import { isWordingKey, wordingFacts, type WordingKey } from "../../domain/wordings/mail-wording";
import { wordingProblems, type Wording } from "../../domain/wordings/wording-text";
import { wordingForm } from "../../schemas/wordings/wording";
import { renderMail, type RenderedMail } from "../../services/mail/render-mail.server";
import { mailVoice } from "../mail/mail-voice.server";
import { defaultWording } from "./default-wording.server";
import { sampleMail, sampleValues } from "./sample-mail.server";
import type { WordingMedium } from "./wording-medium.server";

/** A mail as it would be sent, and how it is read. */
export interface MailPreview extends RenderedMail {
  lang: string;
  dir: "ltr" | "rtl";
}

export const BY_MAIL: WordingMedium<WordingKey, Wording, MailPreview> = {
  form: wordingForm,
  path: paths.wording,
  isKey: isWordingKey,
  nameOf: (key) => key,
  standard: defaultWording,
  wordsOf: ({ subject, opening, closing }) => ({ subject, opening, closing }),
  storedAs: (words) => words,
  facts: wordingFacts,
  problems: wordingProblems,
  samples: sampleValues,
  preview: async (context, { key, locale }, words) => {
    const voice = await mailVoice(context, locale, new Map([[key, words]]));
    const { now, profile } = context;
    const content = sampleMail(voice, key, { now, timeZone: profile.timeZone });
    const { bcp47: lang, dir } = voice;
    return { ...(await renderMail(context, { content, voice, calendarFile: null })), lang, dir };
  },
};
