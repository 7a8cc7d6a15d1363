import { useActionData, useLoaderData } from "@remix-run/react";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { TextForm } from "../components/wordings/text-form";
import { TextPreview, type TextPreviewProps } from "../components/wordings/text-preview";
import { WordingScreen } from "../components/wordings/wording-screen";
import { BY_TEXT } from "../support/wordings/by-text.server";
import { wordingActs, wordingLoader, type ShownWording } from "./wording-route.server";

export const handle = { width: "wide", islands: ["wording", "text-length"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = wordingLoader(BY_TEXT);
export const action = defineForm(wordingActs(BY_TEXT));

export default function TextWording() {
  const { key, words, version, examples, preview, done, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<ShownWording<TextPreviewProps["preview"]>>();
  const { end, lang, dir } = preview;
  return (
    <WordingScreen {...frame} of="text" wordingKey={key} what={answer?.what} done={done && !answer}>
      <TextForm {...{ ...words, version, answer, examples, end, lang, dir }} />
      <TextPreview preview={answer?.preview ?? preview} />
    </WordingScreen>
  );
}
