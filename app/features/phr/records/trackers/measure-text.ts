import type { MessageKey, PlainKey, ValuesArgument } from "~/i18n/message-types";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { fromCanonical, shownIn, UNITS, type UnitName } from "../../domain/trackers/units";

interface Measured {
  value: number;
  value2?: number | null;
}

interface Said {
  t: <Key extends MessageKey>(key: Key, ...values: ValuesArgument<Key>) => string;
  format: { number: (value: number, options?: { maximumFractionDigits?: number }) => string };
}

/** How a value of a tracker whose values are words is called. */
export const levelKey = (tracker: TrackerName, level: number) => `trackers:level.${tracker}.${level}` as PlainKey;

/** Measurements as text: canonical values in the reader's unit, always with the unit; levels as words. */
export function measureText(tracker: TrackerName, { t, format }: Said) {
  const { levels } = trackerOf(tracker);
  const word = (value: number) => (levels?.includes(value) ? t(levelKey(tracker, value)) : undefined);
  const feet = (value: number) => {
    const inches = Math.round(fromCanonical(value, "in"));
    return `${format.number(Math.floor(inches / 12))}′ ${format.number(inches % 12)}″`;
  };
  const number = (value: number, unit: UnitName) => {
    if (unit === "ft") return feet(value);
    // The mean of words lies between them.
    if (levels) return word(value) ?? format.number(value, { maximumFractionDigits: 1 });
    return format.number(shownIn(value, unit), { maximumFractionDigits: UNITS[unit].decimals });
  };
  const numbers = ({ value, value2 }: Measured, unit: UnitName) =>
    value2 == null ? number(value, unit) : `${number(value, unit)}/${number(value2, unit)}`;
  const said = (text: string, unit: UnitName) =>
    unit === "ft" || levels ? text : t("trackers:withUnit", { value: text, unit: t(`trackers:unit.${unit}`) });
  return {
    /** 72.5 kg; 120/80 mmHg; 5′ 10″; very good */
    measure: (measured: Measured, unit: UnitName) => said(numbers(measured, unit), unit),
    /** From the lowest to the highest. */
    between: (low: Measured, high: Measured, unit: UnitName) => {
      const [least, most] = [numbers(low, unit), numbers(high, unit)];
      return said(least === most ? least : `${least} – ${most}`, unit);
    },
    /** What was typed, with the unit that it was typed in. */
    typed: ({ value, value2, unit }: { value: string; value2?: string; unit: UnitName }) =>
      word(Number(value)) ??
      t("trackers:withUnit", { value: value2 ? `${value}/${value2}` : value, unit: t(`trackers:unit.${unit}`) }),
  };
}
