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
import { Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeader } from "~/ui/view/page-header";
import { PatientCard } from "../../components/appointments/patient-card";
import { SeriesDates } from "../../components/appointments/series-dates";
import { SeriesRhythm } from "../../components/appointments/series-rhythm";
import { readSeriesPage } from "../../services/read-series-page.server";
import { setSeries } from "../../services/set-series.server";
import { fieldsOf, formErrors } from "./take-action.server";

export const handle = { namespaces: ["scheduling", "booking", "visit-kinds"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

const SAID = ["day", "time", "every", "visits"] as const;

export const loader = defineLoader(async ({ app, url }) => {
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const { patientId, serviceOfferingId, employeeId, branchId } = query;
  const said = Object.fromEntries(SAID.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
  const page = await readSeriesPage(app, {
    patientId: patientId ?? "",
    wanted: { serviceOfferingId, employeeId, branchId },
    said: query["every"] === undefined ? null : said,
  });
  const { t, has } = createTranslator(app.locale);
  const problems = page.problems.map(({ field, message, values }) => ({
    field,
    message: has(message) ? t(message, (values ?? {}) as never) : message,
  }));
  const title = t("visit-kinds:series.newTitle");
  return { title, page: { ...page, problems }, said, idempotencyKey: crypto.randomUUID() };
});

export const action = defineAction(async ({ app, request }) => {
  const form = await readForm(request);
  const sent = fieldsOf(form);
  const starts = form.getAll("starts").filter((start) => start !== "");
  try {
    const { seriesId, refused } = await setSeries(app, { ...sent, starts });
    const lost = refused.map(({ startsAt }) => startsAt).join("_");
    return redirect(paths.series(seriesId, { done: "set", refused: lost }), 303);
  } catch (error) {
    return formErrors(app, error, sent);
  }
});

export default function NewSeries() {
  const { title, page, said, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { patient, fitted, preview } = page;
  const errors = [...page.problems, ...(refused?.errors ?? [])];
  const about = { patientId: patient.id, ...fitted.choice };
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.setAppointment({ patientId: patient.id })}>{t("scheduling:set.title")}</BackLink>}
        title={title}
        lead={t("visit-kinds:series.lead")}
      />
      <Stack>
        {errors.length > 0 && (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={errors.map(({ field, message }) => ({
              fieldId: SAID.some((name) => name === field) ? field : undefined,
              message,
            }))}
          />
        )}
        <PatientCard patient={patient} changeHref={paths.setAppointment()} />
        <SeriesRhythm
          patientId={patient.id}
          fitted={fitted}
          said={said}
          errorOf={(field) => errors.find((error) => error.field === field)?.message}
          action={paths.newSeries()}
        />
        {preview && (
          <SeriesDates
            {...preview}
            about={{ ...about, every: said["every"] ?? "" }}
            action={paths.newSeries({ ...about, ...said })}
            idempotencyKey={idempotencyKey}
          />
        )}
      </Stack>
    </>
  );
}
