import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { listTools } from "~/features/identity/public.server";
import type { Translate } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import type { ActiveFilter } from "~/screens/lists/active-filters";
import { ListTools } from "~/screens/lists/list-tools";
import { sortHeading } from "~/screens/lists/sort-order";
import { Pager } from "~/screens/pager";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { PATIENT_COLUMNS, type PatientSort } from "../domain/patients/patient-views";
import { PatientFilters } from "../components/patient-filters";
import { PatientTable } from "../components/patient-table";
import { listPatients } from "../services/patients/list-patients.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const [list, tools] = await Promise.all([
    listPatients(app, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""))),
    listTools(app, "patients", url),
  ]);
  return { list, tools, timeZone: app.profile.timeZone, title: createTranslator(app.locale).t("patients:list.title") };
});

type List = Awaited<ReturnType<typeof listPatients>>;

export default function Patients() {
  const { list, title, tools, timeZone } = useLoaderData<typeof loader>();
  const { t } = useT();
  const shown = shownColumns(PATIENT_COLUMNS, tools.columns);
  const add = list.mayAdd && (
    <LinkButton href={paths.patientCreate()} icon="plus">
      {t("patients:list.add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
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
      <PatientFilters filter={list.filter} sort={list.sort} categories={list.categories} />
      <ListTools
        tools={tools}
        columns={CHOOSABLE.map((key) => ({ key, header: t(`patients:columns.${key}`) }))}
        shown={shown}
        exportHref={paths.patientsExport(Object.fromEntries(new URLSearchParams(tools.query)))}
        count={total(t, list)}
        active={activeFilters(t, list)}
      />
      {list.patients.length === 0 ? (
        <Nobody list={list} action={add} />
      ) : (
        <PatientTable {...{ shown, timeZone }} patients={list.patients} sortBy={(key) => sortBy(list, key)} />
      )}
      {list.more && <Banner tone="info">{t("patients:list.more")}</Banner>}
      <Pages list={list} />
    </>
  );
}

const CHOOSABLE = ["number", "born", "contact", "category", "phone", "email", "added"] as const;

/** What the list is narrowed by and how it is sorted, as its address has it. */
const addressOf = ({ filter, sort }: List) => ({
  status: filter.status === "ENABLED" ? undefined : filter.status,
  categoryId: filter.categoryId ?? undefined,
  sort: sort === null || sort.by === "name" ? undefined : sort.by,
  order: sort?.order === "descending" ? sort.order : undefined,
});

/** The heading that sorts by a column; none where the list has one order only, and for a category but by name. */
function sortBy(list: List, key: PatientSort) {
  const { sort, filter } = list;
  if (sort === null || (filter.categoryId !== null && key !== "name")) return undefined;
  return sortHeading(key, sort, ({ by, order }) => paths.patients({ ...addressOf(list), sort: by, order }));
}

function total(t: Translate, { totals, filter, patients }: List): string {
  // A search has one page: what it shows is what it found, or the first of it.
  if (filter.search) return t("patients:list.shown", { count: patients.length });
  if (!totals) return t("patients:list.own");
  const disabled = totals.disabled > 0 && t("patients:list.disabledCount", { count: totals.disabled });
  return [t("patients:list.found", { count: totals.enabled }), disabled].filter(Boolean).join(" · ");
}

/** What the list is narrowed by, in words. */
function activeFilters(t: Translate, { filter, categories }: List): ActiveFilter[] {
  const words = {
    search: filter.search && `“${filter.search}”`,
    status: filter.status !== "ENABLED" && t(`patients:list.statuses.${filter.status}`),
    categoryId: categories.find(({ id }) => id === filter.categoryId)?.name,
  };
  return Object.entries(words).flatMap(([param, text]) => (text ? [{ param, words: text }] : []));
}

function Nobody({ list: { filter }, action }: { list: List; action: ReactNode }) {
  const { t } = useT();
  const narrowed = filter.status !== "ENABLED" || filter.categoryId !== null;
  const title = filter.search
    ? t("patients:list.emptySearch", { search: filter.search })
    : t(narrowed ? "patients:list.emptyFilter" : "patients:list.empty");
  const text = filter.search ? "patients:list.emptyHint" : narrowed ? undefined : "patients:list.emptyText";
  const clear = (filter.search || narrowed) && (
    <LinkButton href={paths.patients()} tone="secondary">
      {t("lists:clearAll")}
    </LinkButton>
  );
  return (
    <Card padding="flush">
      <EmptyState
        icon="people"
        title={title}
        action={
          <>
            {clear}
            {action}
          </>
        }
      >
        {text && t(text)}
      </EmptyState>
    </Card>
  );
}

function Pages({ list }: { list: List }) {
  const { t } = useT();
  const { before, after } = list;
  return (
    <Pager
      {...{ before, after }}
      hrefFor={(page) => paths.patients({ ...addressOf(list), ...page })}
      words={{ before: t("patients:list.previousPage"), after: t("patients:list.nextPage") }}
    />
  );
}
