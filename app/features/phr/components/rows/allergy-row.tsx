import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

/** An allergy as a doctor scans it: what it is to, how dangerous it is, and what happens. */
export function AllergyRow({ record: { name, values, date, state, verification } }: RowProps) {
  const { t, format } = useT();
  const reactions = Array.isArray(values.reactions) ? values.reactions.map(String) : [];
  const happens = [
    ...reactions.map((reaction) => t(`allergies:reaction.${reaction}` as PlainKey)),
    String(values.otherReaction ?? ""),
  ].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        <span className="text-sm text-muted">{t(`allergies:category.${String(values.category)}` as PlainKey)}</span>
        {values.criticality === "HIGH" && state === "ACTIVE" && verification !== "REFUTED" && (
          <StatusBadge colour="orange">{t("allergies:highRisk")}</StatusBadge>
        )}
        {state !== "ACTIVE" && (
          <StatusBadge colour="light-grey">{t(`allergies:state.${state}` as PlainKey)}</StatusBadge>
        )}
      </p>
      <p>
        {format.list(happens)}
        {values.severity !== "" && ` · ${t(`allergies:severity.${String(values.severity)}` as PlainKey)}`}
        {date !== "" && ` · ${t("allergies:since", { date: format.partialDate(date) })}`}
      </p>
    </>
  );
}
