import { paths } from "~/paths";
import { textParts, type TextParts } from "../../domain/texts/text-parts";
import { isTextKey, textFacts, textWordingName, type TextKey } from "../../domain/wordings/text-wording";
import { textProblems } from "../../domain/wordings/wording-text";
import { textWordingForm } from "../../schemas/wordings/wording";
import { mailVoice } from "../mail/mail-voice.server";
import { defaultText } from "./default-text.server";
import { sampleEnd, sampleText, textValues } from "./sample-text.server";
import type { WordingMedium } from "./wording-medium.server";

/** A text as it would be sent, how it is read, and how many messages a network makes of it. */
export interface TextPreview extends TextParts {
  said: string;
  /** What stands after the words by itself. */
  end: string;
  lang: string;
  dir: "ltr" | "rtl";
}

export const BY_TEXT: WordingMedium<TextKey, { readonly text: string }, TextPreview> = {
  form: textWordingForm,
  path: paths.textWording,
  isKey: isTextKey,
  nameOf: textWordingName,
  standard: (translator, key) => ({ text: defaultText(translator, key) }),
  wordsOf: ({ opening }) => ({ text: opening }),
  storedAs: ({ text }) => ({ subject: "", opening: text, closing: "" }),
  facts: textFacts,
  problems: (key, { text }) => textProblems(key, text),
  samples: textValues,
  preview: async (context, { key, locale }, { text }) => {
    const voice = await mailVoice(context, locale);
    const { now, profile } = context;
    const said = sampleText(voice, key, { at: { now, timeZone: profile.timeZone }, text });
    const { bcp47: lang, dir } = voice;
    return { said, end: sampleEnd(voice, key), ...textParts(said), lang, dir };
  },
};
