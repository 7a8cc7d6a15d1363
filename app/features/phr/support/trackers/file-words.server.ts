import { MESSAGE_LOCALES } from "~/i18n/locales";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { foldText } from "~/kernel/text/fold-text";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import type { UnitName } from "../../domain/trackers/units";

/** The columns of a file of readings. */
export const FILE_COLUMNS = ["date", "time", "value", "value2", "unit", "context", "site", "note"] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Headings that devices and spreadsheets write, besides our own words. */
const MORE_HEADINGS: Readonly<Record<FileColumn, readonly string[]>> = {
  date: ["datetime", "date time", "date/time", "timestamp", "day", "measured at", "fecha y hora"],
  time: ["hour"],
  value: ["value", "reading", "result", "measurement", "sys", "systolic"],
  value2: ["value2", "dia", "diastolic"],
  unit: ["units"],
  context: ["meal", "event"],
  site: ["position", "location"],
  note: ["notes", "comment", "comments"],
};

const MORE_UNITS: Readonly<Record<string, UnitName>> = {
  ...{
    kgs: "kg",
    lbs: "lb",
    pounds: "lb",
    inches: "in",
    feet: "ft",
    c: "°C",
    f: "°F",
    celsius: "°C",
    fahrenheit: "°F",
  },
  ...{ bpm: "/min", "mm hg": "mmHg", hours: "h", minutes: "min", ml: "mL" },
};

/** The meaning of the words in a file, in any language of the messages. */
export interface FileWords {
  /** The column that a heading means, with the unit in its brackets; null for an unknown heading. */
  heading: (text: string) => { column: FileColumn; unit: UnitName | null } | null;
  /** Null for a word that is not a unit of the tracker. */
  unit: (text: string) => UnitName | null;
  context: (text: string) => string | null;
  /** The number of a word, for a tracker whose values are words. */
  level: (text: string) => string | null;
  site: (text: string) => string | null;
}

type Say = ReturnType<typeof createTranslator>["t"];

const inEveryLanguage = (say: (t: Say) => string): string[] =>
  MESSAGE_LOCALES.map((locale) => foldText(say(createTranslator(locale).t)));

/** How the column of a tracker's value is headed. */
export const headingOf = (t: Say, tracker: TrackerName, column: FileColumn): string => {
  if (trackerOf(tracker).second && (column === "value" || column === "value2")) return t(`trackers:column.${column}`);
  return column === "value" ? t(`trackers:name.${tracker}`) : t(`trackers:column.${column}`);
};

function oneOf<Name extends string>(names: readonly Name[], say: (t: Say, name: Name) => string) {
  const known = new Map(
    names.flatMap((name) =>
      [foldText(name), ...inEveryLanguage((t) => say(t, name))].map((word) => [word, name] as const),
    ),
  );
  return (text: string): Name | null => known.get(foldText(text)) ?? null;
}

/** Separates several symptoms in a cell. */
export const BETWEEN = " + ";

/** The values of several words in a cell; null where one of them is unknown. */
const severalOf = (one: (text: string) => string | null) => (text: string) => {
  const names = text.split(/[+;|]/).map((word) => one(word.trim()));
  return names.every((name) => name !== null) ? names.join(" ") : null;
};

/** The words of a tracker's files. */
export function fileWords(tracker: TrackerName): FileWords {
  const { units, contexts = [], sites = [], levels = [], several } = trackerOf(tracker);
  const contextNamed = oneOf(contexts, (t, name) => t(`trackers:context.${name as "FASTING"}`));
  const unitNamed = oneOf(units, (t, unit) => t(`trackers:unit.${unit}`));
  const unit = (text: string) =>
    unitNamed(text) ??
    units.find((one) => one === MORE_UNITS[foldText(text)]) ??
    units.find((one) => foldText(one).endsWith(` ${foldText(text)}`)) ??
    null;
  const columnNamed = new Map(
    FILE_COLUMNS.flatMap((column) =>
      [
        ...inEveryLanguage((t) => headingOf(t, tracker, column)),
        ...inEveryLanguage((t) => t(`trackers:column.${column}`)),
        ...MORE_HEADINGS[column],
      ].map((word) => [word, column] as const),
    ),
  );
  return {
    heading: (text) => {
      const whole = columnNamed.get(foldText(text));
      if (whole) return { column: whole, unit: null };
      const [, name = "", inBrackets = ""] = /^([^([]*)[([]([^)\]]*)[)\]]\s*$/.exec(text) ?? [];
      const column = columnNamed.get(foldText(name));
      return column ? { column, unit: unit(inBrackets) } : null;
    },
    unit,
    context: several ? severalOf(contextNamed) : contextNamed,
    level: oneOf(levels.map(String), (t, level) => t(`trackers:level.${tracker}.${level}` as PlainKey)),
    site: oneOf(sites, (t, name) => t(`trackers:site.${name as "ORAL"}`)),
  };
}
