import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import type { Wording } from "../../domain/wordings/wording-text";
import { wordingForm } from "../../schemas/wordings/wording";
import { mailVoice } from "../../support/mail/mail-voice.server";
import { renderMail, type RenderedMail } from "../mail/render-mail.server";
import { sampleMail } from "../../support/wordings/sample-mail.server";
import { checkWording } from "./check-wording.server";
import type { WordingPlace } from "../../support/wordings/wording-place.server";

/** A mail as it would be sent, and how it is read. */
export interface WordingPreview extends RenderedMail {
  lang: string;
  dir: "ltr" | "rtl";
}

/** The mail that this wording makes, by the very code that sends it, about a made-up patient and visit. */
export function previewOf(context: RequestContext, { key, locale }: WordingPlace, wording: Wording): WordingPreview {
  const voice = mailVoice(context, locale, new Map([[key, wording]]));
  const { now, profile } = context;
  const content = sampleMail(voice, key, { now, timeZone: profile.timeZone });
  const { bcp47: lang, dir } = voice;
  return { ...renderMail(context, { content, voice, calendarFile: null }), lang, dir };
}

/** The mail that a posted wording would make, without saving it. @throws InvalidError at the fields */
export async function previewWording(
  context: RequestContext,
  place: WordingPlace,
  raw: unknown,
): Promise<WordingPreview> {
  await authorize(context, "settings.change");
  const wording = parse(wordingForm, raw);
  checkWording(place.key, wording);
  return previewOf(context, place, wording);
}
