import type { LocaleCode } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";
import { wordingFacts, type WordingKey } from "../../domain/wordings/mail-wording";
import type { Placeholder } from "../../domain/wordings/placeholder";
import { textFacts, type TextKey } from "../../domain/wordings/text-wording";
import { mailVoice } from "../mail/mail-voice.server";
import { sampleValues } from "./sample-mail.server";
import { textValues } from "./sample-text.server";

/** What a placeholder of a wording stands for in the preview. */
export interface PlaceholderExample {
  placeholder: Placeholder;
  example: string;
  must: boolean;
}

type Facts = ReturnType<typeof wordingFacts> | ReturnType<typeof textFacts>;
type Values = Readonly<Record<Placeholder, string>>;

const examples = ({ says, must }: Pick<Facts, "says" | "must">, values: Values): PlaceholderExample[] =>
  says.map((placeholder) => ({ placeholder, example: values[placeholder], must: must.includes(placeholder) }));

const timeOf = ({ now, profile }: RequestContext) => ({ now, timeZone: profile.timeZone });

/** The placeholders that a mail's wording may use, each with what it is in the preview. */
export const examplesOf = (context: RequestContext, { key, locale }: { key: WordingKey; locale: LocaleCode }) =>
  examples(wordingFacts(key), sampleValues(mailVoice(context, locale), key, timeOf(context)));

/** The same for the wording of a text. */
export const textExamplesOf = (context: RequestContext, { key, locale }: { key: TextKey; locale: LocaleCode }) =>
  examples(textFacts(key), textValues(mailVoice(context, locale), key, timeOf(context)));
