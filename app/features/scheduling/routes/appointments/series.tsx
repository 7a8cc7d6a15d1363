import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { AskFirst } from "~/ui/action/ask-first";
import { TextLink } from "~/ui/base/link";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { DataTable } from "~/ui/view/data-table";
import { PageHeader } from "~/ui/view/page-header";
import { patientName, providerName } from "../../components/appointments/person-names";
import { AppointmentStatus } from "../../components/appointments/appointment-status";
import { viewSeries } from "../../services/series/view-series.server";

export const handle = { namespaces: ["scheduling", "appointment-kinds"], width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, params, url }) => {
  const { series, appointments, one, cancelFrom } = await viewSeries(app, params["seriesId"] ?? "");
  const refused = (url.searchParams.get("refused") ?? "")
    .split("_")
    .map(Number)
    .filter((start) => start > 0);
  return {
    title: createTranslator(app.locale).t("appointment-kinds:series.title"),
    appointments,
    cancelFrom,
    patient: one?.patient ? { id: one.patient.id, name: patientName(one.patient) } : null,
    employee: one?.employee ?? null,
    every: series.every,
    done: url.searchParams.get("done") === "set",
    refused: refused.slice(0, 26),
    zone: appointments[0]?.timeZone ?? app.profile.timeZone,
  };
});

/** A series: its appointments and how each of them stands, and right after it was set the dates that were not. */
export default function Series() {
  const { title, appointments, patient, employee, cancelFrom, every, done, refused, zone } =
    useLoaderData<typeof loader>();
  const { t, format } = useT();
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>}
        title={title}
        caption={
          patient && employee ? (
            <>
              <bdi>{patient.name}</bdi> · <bdi>{providerName(t, employee)}</bdi>
            </>
          ) : undefined
        }
        lead={t("appointment-kinds:series.lines", {
          count: appointments.length,
          every: t(`appointment-kinds:series.rhythm.${every}`),
        })}
      />
      {done && appointments.length > 0 && <Banner tone="good" live title={t("appointment-kinds:series.done")} />}
      {refused.length > 0 && (
        <Banner tone="warn" live title={t("appointment-kinds:series.refused")}>
          <ul className="list-disc ps-5">
            {refused.map((start) => (
              <li key={start}>{format.dateTime(start, zone, "medium")}</li>
            ))}
          </ul>
        </Banner>
      )}
      {appointments.length > 0 && (
        <DataTable
          caption={title}
          rows={appointments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "when",
              header: t("scheduling:details.when"),
              lead: true,
              cell: ({ id, startsAt, timeZone }) => (
                <TextLink href={paths.appointment(id)} className="inline-flex min-h-11 items-center">
                  {format.dateTime(startsAt, timeZone, "medium")}
                </TextLink>
              ),
            },
            {
              key: "status",
              header: t("scheduling:details.status"),
              cell: ({ stateId, paidByCreditAt }) => (
                <span className="flex flex-col items-start gap-1">
                  <AppointmentStatus state={stateId} side="staff" />
                  {paidByCreditAt !== null && (
                    <span className="text-sm text-muted">{t("scheduling:details.paidByCredit")}</span>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {cancelFrom !== null && (
        <form method="post" action={paths.appointment(cancelFrom)}>
          <HiddenFields fields={{ intent: "cancel-following" }} />
          <AskFirst icon="close" question={t("common:sure")}>
            {t("appointment-kinds:series.cancelAll")}
          </AskFirst>
        </form>
      )}
    </>
  );
}
