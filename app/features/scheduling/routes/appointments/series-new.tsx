import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import { fieldMessages } from "~/platform/http/field-messages.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeader } from "~/ui/view/page-header";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PatientCard } from "../../components/appointments/patient-card";
import { SeriesDates } from "../../components/series/series-dates";
import { SeriesRhythm } from "../../components/series/series-rhythm";
import { choiceKey } from "../../domain/appointments/set-options";
import { readSeriesPage } from "../../services/series/read-series-page.server";
import { setSeries } from "../../services/series/set-series.server";
import { choiceActs } from "./choice-acts.server";

export const handle = {
  namespaces: ["scheduling", "booking", "appointment-kinds"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

const SAID = ["day", "time", "every", "visits"] as const;

/** Says in one word what dates were looked up for: the choice and the rhythm. */
const datesKey = (sent: Readonly<Record<string, string>>) =>
  [choiceKey(sent), ...SAID.map((name) => sent[name])].join("/");

/** The page for what was said so far, in the address or in the form. */
async function readPage({ app }: ScreenArgs, said: Readonly<Record<string, string>>) {
  const rhythm = Object.fromEntries(SAID.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])));
  const page = await readSeriesPage(app, {
    patientId: said["patientId"] ?? "",
    wanted: said,
    said: said["every"] === undefined ? null : rhythm,
  });
  const problems = fieldMessages(app.locale, page.problems);
  return { ...page, problems, datesFor: datesKey({ ...rhythm, ...page.fitted.choice }) };
}

export const loader = defineLoader(async (args) => {
  const { app, url } = args;
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const title = createTranslator(app.locale).t("appointment-kinds:series.newTitle");
  return { title, page: await readPage(args, query), said: query, idempotencyKey: crypto.randomUUID() };
});

export const action = defineForm(
  choiceActs({
    readPage,
    work: async ({ app, form, value }) => {
      const starts = form.getAll("starts").filter((start) => start !== "");
      const { seriesId, refused } = await setSeries(app, { ...value, starts });
      const lost = refused.map(({ startsAt }) => startsAt).join("_");
      return redirect(paths.series(seriesId, { done: "set", refused: lost }), 303);
    },
    keyOf: datesKey,
  }),
);

export default function NewSeries() {
  const { title, page, said: asked, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { patient, fitted, preview, problems, datesFor } = refused?.page ?? page;
  const errors = [...problems, ...(refused?.errors ?? [])];
  const said = refused?.sent ?? asked;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.setAppointment({ patientId: patient.id })}>{t("scheduling:set.title")}</BackLink>}
        title={title}
        lead={t("appointment-kinds:series.lead")}
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
        <form method="post" action={paths.newSeries({ patientId: patient.id })} noValidate>
          <Stack>
            <HiddenFields fields={{ patientId: patient.id, idempotencyKey, timesFor: preview ? datesFor : "" }} />
            <SeriesRhythm
              fitted={fitted}
              said={said}
              errorOf={(field) => errors.find((error) => error.field === field)?.message}
            />
            {preview && <SeriesDates {...preview} sent={said} />}
          </Stack>
        </form>
      </Stack>
    </>
  );
}
