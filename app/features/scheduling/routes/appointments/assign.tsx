import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { AssignForm } from "../../components/appointments/assign-form";
import { assignProvider } from "../../services/appointments/assign-provider.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readAssignPage } from "../../services/appointments/read-assign-page.server";

export const handle = { namespaces: ["scheduling", "booking"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { appointmentId } = params;
  if (appointmentId === undefined) throw redirect(paths.appointments());
  return {
    title: createTranslator(app.locale).t("scheduling:assign.title"),
    page: await readAssignPage(app, appointmentId),
    clock: clockOfReader(app, request),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm({
  "": attempt(async ({ app, params: { appointmentId = "" }, value }) => {
    await assignProvider(app, { ...value, appointmentId });
    return redirect(paths.appointment(appointmentId, { done: "assign-provider" }), 303);
  }),
});

export default function AssignAppointment() {
  const { title, page, clock, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointment(page.appointment.id)}>{t("scheduling:details.title")}</BackLink>}
        title={title}
        lead={t(page.isReached ? "scheduling:assign.text" : "scheduling:assign.textUnreached")}
      />
      <AssignForm
        {...page}
        {...{ clock, idempotencyKey }}
        errors={refused?.errors ?? []}
        chosen={refused?.sent["employeeId"]}
      />
    </>
  );
}
