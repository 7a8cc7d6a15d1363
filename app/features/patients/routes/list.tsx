import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Pager } from "~/screens/pager";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { PatientFilters } from "../components/patient-filters";
import { PatientTable } from "../components/patient-table";
import { listPatients } from "../services/patients/list-patients.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  list: await listPatients(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
  title: createTranslator(app.locale).t("patients:list.title"),
}));

type List = Awaited<ReturnType<typeof listPatients>>;

export default function Patients() {
  const { list, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  const add = list.mayAdd && (
    <LinkButton href={paths.patientCreate()} icon="plus">
      {t("patients:list.add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        lead={<Totals list={list} />}
        actions={
          <>
            {list.patients.length > 0 && add}
            {list.mayOpenRecord && (
              <LinkButton href={paths.openRecord()} tone="secondary">
                {t("patients:list.openRecord")}
              </LinkButton>
            )}
            {list.mayImport && (
              <LinkButton href={paths.patientImports()} tone="secondary">
                {t("patients:list.import")}
              </LinkButton>
            )}
          </>
        }
      />
      <PatientFilters filter={list.filter} categories={list.categories} />
      {list.patients.length === 0 ? <Nobody list={list} action={add} /> : <PatientTable patients={list.patients} />}
      {list.more && <Banner tone="info">{t("patients:list.more")}</Banner>}
      <Pages list={list} />
    </>
  );
}

function Totals({ list: { totals, filter, patients } }: { list: List }) {
  const { t } = useT();
  // A search has one page: what it shows is what it found, or the first of it.
  if (filter.search) return <>{t("patients:list.shown", { count: patients.length })}</>;
  if (!totals) return <>{t("patients:list.own")}</>;
  const disabled = totals.disabled > 0 && ` · ${t("patients:list.disabledCount", { count: totals.disabled })}`;
  return (
    <>
      {t("patients:list.found", { count: totals.enabled })}
      {disabled}
    </>
  );
}

function Nobody({ list: { filter }, action }: { list: List; action: ReactNode }) {
  const { t } = useT();
  const narrowed = filter.status !== "ENABLED" || filter.categoryId !== null;
  const title = filter.search
    ? t("patients:list.emptySearch", { search: filter.search })
    : t(narrowed ? "patients:list.emptyFilter" : "patients:list.empty");
  const text = filter.search ? "patients:list.emptyHint" : narrowed ? undefined : "patients:list.emptyText";
  return (
    <Card padding="flush">
      <EmptyState icon="people" title={title} action={action}>
        {text && t(text)}
      </EmptyState>
    </Card>
  );
}

function Pages({ list: { filter, before, after } }: { list: List }) {
  const { t } = useT();
  const chosen = {
    status: filter.status === "ENABLED" ? undefined : filter.status,
    categoryId: filter.categoryId ?? undefined,
  };
  return (
    <Pager
      {...{ before, after }}
      hrefFor={(page) => paths.patients({ ...chosen, ...page })}
      words={{ before: t("patients:list.previousPage"), after: t("patients:list.nextPage") }}
    />
  );
}
