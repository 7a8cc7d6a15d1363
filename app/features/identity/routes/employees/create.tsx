import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { act, defineForm } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { PageHeader } from "~/ui/view/page-header";
import { EmployeeForm } from "../../components/employees/employee-form";
import { createEmployeeSchema } from "../../schemas/team/employee";
import { createEmployee } from "../../services/team/create-employee.server";
import { readNewEmployeeForm } from "../../services/team/read-employee-form.server";
import { requireTeamRight } from "../../services/team/require-team-right.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app }) => {
  const form = await readNewEmployeeForm(app);
  return { ...form, title: createTranslator(app.locale).t("employees:form.createTitle") };
});

export const action = defineForm(async ({ app }) => {
  await requireTeamRight(app);
  return {
    "": act(createEmployeeSchema, async ({ value }) => {
      const { employeeId } = await createEmployee(app, value);
      return redirect(paths.employees({ done: "created", id: employeeId }));
    }),
  };
});

/** Adds somebody to the team, who is then invited by mail. */
export default function CreateEmployee() {
  const { values, choices, codes, full } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.employees()}>{t("employees:form.backToTeam")}</BackLink>}
        title={t("employees:form.createTitle")}
        lead={t("employees:form.createLead")}
      />
      {full && !answer && <Banner tone="warn" title={t(`employees:refusal.${full}`)} />}
      <EmployeeForm {...{ answer, values, choices, codes }} submit={t("employees:form.create")} />
    </>
  );
}
