import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientSearch } from "../../components/appointments/patient-search";
import { SetForm } from "../../components/appointments/set-form";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readSetPage } from "../../services/appointments/read-set-page.server";
import { setAppointment } from "../../services/appointments/set-appointment.server";
import { choiceActs } from "./choice-acts.server";
import { dayIn } from "./timed-fields.server";

export const handle = {
  hydrate: true,
  namespaces: ["scheduling", "booking", "appointment-kinds", "patients", "why"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

/** The kind of appointment that an address asks for: by its path, or by the name of the service in it. */
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

/** The page for what was said so far, in the address or in a form that was posted from it. */
const readPage = ({ app, request, params, url }: ScreenArgs, said: Readonly<Record<string, string>>) =>
  readSetPage(app, {
    patientId: params["patientId"] ?? said["patientId"],
    isNew: said["new"] !== undefined,
    search: said["search"],
    wanted: {
      serviceOfferingId: said["serviceOfferingId"] ?? params["service"],
      employeeId: said["employeeId"],
      branchId: said["branchId"],
    },
    zone: clockOfReader(app, request).zone,
    type: kindOf(url.pathname, params["service"]),
    day: dayIn(url),
    ...{ startsAt: Number(said["startsAt"]) || undefined, reason: said["reason"] },
  });

export const loader = defineLoader(async (args) => {
  const query = Object.fromEntries([...args.url.searchParams].filter(([, value]) => value !== ""));
  return {
    title: createTranslator(args.app.locale).t("scheduling:set.title"),
    page: await readPage(args, query),
    kept: keptOf(query),
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm(
  choiceActs({
    readPage,
    work: async ({ app, value }) => {
      const { id } = await setAppointment(app, value);
      return redirect(paths.appointment(id, { done: "set" }), 303);
    },
  }),
);

export default function SetAppointment() {
  const { title, page: loaded, kept, idempotencyKey: newKey } = useLoaderData<typeof loader>();
  // One form is one appointment, however often its times are loaded again.
  const [idempotencyKey] = useState(newKey);
  const refused = useActionData<typeof action>();
  const page = refused?.page ?? loaded;
  const navigate = useNavigate();
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
          newHref={(search) => paths.setAppointment({ ...kept, new: 1, search })}
        />
      ) : (
        <SetForm
          {...page}
          hrefFor={paths.setAppointment}
          onChoose={(href) => navigate(href, { preventScrollReset: true, replace: true })}
          idempotencyKey={idempotencyKey}
          errors={refused?.errors ?? []}
          sent={refused?.sent ?? page.prefilled}
          nearest={refused?.nearest ?? []}
        />
      )}
    </>
  );
}
