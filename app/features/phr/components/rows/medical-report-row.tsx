import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

/** A report as it lies on a desk: its date and sort, its title, who wrote it, and how it begins. */
export function MedicalReportRow({ record: { name, values, date, state } }: RowProps) {
  const { t, format } = useT();
  const text = (field: string) => String(values[field] ?? "");
  const from = format.parts([text("doctor"), text("facility")]);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{format.partialDate(date)}</span>
        <span>{t(`medical-reports:sort.${text("sort")}` as PlainKey)}</span>
        {state === "CHOSEN" && <StatusBadge colour="light-grey">{t("medical-reports:chosenOnly")}</StatusBadge>}
        {state === "PRIVATE" && <StatusBadge colour="light-grey">{t("medical-reports:onlyMe")}</StatusBadge>}
      </p>
      <p>
        <bdi className="text-lg font-semibold">{name}</bdi>
        {from && " · "}
        {from && <bdi>{from}</bdi>}
      </p>
      {text("findings") !== "" && (
        <p className="line-clamp-3 max-w-prose whitespace-pre-line" dir="auto">
          {text("findings")}
        </p>
      )}
    </>
  );
}
