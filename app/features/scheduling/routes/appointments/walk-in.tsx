import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
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
import { WalkInForm } from "../../components/appointments/walk-in-form";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readWalkInPage } from "../../services/appointments/read-walk-in-page.server";
import { setAppointment } from "../../services/appointments/set-appointment.server";
import { choiceActs } from "./choice-acts.server";

export const handle = {
  namespaces: ["scheduling", "booking", "appointment-kinds", "patients"],
  islands: ["choices"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

const readPage = (
  { app, request }: ScreenArgs,
  { patientId, search, new: isNew, ...wanted }: Readonly<Record<string, string>>,
) =>
  readWalkInPage(app, {
    patientId,
    isNew: isNew !== undefined,
    search,
    wanted,
    zone: clockOfReader(app, request).zone,
  });

export const loader = defineLoader(async (args) => {
  const { app, request, url } = args;
  const page = await readPage(args, Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")));
  const title = createTranslator(app.locale).t("appointment-kinds:walkIn.title");
  return { title, page, clock: clockOfReader(app, request), idempotencyKey: crypto.randomUUID() };
});

export const action = defineForm(
  choiceActs({
    readPage,
    work: async ({ app, value }) => {
      const { id } = await setAppointment(app, { walkInAt: "", ...value, walkIn: true });
      return redirect(paths.appointment(id, { done: "walk-in" }), 303);
    },
  }),
);

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
        lead={t("appointment-kinds:walkIn.lead")}
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
