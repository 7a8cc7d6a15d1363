import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { TextLink } from "~/ui/base/link";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { FlagText } from "../../components/laboratory/lab-state";
import { ResultTable, ValueText } from "../../components/laboratory/result-table";
import { ValuePlot } from "../../components/laboratory/value-plot";
import { rangeText } from "../../domain/laboratory/flags";
import { viewLabValues } from "../../services/laboratory/view-lab-values.server";

export const handle = {} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = (name: string) => url.searchParams.get(name) || undefined;
  const view = await viewLabValues(app, { patientId: asked("patient"), of: asked("of") });
  const { t } = createTranslator(app.locale);
  const patients = app.actor.kind === "patient";
  const one = view.of === null ? undefined : (view.newest[0]?.name ?? view.beingCorrected[0]);
  const title = patients ? t("laboratory:values.title") : t("laboratory:values.of", { name: view.patient.name });
  return {
    ...{ ...view, patients, timeZone: app.profile.timeZone, title: one ?? title },
    patientQuery: patients ? undefined : view.patient.id,
  };
});

type Newest = Awaited<ReturnType<typeof viewLabValues>>["newest"][number];

/** The newest of each value of a patient, or the course of one of them. */
export default function LabValues() {
  const shown = useLoaderData<typeof loader>();
  const { newest, course, of, patients, patientQuery: patient, title, timeZone, beingCorrected } = shown;
  const { t, format } = useT();
  const back =
    of === null
      ? { href: paths.labOrders({ patient }), words: t(patients ? "home:menu.results" : "laboratory:list.title") }
      : {
          href: paths.labValues({ patient }),
          words: t(patients ? "laboratory:values.title" : "laboratory:values.titleOfPatient"),
        };
  return (
    <ScaleOf scale={patients ? "patient" : "staff"}>
      <PageHeader
        back={<BackLink href={back.href}>{back.words}</BackLink>}
        title={title}
        lead={of === null && t("laboratory:values.lead")}
      />
      {beingCorrected.length > 0 && (
        <Banner tone="info" title={format.list(beingCorrected)}>
          {t("laboratory:beingCorrected")}
        </Banner>
      )}
      {newest.length === 0 ? (
        <Card>
          <EmptyState icon="pulse" title={t("laboratory:values.empty")} />
        </Card>
      ) : of === null ? (
        <NewestTable caption={title} {...{ newest, patient, patients, timeZone }} />
      ) : (
        <>
          <Card>
            <ValuePlot course={course} timeZone={timeZone} />
          </Card>
          <ResultTable
            caption={title}
            lines={[...course]
              .reverse()
              .map((value) => ({ id: value.id, name: value.name, result: { ...value, before: [], earlier: null } }))}
            isCourse
            {...{ timeZone, patients }}
          />
        </>
      )}
    </ScaleOf>
  );
}

interface NewestTableProps {
  newest: readonly Newest[];
  patient: string | undefined;
  patients: boolean;
  caption: string;
  timeZone: string;
}

function NewestTable({ newest, patient, patients, caption, timeZone }: NewestTableProps) {
  const { t, format } = useT();
  const columns: Column<Newest>[] = [
    {
      key: "name",
      header: t("laboratory:column.measured"),
      lead: true,
      cell: ({ key, name }) => (
        <TextLink
          href={paths.labValues({ patient, of: key })}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          <bdi>{name}</bdi>
        </TextLink>
      ),
    },
    { key: "value", header: t("laboratory:column.value"), cell: (value) => <ValueText result={value} /> },
    {
      key: "flag",
      header: t("laboratory:column.flag"),
      cell: (value) => (
        <FlagText flag={value.flag} hasRange={rangeText(value) !== ""} kind={value.kind} patients={patients} />
      ),
    },
    {
      key: "range",
      header: t("laboratory:column.range"),
      cell: (value) => <bdi dir="ltr">{rangeText(value) || "–"}</bdi>,
    },
    {
      key: "at",
      header: t("laboratory:column.sampled"),
      cell: ({ sampledAt }) => (patients ? format.date(sampledAt, timeZone) : format.dateTime(sampledAt, timeZone)),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={newest} rowKey={({ key }) => key} />;
}
