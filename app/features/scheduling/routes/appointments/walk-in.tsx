import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { readForm } from "~/platform/read-body.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { PageHeader } from "~/ui/view/page-header";
import { PatientSearch } from "../../components/appointments/patient-search";
import { WalkInForm } from "../../components/appointments/walk-in-form";
import { readWalkInPage } from "../../services/read-walk-in-page.server";
import { setAppointment } from "../../services/set-appointment.server";
import { fieldsOf, formErrors } from "./take-action.server";

export const handle = {
  namespaces: ["scheduling", "booking", "visit-kinds", "patients"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const page = await readWalkInPage(app, {
    patientId: query["patientId"],
    isNew: query["new"] !== undefined,
    search: query["search"],
    wanted: {
      serviceOfferingId: query["serviceOfferingId"],
      employeeId: query["employeeId"],
      branchId: query["branchId"],
    },
  });
  const title = createTranslator(app.locale).t("visit-kinds:walkIn.title");
  return { title, page, idempotencyKey: crypto.randomUUID() };
});

export const action = defineAction(async ({ app, request }) => {
  const sent = fieldsOf(await readForm(request));
  try {
    const { id } = await setAppointment(app, { ...sent, walkIn: true });
    return redirect(paths.appointment(id, { done: "walk-in" }), 303);
  } catch (error) {
    return formErrors(app, error, sent);
  }
});

export default function WalkIn() {
  const { title, page, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        title={title}
        lead={t("visit-kinds:walkIn.lead")}
      />
      {page.step === "patient" ? (
        <Stack>
          <PatientSearch
            action={paths.walkIn()}
            search={page.search}
            found={page.found}
            hrefFor={(patientId) => paths.walkIn({ patientId })}
          />
          <LinkButton href={paths.walkIn({ new: 1 })} tone="secondary" icon="plus">
            {t("visit-kinds:walkIn.newPatient")}
          </LinkButton>
        </Stack>
      ) : (
        <WalkInForm
          {...page}
          idempotencyKey={idempotencyKey}
          errors={refused?.errors ?? []}
          sent={refused?.sent ?? {}}
        />
      )}
    </>
  );
}
