import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { TextForm } from "../components/wordings/text-form";
import { TextPreview, type TextPreviewProps } from "../components/wordings/text-preview";
import { WordingScreen } from "../components/wordings/wording-screen";
import { textWordingForm } from "../schemas/wordings/wording";
import { defaultText } from "../support/wordings/default-text.server";
import { textExamplesOf } from "../support/wordings/placeholder-examples.server";
import { previewText, textPreviewOf } from "../services/wordings/preview-text.server";
import { readTextWording } from "../services/wordings/read-wording.server";
import { saveTextWording } from "../services/wordings/save-wording.server";
import { textPlace, wordingLocales } from "../support/wordings/wording-place.server";
import { answerWording, type ShownWording } from "./answer-wording.server";

export const handle = { width: "wide", islands: ["wording", "text-length"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "settings.change");
  const place = textPlace(app, params.template ?? "", url.searchParams.get("language"));
  const { text, version, own } = await readTextWording(app, place);
  return {
    ...place,
    ...{ text, version, own },
    locales: wordingLocales(app),
    preview: await textPreviewOf(app, place, text),
    examples: textExamplesOf(app, place),
    done: url.searchParams.has("done"),
    title: createTranslator(app.locale).t(`wording:names.${place.key}`),
  };
});

export const action = defineAction(async ({ app, params, request, url }) => {
  await authorize(app, "settings.change");
  const place = textPlace(app, params.template ?? "", url.searchParams.get("language"));
  return answerWording(request, {
    schema: textWordingForm,
    standard: async () => {
      const text = defaultText(createTranslator(place.locale), place.key);
      return { words: { text }, preview: await textPreviewOf(app, place, text) };
    },
    preview: (typed) => previewText(app, place, typed),
    save: (typed) => saveTextWording(app, place, typed),
    savedPath: paths.textWording(place.key, { language: place.locale, done: "saved" }),
  });
});

export default function TextWording() {
  const { key, text, version, examples, preview, done, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<ShownWording<TextPreviewProps["preview"]>>();
  const { end, lang, dir } = preview;
  return (
    <WordingScreen {...frame} of="text" wordingKey={key} what={answer?.what} done={done && !answer}>
      <TextForm {...{ text, version, answer, examples, end, lang, dir }} />
      <TextPreview preview={answer?.preview ?? preview} />
    </WordingScreen>
  );
}
