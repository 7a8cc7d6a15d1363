import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { WordingForm } from "../components/wordings/wording-form";
import { WordingPreview, type WordingPreviewProps } from "../components/wordings/wording-preview";
import { WordingScreen } from "../components/wordings/wording-screen";
import { wordingForm } from "../schemas/wordings/wording";
import { defaultWording } from "../support/wordings/default-wording.server";
import { examplesOf } from "../support/wordings/placeholder-examples.server";
import { previewOf, previewWording } from "../services/wordings/preview-wording.server";
import { readWording } from "../services/wordings/read-wording.server";
import { saveWording } from "../services/wordings/save-wording.server";
import { wordingLocales, wordingPlace } from "../support/wordings/wording-place.server";
import { answerWording, type ShownWording } from "./answer-wording.server";

export const handle = { width: "wide", islands: ["wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  await authorize(app, "settings.change");
  const place = wordingPlace(app, params.template ?? "", url.searchParams.get("language"));
  const { wording, version, own } = await readWording(app, place);
  return {
    ...place,
    ...{ wording, version, own },
    locales: wordingLocales(app),
    preview: previewOf(app, place, wording),
    examples: examplesOf(app, place),
    done: url.searchParams.has("done"),
    title: createTranslator(app.locale).t(`wording:names.${place.key}`),
  };
});

export const action = defineAction(async ({ app, params, request, url }) => {
  await authorize(app, "settings.change");
  const place = wordingPlace(app, params.template ?? "", url.searchParams.get("language"));
  return answerWording(request, {
    schema: wordingForm,
    standard: () => {
      const words = defaultWording(createTranslator(place.locale), place.key);
      return Promise.resolve({ words: { ...words }, preview: previewOf(app, place, words) });
    },
    preview: (typed) => previewWording(app, place, typed),
    save: (typed) => saveWording(app, place, typed),
    savedPath: paths.wording(place.key, { language: place.locale, done: "saved" }),
  });
});

export default function Wording() {
  const { key, wording, version, examples, preview, done, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<ShownWording<WordingPreviewProps["preview"]>>();
  const { lang, dir } = preview;
  return (
    <WordingScreen {...frame} of="mail" wordingKey={key} what={answer?.what} done={done && !answer}>
      <WordingForm {...{ wording, version, answer, examples, lang, dir }} />
      <WordingPreview preview={answer?.preview ?? preview} />
    </WordingScreen>
  );
}
