import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { ReportFilters, ReportTable } from "../../components/pharmacy/pharmacy-report";
import { readPharmacyReport } from "../../services/pharmacy/read-pharmacy-report.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  report: await readPharmacyReport(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
  title: createTranslator(app.locale).t("pharmacy:report.title"),
}));

/** What was handed out in a period. */
export default function PharmacyReport() {
  const { report, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const { from, to, pharmacy, provider, medicine } = report.chosen;
  const narrowed = { from, to, pharmacy: pharmacy ?? undefined, provider: provider ?? undefined, medicine };
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={paths.prescriptionAdmin()}>{t("pharmacy:list.title")}</BackLink>}
        title={title}
        lead={t("pharmacy:report.text")}
        actions={
          <>
            <LinkButton href={paths.pharmacyReportFile(narrowed)} tone="secondary" icon="download" download>
              {t("pharmacy:report.download")}
            </LinkButton>
            <LinkButton
              href={paths.pharmacyReportFile({ ...narrowed, as: "xlsx" })}
              tone="secondary"
              icon="download"
              download
            >
              {t("pharmacy:report.xlsx")}
            </LinkButton>
          </>
        }
      />
      <ReportFilters {...report} />
      {report.rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t("pharmacy:report.empty")} />
        </Card>
      ) : (
        <ReportTable {...report} />
      )}
    </ScaleOf>
  );
}
