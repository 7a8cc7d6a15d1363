import { data, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Pagination } from "~/ui/action/pagination";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ImportTable } from "../components/import-table";
import { UnfinishedUploads } from "../components/upload/unfinished-uploads";
import { UploadForm } from "../components/upload-form";
import { abortUpload } from "../services/uploads/abort-upload.server";
import { listImports } from "../services/imports/list-imports.server";
import { listUploads } from "../services/uploads/list-uploads.server";
import { uploadImport } from "../services/uploads/upload-import.server";

export const handle = {
  width: "wide",
  hydrate: true,
  namespaces: ["common", "errors", "imports", "settings"],
} satisfies ScreenHandle;
export const meta = screenTitle;

/** Imports on a page (specification, section 9). */
const PAGE = 5;

export const loader = defineLoader(async ({ app, url }) => {
  const page = Math.max(1, Number(url.searchParams.get("page")) || 1);
  const [{ imports, total }, uploads] = await Promise.all([
    listImports(app, { offset: Math.floor(page - 1) * PAGE, max: PAGE }),
    listUploads(app),
  ]);
  const title = createTranslator(app.locale).t("imports:title");
  return { imports, uploads, page, pages: Math.ceil(total / PAGE), zone: app.profile.timeZone, title };
});

export const action = defineForm(
  {
    "": act(z.looseObject({ discard: z.string().optional() }), async ({ app, value: { discard } }) => {
      if (discard === undefined) throw new InvalidError([{ field: "patientsFile", message: "errors:field.mandatory" }]);
      await abortUpload(app, discard);
      return redirect(paths.patientImports(), 303);
    }),
  },
  {
    parts: async ({ app, request }) => {
      try {
        const { importId } = await uploadImport(app, request);
        return redirect(paths.patientImport(importId), 303);
      } catch (error) {
        if (!(error instanceof InvalidError)) throw error;
        const errors = Object.fromEntries(error.fields.map(({ field, message }) => [field, [{ message }]]));
        return data({ result: { error: errors } } satisfies PostedAnswer, { status: error.status });
      }
    },
  },
);

export default function PatientImports() {
  const { imports, uploads, page, pages, zone, title } = useLoaderData<typeof loader>();
  const answer = useActionData<PostedAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        lead={t("imports:lead")}
      />
      <UploadForm answer={answer} />
      {uploads.length > 0 && <UnfinishedUploads uploads={uploads} zone={zone} />}
      <h2 className="font-display text-2xl font-semibold">{t("imports:history")}</h2>
      {imports.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="upload" level={3} title={t("imports:empty")}>
            {t("imports:emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <ImportTable imports={imports} zone={zone} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(wanted) => paths.patientImports({ page: wanted })}
        words={{
          label: t("common:navigation.pagination"),
          previous: t("imports:page.previous"),
          next: t("imports:page.next"),
          page: (wanted) => t("imports:page.of", { page: wanted, pages }),
        }}
      />
    </>
  );
}
