import { foldText } from "~/kernel/text/fold-text";
import { isBefore } from "../records/partial-date";
import type { HealthRecord } from "../records/record-kinds";

type Vaccination = Pick<HealthRecord, "name" | "coding" | "date" | "state" | "values">;

/** The doses of one vaccine, the newest first, and what comes next. */
export interface VaccineGroup<Of extends Vaccination> {
  key: string;
  name: string;
  doses: readonly Of[];
  /** How many doses were given. */
  given: number;
  /** How many make the series; null where nobody said. */
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

/** A dose that was given answers what an earlier one announced: only the last one's next date stands. */
function dueOf(doses: readonly Vaccination[]): string | null {
  const last = doses.find(({ state }) => state === "GIVEN");
  const announced = typeof last?.values["nextDue"] === "string" ? last.values["nextDue"] : "";
  const planned = doses.filter(({ state, date }) => state === "DUE" && !(last && last.date >= date));
  return earliest([...planned.map(({ date }) => date), ...(announced === "" ? [] : [announced])]);
}

function groupOf<Of extends Vaccination>(key: string, records: readonly Of[], today: string): VaccineGroup<Of> {
  const doses = [...records].sort(newestFirst);
  const due = dueOf(doses);
  const series = doses.map(({ values }) => numberIn(values["dosesInSeries"])).filter((count) => count !== null);
  return {
    ...{ key, doses, due },
    name: doses[0]?.name ?? "",
    given: doses.filter(({ state }) => state === "GIVEN").length,
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
