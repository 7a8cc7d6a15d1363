import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { PatientSearch } from "../../components/appointments/patient-search";
import { WalkInForm } from "../../components/appointments/walk-in-form";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readWalkInPage } from "../../services/appointments/read-walk-in-page.server";
import { setAppointment } from "../../services/appointments/set-appointment.server";
import { answerNewChoice } from "./new-choice.server";
import { fieldsOf, formErrors } from "./take-action.server";

export const handle = {
  namespaces: ["scheduling", "booking", "visit-kinds", "patients"],
  islands: ["choices"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

const readPage = (
  app: RequestContext,
  zone: string,
  { patientId, search, new: isNew, ...wanted }: Record<string, string>,
) => readWalkInPage(app, { patientId, isNew: isNew !== undefined, search, wanted, zone });

export const loader = defineLoader(async ({ app, request, url }) => {
  const clock = clockOfReader(app, request);
  const page = await readPage(
    app,
    clock.zone,
    Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")),
  );
  const title = createTranslator(app.locale).t("visit-kinds:walkIn.title");
  return { title, page, clock, idempotencyKey: crypto.randomUUID() };
});

export const action = defineAction(async ({ app, request }) => {
  const sent = fieldsOf(await readForm(request));
  const anew = await answerNewChoice(app, sent, () => readPage(app, clockOfReader(app, request).zone, sent));
  if (anew) return anew;
  try {
    const { id } = await setAppointment(app, { walkInAt: "", ...sent, walkIn: true });
    return redirect(paths.appointment(id, { done: "walk-in" }), 303);
  } catch (error) {
    return formErrors(app, error, sent);
  }
});

export default function WalkIn() {
  const { title, page: loaded, clock, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const page = refused?.page ?? loaded;
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        title={title}
        lead={t("visit-kinds:walkIn.lead")}
      />
      {page.step === "patient" ? (
        <PatientSearch
          action={paths.walkIn()}
          search={page.search}
          found={page.found}
          hrefFor={(patientId) => paths.walkIn({ patientId })}
          newHref={(search) => paths.walkIn({ new: 1, search })}
        />
      ) : (
        <WalkInForm
          {...page}
          clock={clock}
          idempotencyKey={idempotencyKey}
          errors={refused?.errors ?? []}
          sent={refused?.sent ?? page.prefilled}
        />
      )}
    </>
  );
}
