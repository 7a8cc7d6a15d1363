import { foldText } from "~/kernel/text/fold-text";
import { isBefore } from "../records/partial-date";
import type { HealthRecord } from "../records/record-kinds";

type Vaccination = Pick<HealthRecord, "name" | "coding" | "date" | "state" | "values">;

/** The doses of one vaccine, the newest first, and what comes next. */
export interface VaccineGroup<Of extends Vaccination> {
  key: string;
  name: string;
  doses: readonly Of[];
  /** How many doses were given. A third dose counts as three, even if the first two were not entered. */
  given: number;
  /** The number of doses in the series; null where it is not known. */
  series: number | null;
  /** When the next dose is due; null where none is known to be. */
  due: string | null;
  overdue: boolean;
}

const keyOf = ({ coding, name }: Vaccination) => (coding ? `${coding.system}|${coding.code}` : foldText(name));

const newestFirst = (one: Vaccination, other: Vaccination) =>
  one.date === other.date ? 0 : one.date < other.date ? 1 : -1;

const earliest = (dates: readonly string[]) => [...dates].sort()[0] ?? null;

const numberIn = (value: unknown) => (typeof value === "number" ? value : null);

/** A given dose replaces the due date that an earlier one had: only the last dose's next date counts. */
function dueOf(doses: readonly Vaccination[]): string | null {
  const last = doses.find(({ state }) => state === "GIVEN");
  const announced = typeof last?.values["nextDue"] === "string" ? last.values["nextDue"] : "";
  const planned = doses.filter(({ state, date }) => state === "DUE" && !(last && last.date >= date));
  return earliest([...planned.map(({ date }) => date), ...(announced === "" ? [] : [announced])]);
}

const givenOf = (given: readonly Vaccination[]) =>
  Math.max(given.length, ...given.map(({ values }) => numberIn(values["doseNumber"]) ?? 0));

function groupOf<Of extends Vaccination>(key: string, records: readonly Of[], today: string): VaccineGroup<Of> {
  const doses = [...records].sort(newestFirst);
  const due = dueOf(doses);
  const series = doses.map(({ values }) => numberIn(values["dosesInSeries"])).filter((count) => count !== null);
  return {
    ...{ key, doses, due },
    name: doses[0]?.name ?? "",
    given: givenOf(doses.filter(({ state }) => state === "GIVEN")),
    series: series.length > 0 ? Math.max(...series) : null,
    overdue: due !== null && isBefore(due, today),
  };
}

/** The vaccinations of a patient by vaccine: what is overdue first, then by name. `today` is YYYY-MM-DD. */
export function groupVaccinations<Of extends Vaccination>(records: readonly Of[], today: string): VaccineGroup<Of>[] {
  const byVaccine = new Map<string, Of[]>();
  for (const record of records) byVaccine.set(keyOf(record), [...(byVaccine.get(keyOf(record)) ?? []), record]);
  return [...byVaccine]
    .map(([key, doses]) => groupOf(key, doses, today))
    .sort(
      (one, other) =>
        Number(other.overdue) - Number(one.overdue) || (foldText(one.name) < foldText(other.name) ? -1 : 1),
    );
}
