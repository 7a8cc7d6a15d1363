import { data, redirect } from "@remix-run/cloudflare";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import { act, press } from "~/platform/http/define-form.server";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import type { PostedAnswer } from "~/screens/use-posted-form";
import type { WordingKey } from "../domain/wordings/mail-wording";
import { previewWording } from "../services/wordings/preview-wording.server";
import { readWording } from "../services/wordings/read-wording.server";
import { saveWording } from "../services/wordings/save-wording.server";
import type { WordingMedium, WordsOf } from "../support/wordings/wording-medium.server";
import { wordingPlace } from "../support/wordings/wording-place.server";

/** What is shown in the form of a wording without being saved. */
export interface ShownWording<Preview> extends PostedAnswer {
  preview?: Preview;
  what?: "typed" | "standard";
}

/** The wording that the page is about. @throws ForbiddenError, NotFoundError */
async function placeAt<Key extends WordingKey>(
  { app, params, url }: Pick<ScreenArgs, "app" | "params" | "url">,
  medium: Pick<WordingMedium<Key, never, unknown>, "isKey">,
) {
  await authorize(app, "settings.change");
  const place = wordingPlace(app, medium, params["template"] ?? "", url.searchParams.get("language"));
  await readMessages(place.locale);
  return place;
}

/** The page of one wording of a medium in one language. */
export const wordingLoader = <Key extends WordingKey, Words extends WordsOf<Words>, Preview>(
  medium: WordingMedium<Key, Words, Preview>,
) =>
  defineLoader(async (asked) => {
    const { app, url } = asked;
    const place = await placeAt(asked, medium);
    const name: WordingKey = place.key;
    return {
      ...(await readWording(app, medium, place)),
      done: url.searchParams.has("done"),
      title: createTranslator(app.locale).t(`wording:names.${name}`),
    };
  });

/** The acts of its form: the wording is saved, or shown as it would be sent, as typed or by the default. */
export const wordingActs =
  <Key extends WordingKey, Words extends WordsOf<Words>, Preview>(medium: WordingMedium<Key, Words, Preview>) =>
  async (asked: Parameters<typeof placeAt>[0]) => {
    const { app } = asked;
    const place = await placeAt(asked, medium);
    const { key, locale } = place;
    const shown = (answer: ShownWording<Preview>) => data<ShownWording<Preview>>(answer);
    return {
      reset: press(async ({ value: { version } }) => {
        const words = medium.standard(createTranslator(locale), key);
        const result = { initialValue: { ...words, version } };
        return shown({ result, what: "standard", preview: await medium.preview(app, place, words) });
      }),
      preview: act(medium.form, async ({ value }) => {
        const result = { initialValue: { ...value } };
        return shown({ result, what: "typed", preview: await previewWording(app, medium, place, value) });
      }),
      save: act(medium.form, async ({ value }) => {
        await saveWording(app, medium, place, value);
        return redirect(medium.path(key, { language: locale, done: "saved" }), 303);
      }),
    };
  };
