import { useT } from "~/i18n/use-t";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { CorrectedValue } from "../../domain/laboratory/corrected-values";
import { rangeText } from "../../domain/laboratory/flags";
import type { LabResult } from "../../domain/laboratory/lab-order";
import { isolatedAmount } from "../../domain/laboratory/read-values";
import { FlagText } from "./lab-state";

type Shown = LabResult & { before: readonly CorrectedValue[] };

/** A value with its unit, as it is read. */
export function ValueText({ result: { value, unit, kind } }: { result: Pick<LabResult, "value" | "unit" | "kind"> }) {
  const { t } = useT();
  if (kind === "ATTACHMENT" && value === "") return <>{t("laboratory:attached")}</>;
  if (kind === "NUMERIC") return <bdi dir="ltr">{`${value} ${unit === "1" ? "" : unit}`.trim()}</bdi>;
  return (
    <span className="whitespace-pre-line wrap-anywhere">
      {unit === "" || unit === "1" ? <bdi>{value}</bdi> : <bdi dir="ltr">{`${value} ${unit}`}</bdi>}
    </span>
  );
}

/** The values of a test, each with its range as it was and what is thought of it; a correction shows what it replaced. */
export function ResultTable({
  caption,
  values,
  timeZone,
}: {
  caption: string;
  values: readonly Shown[];
  timeZone: string;
}) {
  const { t, format } = useT();
  const columns: Column<Shown>[] = [
    {
      key: "name",
      header: t("laboratory:column.measured"),
      lead: true,
      cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
    },
    {
      key: "value",
      header: t("laboratory:column.value"),
      cell: (result) => (
        <span className="flex flex-col gap-1">
          <ValueText result={result} />
          {result.entered !== "" && (
            <span className="text-sm text-muted">
              {t("laboratory:enteredAs", { value: isolatedAmount(result.entered) })}
            </span>
          )}
          {result.unlikely && <span className="text-sm font-medium">{t("laboratory:ask.confirmed")}</span>}
          {result.comment !== "" && <span className="text-sm text-muted">{result.comment}</span>}
          {result.before.map((old) => (
            <span key={old.id} className="text-sm text-muted">
              {t(old.correctedFor === "" ? "laboratory:correctedSince" : "laboratory:correctedFrom", {
                value: isolatedAmount(`${old.value} ${old.unit}`.trim()),
                reason: old.correctedFor,
              })}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: "range",
      header: t("laboratory:column.range"),
      cell: (result) => <bdi dir="ltr">{rangeText(result) || "–"}</bdi>,
    },
    {
      key: "flag",
      header: t("laboratory:column.flag"),
      cell: (result) => <FlagText flag={result.flag} hasRange={rangeText(result) !== ""} kind={result.kind} />,
    },
    {
      key: "sampled",
      header: t("laboratory:column.sampled"),
      cell: ({ sampledAt }) => format.dateTime(sampledAt, timeZone),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={values} rowKey={({ id }) => id} />;
}
