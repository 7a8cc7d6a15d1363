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
import { EmployeeForm } from "../../components/employees/employee-form";
import { PersonHeader } from "../../components/employees/person-header";
import { updateEmployeeSchema } from "../../schemas/team/employee";
import { reachEmployee } from "../../services/team/reach-employee.server";
import { readEmployeeForm } from "../../services/team/read-employee-form.server";
import { updateEmployee } from "../../services/team/update-employee.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => {
  const form = await readEmployeeForm(app, params.teamUserId);
  return { ...form, title: createTranslator(app.locale).t("employees:form.editTitle") };
});

export const action = defineForm(async ({ app, params }) => {
  const { id } = await reachEmployee(app, "employee.manage", params["teamUserId"]);
  return {
    "": act(
      updateEmployeeSchema,
      async ({ value }) => {
        const { emailWaits } = await updateEmployee(app, id, value);
        if (emailWaits) return redirect(paths.employeeAccount(id, { done: "emailWaits" }));
        return redirect(paths.employeeSettings(id, { done: "updated", id }));
      },
      { edits: true },
    ),
  };
});

/** Changes who somebody of the team is, what they do and where. */
export default function EditEmployee() {
  const { employee, values, choices, codes, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  return (
    <>
      <PersonHeader
        person={employee}
        title={title}
        back={{ href: paths.employeeSettings(employee.id), label: t("common:actions.back") }}
      />
      <EmployeeForm {...{ answer, values, choices, codes }} submit={t("common:actions.save")} />
    </>
  );
}
