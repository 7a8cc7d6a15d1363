import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { shownColumns } from "~/kernel/lists/list-choice";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ListTools } from "~/screens/lists/list-tools";
import { sortHeading } from "~/screens/lists/sort-order";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { EmptyState } from "~/ui/view/empty-state";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { BackLink } from "~/ui/action/back-link";
import { EmployeeDone } from "../../components/employees/employee-done";
import { EmployeeFilters, useActiveFilters } from "../../components/employees/employee-filters";
import { EmployeeTable } from "../../components/employees/employee-table";
import { ListPages } from "../../components/employees/list-pages";
import { StateChangeProblem } from "../../components/employees/state-change-problem";
import { TEAM_COLUMNS } from "../../domain/team/employee-entry";
import { describeDone } from "../../services/accounts/describe-done.server";
import { listTools } from "../../services/lists/list-tools.server";
import { listEmployees } from "../../services/team/list-employees.server";
import { changeStateByForm } from "./change-state.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const [list, tools] = await Promise.all([
    listEmployees(app, Object.fromEntries(url.searchParams)),
    listTools(app, "team", url),
  ]);
  const done = await describeDone(app, url.searchParams);
  return { list, tools, done, title: createTranslator(app.locale).t("employees:list.title") };
});

export const action = defineForm({ "": changeStateByForm });

const CHOOSABLE = ["job", "state", "email", "phone"] as const;

/** The team: who is in it, how they stand, and what can be done with them. */
export default function Employees() {
  const { list, tools, done } = useLoaderData<typeof loader>();
  const trouble = useActionData<typeof action>() ?? null;
  const { t } = useT();
  const { employees, filter, order, full, team } = list;
  const active = useActiveFilters(filter);
  const shown = shownColumns(TEAM_COLUMNS, tools.columns);
  const add = (
    <LinkButton
      href={paths.employeeCreate()}
      icon="plus"
      disabledReason={full ? t(`employees:refusal.${full}`) : undefined}
    >
      {t("employees:list.add")}
    </LinkButton>
  );
  const size = t("employees:list.size", { count: team.size });
  const limit = team.limit === null ? undefined : t("employees:list.limit", { limit: team.limit });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.settings()}>{t("settings:index.back")}</BackLink>}
        title={t("employees:list.title")}
        lead={t("employees:list.lead")}
        actions={add}
      />
      {trouble ? <StateChangeProblem trouble={trouble} /> : <EmployeeDone done={done} />}
      {full === "restrictedMode" && <Banner tone="info">{t("employees:refusal.restrictedMode")}</Banner>}
      <EmployeeFilters {...{ filter, order }} />
      <ListTools
        tools={tools}
        columns={CHOOSABLE.map((key) => ({ key, header: t(`employees:columns.${key}`) }))}
        shown={shown}
        exportHref={paths.employeesExport(Object.fromEntries(new URLSearchParams(tools.query)))}
        count={[size, limit].filter(Boolean).join(". ")}
        active={active}
      />
      {employees.length === 0 ? (
        <Card padding="flush">
          <EmptyState
            icon="people"
            title={t("employees:list.empty")}
            action={<LinkButton href={paths.employees()}>{t("employees:list.showAll")}</LinkButton>}
          >
            {t("employees:list.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <EmployeeTable
          {...{ employees, shown }}
          sort={
            order === null
              ? undefined
              : sortHeading("name", { by: "name", order }, (sorted) =>
                  paths.employees({ ...filter, order: sorted.order }),
                )
          }
        />
      )}
      <ListPages
        filter={{ ...filter, ...(order === "descending" && { order }) }}
        before={list.before}
        after={list.after}
      />
    </>
  );
}
