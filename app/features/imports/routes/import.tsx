import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import { ConflictError } from "~/platform/http/errors.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { ColumnsLeftOut } from "../components/columns-left-out";
import { ImportActions } from "../components/import-actions";
import { ImportProgress } from "../components/import-progress";
import { MappingForm } from "../components/mapping-form";
import { PreviewTable, RefusedTable } from "../components/preview-table";
import { StoppedBanner } from "../components/stopped-banner";
import { NewCategoriesBanner } from "../components/new-categories";
import { ReasonTable } from "../components/reason-table";
import { ReviewList } from "../components/review-list";
import { decisionSchema, mappingPostSchema } from "../schemas/import-forms";
import { mapColumns } from "../services/reading/map-columns.server";
import { goOnImport } from "../services/imports/go-on-import.server";
import { startImport } from "../services/imports/start-import.server";
import { terminateImport } from "../services/imports/terminate-import.server";
import { undoImport } from "../services/imports/undo-import.server";
import { decideReview } from "../services/run/decide-review.server";
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

export const action = defineForm(async ({ app, params }) => {
  await authorize(app, "patientImport.manage");
  const id = params["importId"] ?? "";
  const after = async (change: Promise<unknown>) => {
    const done = await change.then(
      () => undefined,
      (error: unknown) => {
        // Somebody was faster: the page shows how it stands now.
        if (error instanceof ConflictError) return "changed";
        throw error;
      },
    );
    return redirect(paths.patientImport(id, { done }), 303);
  };
  return {
    map: act(mappingPostSchema, async ({ value }) => after(mapColumns(app, id, value))),
    start: act(mappingPostSchema, async ({ value }) => after(startImport(app, id, value))),
    terminate: press(async () => after(terminateImport(app, id))),
    goOn: press(async () => after(goOnImport(app, id))),
    undo: press(async () => after(undoImport(app, id))),
    decide: act(decisionSchema, async ({ value }) => after(decideReview(app, id, value))),
  };
});

export default function PatientImport() {
  const { view, preview, reviews, refusals, groups, changed, title } = useLoaderData<typeof loader>();
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
          <NewCategoriesBanner names={preview.newCategories} made={false} />
          <MappingForm answer={answer} {...preview} />
          <h2 className="font-display text-2xl font-semibold">{t("imports:preview.title")}</h2>
          <PreviewTable rows={preview.rows} />
        </>
      ) : (
        <>
          <ImportProgress view={view} />
          <ColumnsLeftOut columns={view.columnsLeftOut} />
          <NewCategoriesBanner names={view.newCategories} made />
        </>
      )}
      <ImportActions view={view} />
      {reviews.length > 0 && <ReviewList reviews={reviews} />}
      {groups && groups.leftOut.length > 0 && <ReasonTable of="leftOut" groups={groups.leftOut} />}
      {groups && groups.refused.length > 0 && <ReasonTable of="refused" groups={groups.refused} />}
      {refusals.length > 0 && (
        <>
          <h2 className="font-display text-2xl font-semibold">{t("imports:refused.title")}</h2>
          <RefusedTable rows={refusals} />
        </>
      )}
    </>
  );
}
