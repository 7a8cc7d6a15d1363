import { useActionData, useLoaderData } from "@remix-run/react";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { WordingForm } from "../components/wordings/wording-form";
import { WordingPreview, type WordingPreviewProps } from "../components/wordings/wording-preview";
import { WordingScreen } from "../components/wordings/wording-screen";
import { BY_MAIL } from "../support/wordings/by-mail.server";
import { wordingActs, wordingLoader, type ShownWording } from "./wording-route.server";

export const handle = { width: "wide", islands: ["wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = wordingLoader(BY_MAIL);
export const action = defineForm(wordingActs(BY_MAIL));

export default function Wording() {
  const { key, words, version, examples, preview, done, ...frame } = useLoaderData<typeof loader>();
  const answer = useActionData<ShownWording<WordingPreviewProps["preview"]>>();
  const { lang, dir } = preview;
  return (
    <WordingScreen {...frame} of="mail" wordingKey={key} what={answer?.what} done={done && !answer}>
      <WordingForm {...{ wording: words, version, answer, examples, lang, dir }} />
      <WordingPreview preview={answer?.preview ?? preview} />
    </WordingScreen>
  );
}
