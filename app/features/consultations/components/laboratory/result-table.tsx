import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { amountText, storedAmountText } from "~/kernel/text/measured-amount";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { EarlierValue } from "../../domain/laboratory/earlier-values";
import { isByAdultLimits, rangeText } from "../../domain/laboratory/flags";
import type { LabResult, SeenValue } from "../../domain/laboratory/lab-order";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { FlagText } from "./lab-state";

/** A value as it is shown: with those that it corrected, and what the same was the time before. */
export type ShownResult = SeenValue & {
  before: readonly (SeenValue & { correctedFor: string })[];
  earlier: EarlierValue | null;
};

/** A line of the table: a value, or what is said in the place of one that is not there. */
export interface ResultLine {
  id: string;
  name: string;
  /** Stands below the name, such as the code of the sample. */
  note?: string;
  result: ShownResult | null;
  instead?: ReactNode;
  /** What can be done about it. */
  acts?: ReactNode;
}

/** A value as it is read, with its unit. */
export function ValueText({ result: { value, unit, kind } }: { result: Pick<LabResult, "value" | "unit" | "kind"> }) {
  const { t } = useT();
  if (kind === "ATTACHMENT" && value === "") return <>{t("laboratory:attached")}</>;
  const shown = amountText({ value, unit });
  if (kind === "NUMERIC") return <bdi dir="ltr">{shown}</bdi>;
  return <bdi className="whitespace-pre-line wrap-anywhere">{shown}</bdi>;
}

/** What stands below a value: as what it was entered, that it was confirmed, its comment, and what it took the place of. */
export function Remarks({ result }: { result: ShownResult }) {
  const { t } = useT();
  return (
    <>
      {result.entered !== "" && (
        <span className="text-sm text-muted">
          {t("laboratory:enteredAs", { value: isolatedAmount(storedAmountText(result.entered)) })}
        </span>
      )}
      {result.unlikely && <span className="text-sm font-medium">{t("laboratory:ask.confirmed")}</span>}
      {result.comment !== "" && <span className="text-sm text-muted">{result.comment}</span>}
      {result.before.map((old) => (
        <span key={old.id} className="text-sm text-muted">
          {t(old.correctedFor === "" ? "laboratory:correctedSince" : "laboratory:correctedFrom", {
            value: isolatedAmount(amountText(old)),
            reason: old.correctedFor,
          })}
        </span>
      ))}
    </>
  );
}

interface ResultTableProps {
  caption: string;
  lines: readonly ResultLine[];
  timeZone: string;
  /** The course of one value, whose name stands above it: each by its day. */
  isCourse?: boolean;
  /** In the words of patients. */
  patients?: boolean;
}

/**
 * Values, each with its unit, its range as it was and what is thought of it; a correction shows what it replaced. The
 * tests of a panel stand in one table.
 */
export function ResultTable({ caption, lines, timeZone, isCourse = false, patients = false }: ResultTableProps) {
  const { t, format } = useT();
  const sampled: Column<ResultLine> = {
    key: "sampled",
    header: t("laboratory:column.sampled"),
    lead: true,
    cell: ({ result }) => (
      <span className="font-semibold">
        {result && (patients ? format.date(result.sampledAt, timeZone) : format.dateTime(result.sampledAt, timeZone))}
      </span>
    ),
  };
  const earlier: Column<ResultLine> = {
    key: "earlier",
    header: t("laboratory:column.earlier"),
    cell: ({ result }) =>
      result?.earlier ? (
        <span className="flex flex-col">
          <ValueText result={result.earlier} />
          <span className="text-sm text-muted">{format.date(result.earlier.sampledAt, timeZone)}</span>
        </span>
      ) : (
        "–"
      ),
  };
  const named: Column<ResultLine> = {
    key: "name",
    header: t("laboratory:column.measured"),
    lead: true,
    cell: ({ name, note }) => (
      <span className="flex flex-col">
        <bdi className="font-semibold">{name}</bdi>
        {note && (
          <bdi dir="ltr" className="text-sm text-muted">
            {note}
          </bdi>
        )}
      </span>
    ),
  };
  const columns: Column<ResultLine>[] = [
    isCourse ? sampled : named,
    {
      key: "value",
      header: t("laboratory:column.value"),
      cell: ({ result, instead }) =>
        result ? (
          <span className="flex flex-col gap-1">
            <ValueText result={result} />
            <Remarks result={result} />
          </span>
        ) : (
          instead
        ),
    },
    {
      key: "flag",
      header: t("laboratory:column.flag"),
      cell: ({ result }) =>
        result ? (
          <span className="flex flex-col gap-1">
            <FlagText flag={result.flag} hasRange={rangeText(result) !== ""} kind={result.kind} patients={patients} />
            {isByAdultLimits(result) && <span className="text-sm text-muted">{t("laboratory:adultLimits")}</span>}
          </span>
        ) : (
          "–"
        ),
    },
    {
      key: "range",
      header: t("laboratory:column.range"),
      cell: ({ result }) => <bdi dir="ltr">{(result && rangeText(result)) || "–"}</bdi>,
    },
    ...(!isCourse && lines.some(({ result }) => result?.earlier) ? [earlier] : []),
    ...(lines.some(({ acts }) => acts)
      ? [{ key: "acts", header: t("records:actions"), actions: true, cell: ({ acts }: ResultLine) => acts }]
      : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}
