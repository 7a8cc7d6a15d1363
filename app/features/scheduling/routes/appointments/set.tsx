import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { readForm } from "~/platform/read-body.server";
import type { ScreenHandle } from "~/platform/screen-handle";
import { screenTitle } from "~/platform/screen-title";
import { defineAction, defineLoader } from "~/platform/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientSearch } from "../../components/appointments/patient-search";
import { SetForm } from "../../components/appointments/set-form";
import { readSetPage } from "../../services/read-set-page.server";
import { setAppointment } from "../../services/set-appointment.server";
import { dayIn, fieldsOf, formErrors } from "./take-action.server";

export const handle = {
  hydrate: true,
  namespaces: ["scheduling", "booking", "why"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

/** The kind of visit that an address asks for: by its path, or by the name of the service in it. */
function kindOf(pathname: string, service: string | undefined) {
  if (service === "VIDEO_CONSULTATION" || /\/video(_appointments)?\//.test(pathname))
    return "VIDEO_CONSULTATION" as const;
  return service === "PHYSICAL_CONSULTATION" || /\/clinic\//.test(pathname) ? ("PHYSICAL_CONSULTATION" as const) : null;
}

/** What was chosen before the patient is: the calendar says with whom, where and when. */
const keptOf = ({ serviceOfferingId, employeeId, branchId, day, startsAt }: Record<string, string | undefined>) => ({
  serviceOfferingId,
  employeeId,
  branchId,
  day,
  startsAt,
});

export const loader = defineLoader(async ({ app, params, url }) => {
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const page = await readSetPage(app, {
    patientId: params["patientId"] ?? query["patientId"],
    search: query["search"],
    wanted: {
      serviceOfferingId: query["serviceOfferingId"] ?? params["service"],
      employeeId: query["employeeId"],
      branchId: query["branchId"],
    },
    type: kindOf(url.pathname, params["service"]),
    day: dayIn(url),
    startsAt: Number(query["startsAt"]) || undefined,
  });
  return {
    title: createTranslator(app.locale).t("scheduling:set.title"),
    page,
    kept: keptOf(query),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineAction(async ({ app, request }) => {
  const sent = fieldsOf(await readForm(request));
  try {
    const { id } = await setAppointment(app, sent);
    return redirect(paths.appointment(id, { done: "set" }), 303);
  } catch (error) {
    return formErrors(app, error, sent);
  }
});

export default function SetAppointment() {
  const { title, page, kept, idempotencyKey: newKey } = useLoaderData<typeof loader>();
  // One form is one visit, however often its times are loaded again.
  const [idempotencyKey] = useState(newKey);
  const refused = useActionData<typeof action>();
  const { t } = useT();
  return (
    <>
      <PageHeader back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>} title={title} />
      {page.step === "patient" ? (
        <PatientSearch
          action={paths.setAppointment()}
          kept={kept}
          search={page.search}
          found={page.found}
          hrefFor={(patientId) => paths.setAppointment({ ...kept, patientId })}
        />
      ) : (
        <SetForm
          {...page}
          hrefFor={paths.setAppointment}
          idempotencyKey={idempotencyKey}
          errors={refused?.errors ?? []}
          sent={refused?.sent ?? page.prefilled}
          nearest={refused?.nearest ?? []}
        />
      )}
    </>
  );
}
