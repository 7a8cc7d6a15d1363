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
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { titledName } from "~/i18n/titled-name";
import { PersonHeader } from "../../components/employees/person-header";
import { ServicesForm } from "../../components/employees/services-form";
import { offeredServicesSchema } from "../../schemas/team/employee";
import { changeOfferedServices } from "../../services/team/change-offered-services.server";
import { reachEmployee } from "../../services/team/reach-employee.server";
import { readOfferedServices } from "../../services/team/read-offered-services.server";

export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params }) => ({
  ...(await readOfferedServices(app, params.teamUserId)),
  title: createTranslator(app.locale).t("employees:services.title"),
}));

export const action = defineForm(async ({ app, params }) => {
  const { id } = await reachEmployee(app, "employee.manage", params["teamUserId"]);
  return {
    "": act(
      offeredServicesSchema,
      async ({ value }) => {
        await changeOfferedServices(app, id, value);
        return redirect(paths.employeeSettings(id, { done: "services", id }));
      },
      { edits: true },
    ),
  };
});

/** Which services can be booked with somebody. */
export default function EmployeeServices() {
  const { employee, provides, offerings, values, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t } = useT();
  const nothing = !provides ? "noProvider" : offerings.length === 0 ? "none" : null;
  return (
    <>
      <PersonHeader
        person={employee}
        title={title}
        lead={t("employees:services.lead", { name: titledName(t, employee) })}
        back={{ href: paths.employeeSettings(employee.id), label: t("common:actions.back") }}
      />
      {nothing ? (
        <Card padding="flush">
          <EmptyState icon="plus" title={t(`employees:services.${nothing}`)}>
            {nothing === "none" && t("employees:services.noneText")}
          </EmptyState>
        </Card>
      ) : (
        <ServicesForm {...{ answer, values, offerings }} />
      )}
    </>
  );
}
