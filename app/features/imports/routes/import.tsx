import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError } from "~/platform/http/errors.server";
import { submitForm, type FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { ColumnsLeftOut } from "../components/columns-left-out";
import { ImportActions } from "../components/import-actions";
import { ImportProgress } from "../components/import-progress";
import { MappingForm } from "../components/mapping-form";
import { PreviewTable, RefusedTable } from "../components/preview-table";
import { StoppedBanner } from "../components/stopped-banner";
import { UnknownWordList } from "../components/unknown-words";
import { ReviewList } from "../components/review-list";
import { importPostSchema, mappingOf } from "../schemas/import-forms";
import { actOnImport } from "../services/imports/act-on-import.server";
import { readImport } from "../services/imports/read-import.server";

/** While it waits for its start it is a form; from then on its counts move. */
export const handle = {
  width: "wide",
  of: (data) =>
    (data as { preview?: unknown } | undefined)?.preview === null
      ? { width: "wide", hydrate: true, namespaces: ["common", "imports"] }
      : { width: "wide" },
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const read = await readImport(app, params["importId"] ?? "");
  const title = createTranslator(app.locale).t("imports:one", { file: read.view.fileName });
  return { ...read, changed: url.searchParams.get("done") === "changed", title };
});

export const action = defineAction(async ({ app, params, request }) => {
  await authorize(app, "patientImport.manage");
  const id = params["importId"] ?? "";
  return submitForm(request, importPostSchema, async (posted) => {
    const done = await actOnImport(app, id, { ...posted, choice: mappingOf(posted) }).then(
      () => undefined,
      (error: unknown) => {
        // Somebody was faster: the page shows how it stands now.
        if (error instanceof ConflictError) return "changed";
        throw error;
      },
    );
    return redirect(paths.patientImport(id, { done }), 303);
  });
});

export default function PatientImport() {
  const { view, preview, reviews, refusals, changed, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.patientImports()}>{t("imports:title")}</BackLink>}
        title={title}
        lead={view.importNotes}
      />
      {changed && (
        <Banner tone="warn" live>
          {t("errors:conflict.text")}
        </Banner>
      )}
      {view.stop && <StoppedBanner stop={view.stop} />}
      {preview ? (
        <>
          <MappingForm answer={answer} {...preview} />
          <h2 className="font-display text-2xl font-semibold">{t("imports:preview.title")}</h2>
          <PreviewTable rows={preview.rows} />
        </>
      ) : (
        <>
          <ImportProgress view={view} />
          <ColumnsLeftOut columns={view.columnsLeftOut} />
        </>
      )}
      <ImportActions view={view} />
      {reviews.length > 0 && <ReviewList reviews={reviews} />}
      {view.unknownWords.length > 0 && <UnknownWordList words={view.unknownWords} />}
      {refusals.length > 0 && (
        <>
          <h2 className="font-display text-2xl font-semibold">{t("imports:refused.title")}</h2>
          <RefusedTable rows={refusals} />
        </>
      )}
    </>
  );
}
