import { useT } from "~/i18n/use-t";
import { fromDayNumber } from "~/kernel/time/dates";
import { formatMinutes } from "~/kernel/time/minutes";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import { TextField } from "~/ui/form/text-field";
import type { PlanTracker } from "../domain/plan";
import { BoundsFields } from "./bounds-fields";
import { fieldsOf, saidOf, type Refused } from "./refused";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday: 5 January 1970 is day 4. */
const MONDAY = 4;

interface TrackerFormProps {
  planId: string;
  version: number;
  /** The kind of measurement with its name and its unit in words. */
  measured: { tracker: string; name: string; unit: string; unitWords: string; hasSecond: boolean };
  /** Null for a new one. */
  entry: PlanTracker | null;
  refused: Refused | undefined;
}

const NONE = { lowCritical: null, lowWarn: null, highWarn: null, highCritical: null };
const NEW: Omit<PlanTracker, "tracker"> = {
  ...{ fromAge: 0, times: [480], days: WEEKDAYS, windowMinutes: 120 },
  ...{ first: NONE, second: NONE, inRow: 1, changeBy: null, changeDays: 7, averageDays: 0 },
};

/** One measurement of a plan: when it is due, and its limits. */
export function TrackerForm({ planId, version, measured, entry, refused }: TrackerFormProps) {
  const { t, format } = useT();
  const { tracker, name, unit, unitWords, hasSecond } = measured;
  const shown = entry ?? NEW;
  const prefix = `${tracker}-${entry?.fromAge ?? "new"}-`;
  const stored = { ...shown, times: shown.times.map(formatMinutes).join(", "), first: null, second: null, days: null };
  const field = fieldsOf(refused, stored, prefix);
  return (
    <form method="post" className="flex flex-col gap-4" data-once noValidate>
      <input type="hidden" name="id" value={planId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="tracker" value={tracker} />
      <input type="hidden" name="unit" value={unit} />
      <TextField
        {...field("times")}
        dir="ltr"
        label={t("monitoring:plans.times")}
        hint={t("monitoring:plans.timesHint")}
      />
      <FieldGroup id={`${prefix}day1`} label={t("monitoring:plans.days")} error={saidOf(refused, "days")}>
        <div className="flex flex-wrap gap-x-5">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              name={`day${day}`}
              id={`${prefix}day${day}`}
              label={format.plainDate(fromDayNumber(MONDAY + day - 1), "weekdayShort")}
              defaultChecked={refused ? refused.sent[`day${day}`] === "on" : shown.days.includes(day)}
            />
          ))}
        </div>
      </FieldGroup>
      <BoundsFields
        prefix={prefix}
        names={hasSecond ? [t("trackers:column.value"), t("trackers:column.value2")] : [name]}
        unit={unitWords}
        limits={shown}
        refused={refused}
      />
      <details className="group" open={refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
          {t("records:moreFields")}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          {entry ? (
            <input type="hidden" name="fromAge" value={entry.fromAge} />
          ) : (
            <TextField
              {...field("fromAge")}
              width="short"
              inputMode="numeric"
              label={t("monitoring:plans.fromAge")}
              hint={t("monitoring:plans.fromAgeHint")}
            />
          )}
          <TextField
            {...field("windowMinutes")}
            width="short"
            inputMode="numeric"
            label={t("monitoring:plans.windowMinutes")}
          />
          <TextField {...field("inRow")} width="short" inputMode="numeric" label={t("monitoring:plans.inRow")} />
          <TextField
            {...field("changeBy")}
            width="short"
            inputMode="decimal"
            label={t("monitoring:plans.changeBy", { unit: unitWords })}
          />
          <TextField
            {...field("changeDays")}
            width="short"
            inputMode="numeric"
            label={t("monitoring:plans.changeDays")}
          />
          <TextField
            {...field("averageDays")}
            width="short"
            inputMode="numeric"
            label={t("monitoring:plans.averageDays")}
            hint={t("monitoring:plans.averageHint")}
          />
        </div>
      </details>
      <Cluster>
        <Button type="submit" name="intent" value="measure" tone={entry ? "secondary" : "primary"}>
          {t(entry ? "monitoring:plans.save" : "monitoring:plans.addMeasurement")}
        </Button>
        {entry && (
          <Button type="submit" name="intent" value="unmeasure" tone="quiet">
            {t("monitoring:plans.remove")}
          </Button>
        )}
      </Cluster>
    </form>
  );
}
