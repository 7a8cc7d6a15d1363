import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { EmployeeDone } from "../../components/employees/employee-done";
import { EmployeeOverview } from "../../components/employees/employee-overview";
import { titledName } from "~/i18n/titled-name";
import { describeDone } from "../../services/accounts/describe-done.server";
import { readEmployeeSettings } from "../../services/team/read-employee-settings.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const overview = await readEmployeeSettings(app, params.teamUserId);
  const done = await describeDone(app, url.searchParams);
  return { overview, done, title: createTranslator(app.locale).t("employees:settings.title") };
});

/** One employee at a glance, and the ways to what is set for them. */
export default function EmployeeSettings() {
  const { overview, done, title } = useLoaderData<typeof loader>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.employees()}>{t("employees:form.backToTeam")}</BackLink>}
        caption={title}
        title={<bdi>{titledName(t, overview.employee)}</bdi>}
      />
      <EmployeeDone done={done} />
      <EmployeeOverview {...overview} />
    </>
  );
}
