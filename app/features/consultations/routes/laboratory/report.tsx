import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import type { LabFigures } from "../../domain/laboratory/lab-figures";
import { reportLabOrders } from "../../services/laboratory/report-lab-orders.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url: { searchParams } }) => ({
  ...(await reportLabOrders(app, { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" })),
  title: createTranslator(app.locale).t("laboratory:report.title"),
}));

/** What was ordered in a period and how long results took, by test, laboratory and provider. */
export default function LabReport() {
  const { from, to, more, ordered, orders, medianHours, byTest, byLaboratory, byProvider, title } =
    useLoaderData<typeof loader>();
  const { t, format } = useT();
  const hours = (value: number | null) =>
    value === null ? "–" : t("laboratory:report.hours", { hours: format.number(value, { maximumFractionDigits: 1 }) });
  return (
    <>
      <PageHeader
        title={title}
        lead={t("laboratory:report.lead")}
        actions={
          <LinkButton href={paths.labReportFile({ from, to })} tone="secondary" icon="download">
            {t("laboratory:report.csv")}
          </LinkButton>
        }
      />
      <form method="get" action={paths.labReport()} className="grid items-end gap-4 tablet:grid-cols-[1fr_1fr_auto]">
        <DateField name="from" label={t("laboratory:report.from")} defaultValue={from} />
        <DateField name="to" label={t("laboratory:report.to")} defaultValue={to} />
        <Button type="submit" tone="secondary">
          {t("laboratory:list.show")}
        </Button>
      </form>
      {more && <Banner tone="warn">{t("laboratory:report.more")}</Banner>}
      <Card>
        <SummaryList
          rows={[
            { term: t("laboratory:report.orders"), value: format.number(orders) },
            { term: t("laboratory:report.tests"), value: format.number(ordered) },
            { term: t("laboratory:report.median"), value: hours(medianHours) },
          ]}
        />
      </Card>
      <Figures caption={t("laboratory:column.test")} rows={byTest} hours={hours} />
      <Figures caption={t("laboratory:column.laboratory")} rows={byLaboratory} hours={hours} />
      <Figures caption={t("laboratory:column.provider")} rows={byProvider} hours={hours} />
    </>
  );
}

interface FiguresProps {
  caption: string;
  rows: readonly LabFigures[];
  hours: (value: number | null) => string;
}

function Figures({ caption, rows, hours }: FiguresProps) {
  const { t, format } = useT();
  if (rows.length === 0) return null;
  const columns: Column<LabFigures>[] = [
    { key: "name", header: caption, lead: true, cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
    {
      key: "ordered",
      header: t("laboratory:report.ordered"),
      align: "end",
      cell: ({ ordered }) => format.number(ordered),
    },
    {
      key: "resulted",
      header: t("laboratory:report.resulted"),
      align: "end",
      cell: ({ resulted }) => format.number(resulted),
    },
    {
      key: "cancelled",
      header: t("laboratory:report.cancelled"),
      align: "end",
      cell: ({ cancelled }) => format.number(cancelled),
    },
    {
      key: "median",
      header: t("laboratory:report.median"),
      align: "end",
      cell: ({ medianHours }) => hours(medianHours),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
