import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { lastReadings } from "../../data/trackers/last-readings.server";
import { progressOf, trackerOfGoal, type GoalProgress } from "../../domain/records/goal-targets";
import type { HealthRecord } from "../../domain/records/record-kinds";

type Measured = Pick<HealthRecord, "id" | "kind" | "values" | "patientId">;

const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The progress of goals by the last readings of their trackers, by goal id; reads nothing for other kinds. */
export async function goalProgress(
  context: RequestContext,
  records: readonly Measured[],
): Promise<ReadonlyMap<string, GoalProgress>> {
  const goals = records.filter(({ kind }) => kind === "GOALS");
  const [first] = goals;
  if (!first) return new Map();
  const trackers = [...new Set(goals.flatMap(({ values }) => trackerOfGoal(values) ?? []))];
  const last = await lastReadings(context.db, first.patientId, trackers);
  return new Map(
    goals.flatMap(({ id, values }): [string, GoalProgress][] => {
      const tracker = trackerOfGoal(values);
      const reading = tracker && last.get(tracker);
      const progress = reading && progressOf(values, { value: reading.value, day: isoDay(reading.day) });
      return progress ? [[id, progress]] : [];
    }),
  );
}
