import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Button, LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { SummaryList } from "~/ui/view/summary-list";
import { spanText } from "../../components/consultations/span-text";
import type { LabFigures } from "../../domain/laboratory/lab-figures";
import { reportLabOrders } from "../../services/laboratory/report-lab-orders.server";

export const handle = { width: "wide" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  ...(await reportLabOrders(app, Object.fromEntries(url.searchParams))),
  title: createTranslator(app.locale).t("laboratory:report.title"),
}));

type Report = Awaited<ReturnType<typeof reportLabOrders>>;

const HOUR_MS = 3_600_000;

/** How the figures of tests are said. */
function useFigureWords(currency: string) {
  const { format } = useT();
  return {
    hours: (value: number | null) => (value === null ? "–" : spanText(value * HOUR_MS, format)),
    amount: (minor: number | null) => (minor === null ? "–" : format.money(minor, currency)),
  };
}

/** What was ordered in a period, how long results took and what they cost, by test, laboratory and provider. */
export default function LabReport() {
  const shown = useLoaderData<typeof loader>();
  const { chosen, more, orders, all, byTest, byLaboratory, byProvider, currency, title } = shown;
  const { t, format } = useT();
  const words = useFigureWords(currency);
  return (
    <>
      <PageHeader
        title={title}
        lead={t("laboratory:report.lead")}
        actions={
          <>
            <LinkButton href={paths.labReportFile(chosen)} tone="secondary" icon="download" download>
              {t("laboratory:report.csv")}
            </LinkButton>
            <LinkButton href={paths.labReportFile({ ...chosen, as: "xlsx" })} tone="secondary" icon="download" download>
              {t("laboratory:report.xlsx")}
            </LinkButton>
          </>
        }
      />
      <Filter shown={shown} />
      {more && <Banner tone="warn">{t("laboratory:report.more")}</Banner>}
      <Card>
        <SummaryList
          rows={[
            { term: t("laboratory:report.orders"), value: format.number(orders) },
            { term: t("laboratory:report.tests"), value: format.number(all.ordered) },
            { term: t("laboratory:report.median"), value: words.hours(all.medianHours) },
            { term: t("laboratory:report.amount"), value: words.amount(all.amountMinor) },
          ]}
        />
      </Card>
      {all.ordered === 0 && (
        <Card>
          <EmptyState icon="document" title={t("laboratory:report.empty")} />
        </Card>
      )}
      <Figures caption={t("laboratory:report.byTest")} of={t("laboratory:column.test")} rows={byTest} words={words} />
      <Figures
        caption={t("laboratory:report.byLaboratory")}
        of={t("laboratory:column.laboratory")}
        rows={byLaboratory}
        words={words}
      />
      <Figures
        caption={t("laboratory:report.byProvider")}
        of={t("laboratory:column.provider")}
        rows={byProvider}
        words={words}
      />
    </>
  );
}

/** The period, and what the report is narrowed to; sent by GET, so that it can be kept as an address. */
function Filter({ shown: { chosen, laboratories, providers, testNames } }: { shown: Report }) {
  const { t } = useT();
  const all = t("laboratory:list.all");
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      method="get"
      action={paths.labReport()}
      className="grid items-end gap-4 tablet:grid-cols-2 computer:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]"
    >
      <DateField name="from" width="full" label={t("laboratory:report.from")} defaultValue={chosen.from} />
      <DateField name="to" width="full" label={t("laboratory:report.to")} defaultValue={chosen.to} />
      <NativeSelect
        name="test"
        label={t("laboratory:column.test")}
        defaultValue={chosen.test ?? ""}
        placeholder={all}
        options={testNames.map((name) => ({ value: name, label: name }))}
      />
      <NativeSelect
        name="laboratory"
        label={t("laboratory:column.laboratory")}
        defaultValue={chosen.laboratory ?? ""}
        placeholder={all}
        options={named(laboratories)}
      />
      <NativeSelect
        name="provider"
        label={t("laboratory:column.provider")}
        defaultValue={chosen.provider ?? ""}
        placeholder={all}
        options={named(providers)}
      />
      <Button type="submit" tone="secondary" icon="filter">
        {t("laboratory:list.show")}
      </Button>
    </form>
  );
}

interface FiguresProps {
  caption: string;
  of: string;
  rows: readonly LabFigures[];
  words: ReturnType<typeof useFigureWords>;
}

function Figures({ caption, of, rows, words }: FiguresProps) {
  const { t, format } = useT();
  if (rows.length === 0) return null;
  const counted = (name: "ordered" | "resulted" | "cancelled"): Column<LabFigures> => ({
    key: name,
    header: t(`laboratory:report.${name}`),
    align: "end",
    cell: (row) => format.number(row[name]),
  });
  const columns: Column<LabFigures>[] = [
    { key: "name", header: of, lead: true, cell: ({ name }) => <bdi className="font-semibold">{name}</bdi> },
    ...(["ordered", "resulted", "cancelled"] as const).map(counted),
    {
      key: "median",
      header: t("laboratory:report.median"),
      align: "end",
      cell: ({ medianHours }) => words.hours(medianHours),
    },
    {
      key: "amount",
      header: t("laboratory:report.amount"),
      align: "end",
      cell: ({ amountMinor }) => words.amount(amountMinor),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
