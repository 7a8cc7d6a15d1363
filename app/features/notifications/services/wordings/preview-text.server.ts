import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { textParts, type TextParts } from "../../domain/texts/text-parts";
import { textWordingForm } from "../../schemas/wordings/wording";
import { checkText } from "./check-wording.server";
import { mailVoice } from "../../support/mail/mail-voice.server";
import { sampleEnd, sampleText } from "../../support/wordings/sample-text.server";
import type { TextPlace } from "../../support/wordings/wording-place.server";

/** A text as it would be sent, how it is read, and how many messages a network makes of it. */
export interface TextPreview extends TextParts {
  said: string;
  /** What stands after the words by itself. */
  end: string;
  lang: string;
  dir: "ltr" | "rtl";
}

/** The text that a wording makes, about a made-up patient and visit. */
export async function textPreviewOf(
  context: RequestContext,
  { key, locale }: TextPlace,
  text: string,
): Promise<TextPreview> {
  await authorize(context, "settings.change");
  const { replyTo } = await settingOf(context, "notifications");
  const voice = mailVoice(context, locale);
  const { now, profile } = context;
  const said = sampleText(voice, key, { at: { now, timeZone: profile.timeZone }, text, replyTo });
  const { bcp47: lang, dir } = voice;
  return { said, end: sampleEnd(voice, key, replyTo), ...textParts(said), lang, dir };
}

/** The text that a posted wording would make, without saving it. @throws InvalidError at the field */
export async function previewText(context: RequestContext, place: TextPlace, raw: unknown): Promise<TextPreview> {
  await authorize(context, "settings.change");
  const { text } = parse(textWordingForm, raw);
  checkText(place.key, text);
  return textPreviewOf(context, place, text);
}
