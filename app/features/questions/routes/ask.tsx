import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clockOfReader } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { AskForm } from "../components/ask-form";
import { readDraft, readOffer } from "../services/read-offer.server";
import { changeDraft, writeDraft } from "../services/write-draft.server";

/** No script: one form, which is checked on the next page. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, url }) => {
  const draftId = url.searchParams.get("draft");
  const [offer, draft] = await Promise.all([readOffer(app), draftId === null ? null : readDraft(app, draftId)]);
  const { t } = createTranslator(app.locale);
  const title = t(draft ? "text-questions:form.edit" : "text-questions:form.title");
  return { ...offer, draft, title, zone: clockOfReader(app, request).zone };
});

export const action = defineForm({
  write: attempt(async ({ app, value, url }) => {
    const draft = url.searchParams.get("draft");
    if (draft !== null) {
      await changeDraft(app, draft, value);
      return redirect(paths.textQuestion(draft), 303);
    }
    const { id } = await writeDraft(app, value);
    return redirect(paths.textQuestion(id), 303);
  }),
});

export default function Ask() {
  const data = useLoaderData<typeof loader>();
  return (
    <ScaleOf scale="patient">
      <AskForm {...data} refused={useActionData<typeof action>()} />
    </ScaleOf>
  );
}
