import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { StatusBadge, type StatusColour } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

const COLOURS: Readonly<Record<string, StatusColour>> = {
  ...{ ACTIVE: "green", ACCEPTED: "green", PROPOSED: "light-blue", PLANNED: "light-blue" },
  ...{ ON_HOLD: "light-grey", COMPLETED: "dark-grey", CANCELLED: "light-grey", REJECTED: "light-grey" },
};

/** A goal: what the patient wants to achieve, the target, the last measurement, and the target date. */
export function GoalRow({ record: { name, values, date, state }, progress }: RowProps) {
  const { t, format } = useT();
  const { tracker, comparison, unit, target, targetTo } = values;
  const symbol = unit ? t(`goals:unit.${String(unit)}` as PlainKey) : "";
  const numbers = { target: said(target), to: said(targetTo), unit: symbol };
  const measured = tracker && typeof target === "number" ? t(`goals:tracker.${String(tracker)}` as PlainKey) : "";
  function said(value: unknown) {
    return typeof value === "number" ? format.number(value, { maximumFractionDigits: 2 }) : "";
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        <StatusBadge colour={COLOURS[state] ?? "light-grey"}>{t(`goals:state.${state}` as PlainKey)}</StatusBadge>
        {values.achievement !== "" && values.achievement !== undefined && (
          <span className="text-sm text-muted">{t(`goals:achievement.${String(values.achievement)}` as PlainKey)}</span>
        )}
      </p>
      {measured !== "" && (
        <p>
          {measured}: <bdi>{t(`goals:wanted.${String(comparison)}` as "goals:wanted.BETWEEN", numbers)}</bdi>
        </p>
      )}
      {progress && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {t("goals:now", {
              value: `${said(progress.value)} ${symbol}`.trim(),
              date: format.plainDate(progress.day),
            })}
          </span>
          <StatusBadge colour={progress.isReached ? "green" : "light-grey"}>
            {t(progress.isReached ? "goals:reached" : "goals:notReached")}
          </StatusBadge>
        </p>
      )}
      {date !== "" && <p className="text-sm text-muted">{t("goals:by", { date: format.partialDate(date) })}</p>}
    </>
  );
}
