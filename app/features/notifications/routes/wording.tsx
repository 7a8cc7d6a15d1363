import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PostedAnswer } from "~/i18n/use-posted-form";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/authorize.server";
import { submitForm } from "~/platform/form.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { OtherWay } from "../components/wordings/other-way";
import { WordingSaid } from "../components/wordings/wording-said";
import { isTextKey } from "../domain/text-wording";
import { LanguageTabs } from "../components/wordings/language-tabs";
import { WordingForm } from "../components/wordings/wording-form";
import { WordingPreview, type WordingPreviewProps } from "../components/wordings/wording-preview";
import { wordingForm, wordingIntent } from "../schemas/wording";
import { defaultWording } from "../services/default-wording.server";
import { examplesOf } from "../services/placeholder-examples.server";
import { previewOf, previewWording } from "../services/preview-wording.server";
import { readWording } from "../services/read-wording.server";
import { saveWording } from "../services/save-wording.server";
import { wordingLocales, wordingPlace } from "../services/wording-place.server";

export const handle = { width: "wide", islands: ["wording"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** What is shown in the form without being saved. */
interface Shown extends PostedAnswer {
  preview?: WordingPreviewProps["preview"];
  what?: "typed" | "standard";
}

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
  const form = Object.fromEntries(await request.clone().formData());
  const { intent } = wordingIntent.parse(form);
  if (intent === "reset") {
    const wording = defaultWording(createTranslator(place.locale), place.key);
    const result = { initialValue: { ...wording, version: form.version } };
    return data<Shown>({ result, what: "standard", preview: previewOf(app, place, wording) });
  }
  return submitForm(request, wordingForm, async (value) => {
    if (intent === "preview") {
      const preview = await previewWording(app, place, value);
      return data<Shown>({ result: { initialValue: { ...value } }, what: "typed", preview });
    }
    await saveWording(app, place, value);
    return redirect(paths.wording(place.key, { language: place.locale, done: "saved" }), 303);
  });
});

export default function Wording() {
  const loaded = useLoaderData<typeof loader>();
  const { key, locale, locales, wording, version, own, examples, title } = loaded;
  const answer = useActionData<Shown>();
  const preview = answer?.preview ?? loaded.preview;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.wordings()}>{t("wording:back")}</BackLink>}
        title={title}
        lead={t(own ? "wording:own" : "wording:standardLead")}
      />
      <WordingSaid what={answer?.what} done={loaded.done && !answer} own={own} of="mail" />
      {isTextKey(key) && (
        <OtherWay href={paths.textWording(key, { language: locale })} label={t("wording:text.toText")} />
      )}
      <LanguageTabs locales={locales} current={locale} hrefFor={(language) => paths.wording(key, { language })} />
      <div className="grid gap-6 computer:grid-cols-2">
        <WordingForm {...{ wording, version, answer, examples }} lang={preview.lang} dir={preview.dir} />
        <WordingPreview preview={preview} />
      </div>
    </>
  );
}
