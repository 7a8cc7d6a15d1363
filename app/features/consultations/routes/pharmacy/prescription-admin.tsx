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
import { Cluster } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { PrescriptionFilters } from "../../components/pharmacy/prescription-filters";
import { PrescriptionTable } from "../../components/pharmacy/prescription-table";
import { listAllPrescriptions } from "../../services/pharmacy/list-all-prescriptions.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  list: await listAllPrescriptions(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
  isFirst: !url.searchParams.has("after"),
  title: createTranslator(app.locale).t("pharmacy:list.title"),
}));

/** All signed prescriptions of the organization. */
export default function PrescriptionAdmin() {
  const { list, isFirst, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const { rows, next, readsMedicines, chosen } = list;
  const narrowed = Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value]])),
  );
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={title}
        actions={
          <>
            <LinkButton href={paths.pharmacyDesk()} tone="secondary" size="small">
              {t("pharmacy:list.desk")}
            </LinkButton>
            <LinkButton href={paths.pharmacyReport()} tone="secondary" size="small">
              {t("pharmacy:list.report")}
            </LinkButton>
            <LinkButton href={paths.prescriptionFile(narrowed)} tone="secondary" size="small" icon="download">
              {t("pharmacy:list.download")}
            </LinkButton>
          </>
        }
      />
      {!readsMedicines && <Banner tone="info">{t("pharmacy:list.hidden")}</Banner>}
      <PrescriptionFilters {...list} />
      {rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState icon="document" title={t("pharmacy:list.empty")}>
            {t("pharmacy:list.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <PrescriptionTable {...list} />
      )}
      <Cluster className="justify-between">
        {!isFirst && (
          <LinkButton href={paths.prescriptionAdmin(narrowed)} tone="secondary" icon="chevron-start">
            {t("pharmacy:list.first")}
          </LinkButton>
        )}
        {next && (
          <LinkButton href={paths.prescriptionAdmin({ ...narrowed, ...next })} tone="secondary" iconEnd="chevron-end">
            {t("pharmacy:list.next")}
          </LinkButton>
        )}
      </Cluster>
    </ScaleOf>
  );
}
