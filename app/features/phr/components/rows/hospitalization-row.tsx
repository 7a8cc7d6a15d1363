import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import { nightsBetween } from "../../domain/records/nights-between";
import { FactsLine } from "./facts-line";
import type { RowProps } from "./row-props";

/** A stay: why, where, from when to when, and how many nights. */
export function HospitalizationRow({ record: { name, values, date, state } }: RowProps) {
  const { t, format } = useT();
  const text = (field: string) => String(values[field] ?? "");
  const discharged = text("discharged");
  const nights = nightsBetween(date, discharged);
  const start = format.partialDate(date);
  const stay =
    discharged === ""
      ? t("hospitalizations:from", { date: start })
      : discharged === date
        ? start
        : t("hospitalizations:fromTo", { start, end: format.partialDate(discharged) });
  const long =
    nights === null
      ? ""
      : nights === 0
        ? t("hospitalizations:sameDay")
        : t("hospitalizations:nights", { count: nights });
  const linked = (values.conditions ?? []) as readonly { name: string }[];
  const diagnoses = [...linked.map((one) => one.name), ...text("diagnoses").split("\n").filter(Boolean)];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{text("reason")}</bdi>
        {values.admission === "EMERGENCY" && (
          <span className="text-sm text-muted">{t("hospitalizations:admission.EMERGENCY" satisfies PlainKey)}</span>
        )}
        {state === "IN" && <StatusBadge colour="orange">{t("hospitalizations:stillThere")}</StatusBadge>}
      </p>
      <FactsLine facts={[stay, long]} />
      <p>
        <bdi>{format.parts([name, text("ward"), text("doctor")])}</bdi>
      </p>
      {diagnoses.length > 0 && (
        <p className="max-w-prose text-muted" dir="auto">
          {format.list(diagnoses)}
        </p>
      )}
    </>
  );
}
