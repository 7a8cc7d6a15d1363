import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

const COLOURS: Readonly<Record<string, StatusColour>> = {
  ...{ ACTIVE: "orange", RECURRENCE: "orange", RELAPSE: "orange" },
  ...{ REMISSION: "light-blue", INACTIVE: "light-grey", RESOLVED: "green" },
};

/** A condition: what it is, whether it goes on, how severe it is, and from when to when. */
export function ConditionRow({ record: { name, values, date, state } }: RowProps) {
  const { t, format } = useT();
  const end = String(values.end ?? "");
  const said = [
    values.severity && t(`conditions:severity.${String(values.severity)}` as PlainKey),
    String(values.bodySite ?? ""),
    date !== "" && end !== ""
      ? t("conditions:fromTo", { from: format.partialDate(date), to: format.partialDate(end) })
      : date !== "" && t("conditions:since", { date: format.partialDate(date) }),
    date === "" && end !== "" && t("conditions:until", { date: format.partialDate(end) }),
  ].filter((part): part is string => typeof part === "string" && part !== "");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        <StatusBadge colour={COLOURS[state] ?? "light-grey"}>{t(`conditions:state.${state}` as PlainKey)}</StatusBadge>
        {values.certainty !== "" && values.certainty !== "CONFIRMED" && values.certainty !== undefined && (
          <span className="text-sm text-muted">
            {t(`conditions:certainty.${String(values.certainty)}` as PlainKey)}
          </span>
        )}
      </p>
      {said.length > 0 && <p>{said.join(" · ")}</p>}
      {values.treatment !== "" && values.treatment !== undefined && (
        <p className="text-sm text-muted">
          {t("conditions:treated")} <bdi>{String(values.treatment)}</bdi>
        </p>
      )}
    </>
  );
}
