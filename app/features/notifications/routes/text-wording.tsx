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
import { LanguageTabs } from "../components/wordings/language-tabs";
import { OtherWay } from "../components/wordings/other-way";
import { TextForm } from "../components/wordings/text-form";
import { TextPreview, type TextPreviewProps } from "../components/wordings/text-preview";
import { WordingSaid } from "../components/wordings/wording-said";
import { textWordingForm, wordingIntent } from "../schemas/wording";
import { defaultText } from "../services/default-text.server";
import { textExamplesOf } from "../services/placeholder-examples.server";
import { previewText, textPreviewOf } from "../services/preview-text.server";
import { readTextWording } from "../services/read-text-wording.server";
import { saveTextWording } from "../services/save-text-wording.server";
import { textPlace, wordingLocales } from "../services/wording-place.server";

export const handle = { width: "wide", islands: ["wording", "text-length"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** What is shown in the form without being saved. */
interface Shown extends PostedAnswer {
  preview?: TextPreviewProps["preview"];
  what?: "typed" | "standard";
}

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
  const form = Object.fromEntries(await request.clone().formData());
  const { intent } = wordingIntent.parse(form);
  if (intent === "reset") {
    const text = defaultText(createTranslator(place.locale), place.key);
    const result = { initialValue: { text, version: form.version } };
    return data<Shown>({ result, what: "standard", preview: await textPreviewOf(app, place, text) });
  }
  return submitForm(request, textWordingForm, async (value) => {
    if (intent === "preview") {
      const preview = await previewText(app, place, value);
      return data<Shown>({ result: { initialValue: { ...value } }, what: "typed", preview });
    }
    await saveTextWording(app, place, value);
    return redirect(paths.textWording(place.key, { language: place.locale, done: "saved" }), 303);
  });
});

export default function TextWording() {
  const loaded = useLoaderData<typeof loader>();
  const { key, locale, locales, text, version, own, examples, title } = loaded;
  const answer = useActionData<Shown>();
  const preview = answer?.preview ?? loaded.preview;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.wordings()}>{t("wording:back")}</BackLink>}
        title={title}
        lead={t(own ? "wording:text.own" : "wording:text.standard")}
      />
      <WordingSaid what={answer?.what} done={loaded.done && !answer} own={own} of="text" />
      <OtherWay href={paths.wording(key, { language: locale })} label={t("wording:text.toMail")} />
      <LanguageTabs locales={locales} current={locale} hrefFor={(language) => paths.textWording(key, { language })} />
      <div className="grid gap-6 computer:grid-cols-2">
        <TextForm
          {...{ text, version, answer, examples }}
          end={loaded.preview.end}
          lang={loaded.preview.lang}
          dir={loaded.preview.dir}
        />
        <TextPreview preview={preview} />
      </div>
    </>
  );
}
