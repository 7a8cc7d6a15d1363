import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { DataTable, type Column } from "~/ui/view/data-table";
import { spanText } from "../consultations/span-text";
import type { PharmacyReport } from "../../domain/pharmacy/reports";

/** The period and what else the report is narrowed by. */
export function ReportFilters({ chosen, pharmacies, providers, rows }: PharmacyReport) {
  const { t } = useT();
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const medicines = [...new Set([...rows.map(({ name }) => name), ...(chosen.medicine ? [chosen.medicine] : [])])];
  return (
    <form
      method="get"
      action={paths.pharmacyReport()}
      className="grid items-end gap-4 tablet:grid-cols-2 computer:grid-cols-3"
    >
      <DateField name="from" width="full" label={t("pharmacy:report.from")} defaultValue={chosen.from} />
      <DateField name="to" width="full" label={t("pharmacy:report.to")} defaultValue={chosen.to} />
      <NativeSelect
        name="pharmacy"
        label={t("pharmacy:report.pharmacy")}
        defaultValue={chosen.pharmacy ?? ""}
        placeholder={t("pharmacy:report.allPharmacies")}
        options={named(pharmacies)}
      />
      <NativeSelect
        name="provider"
        label={t("pharmacy:report.provider")}
        defaultValue={chosen.provider ?? ""}
        placeholder={t("pharmacy:report.allProviders")}
        options={named(providers)}
      />
      <NativeSelect
        name="medicine"
        label={t("pharmacy:report.medicine")}
        defaultValue={chosen.medicine}
        placeholder={t("pharmacy:report.allMedicines")}
        options={medicines.map((name) => ({ value: name, label: name }))}
      />
      <Button type="submit" tone="secondary" icon="filter">
        {t("pharmacy:report.show")}
      </Button>
    </form>
  );
}

type Line = PharmacyReport["total"] & { name: string | null };

/** A line for each medicine, and one for all of them. */
export function ReportTable({ rows, total, currency }: PharmacyReport) {
  const { t, format } = useT();
  const count = (name: "prescriptions" | "handings" | "returns" | "declined"): Column<Line> => ({
    key: name,
    header: t(`pharmacy:report.${name}`),
    align: "end",
    cell: (line) => format.number(line[name]),
  });
  const columns: Column<Line>[] = [
    {
      key: "name",
      header: t("pharmacy:report.medicine"),
      lead: true,
      cell: ({ name }) => <bdi className="font-semibold">{name ?? t("pharmacy:report.total")}</bdi>,
    },
    ...(["prescriptions", "handings", "returns", "declined"] as const).map(count),
    {
      key: "took",
      header: t("pharmacy:report.took"),
      align: "end",
      cell: (line) => (line.took === null ? "–" : spanText(line.took, format)),
    },
    {
      key: "amount",
      header: t("pharmacy:report.amount", { currency }),
      align: "end",
      cell: ({ amountMinor }) => (amountMinor === null ? "–" : format.money(amountMinor, currency)),
    },
  ];
  return (
    <DataTable
      caption={t("pharmacy:report.title")}
      columns={columns}
      rows={[...rows, { ...total, name: null }]}
      rowKey={({ name }) => name ?? ""}
    />
  );
}
