import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { FittedChoice } from "../../domain/appointments/set-options";
import { FEWEST_APPOINTMENTS, MOST_APPOINTMENTS, SERIES_EVERY } from "../../domain/series/series-days";
import { ChoiceFields } from "../appointments/choice-fields";

export interface SeriesRhythmProps {
  fitted: FittedChoice;
  /** What was said before. */
  said: Readonly<Record<string, string>>;
  errorOf: (field: string) => string | undefined;
}

/** What, with whom, when first, how often and how many; its button leads to the dates and sets nothing yet. */
export function SeriesRhythm({ fitted, said, errorOf }: SeriesRhythmProps) {
  const { t } = useT();
  const field = (name: string) => ({ name, defaultValue: said[name], error: errorOf(name) });
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <ChoiceFields {...fitted} />
      <NativeSelect
        {...field("every")}
        label={t("appointment-kinds:series.every")}
        options={SERIES_EVERY.map((each) => ({ value: each, label: t(`appointment-kinds:series.rhythm.${each}`) }))}
      />
      <DateField {...field("day")} label={t("appointment-kinds:series.firstDay")} required />
      <TextField {...field("time")} type="time" step={300} width="short" label={t("scheduling:set.time")} required />
      <TextField
        {...field("visits")}
        type="number"
        inputMode="numeric"
        min={FEWEST_APPOINTMENTS}
        max={MOST_APPOINTMENTS}
        width="short"
        label={t("appointment-kinds:series.appointments")}
        required
      />
      <Button type="submit" name="intent" value="choose" tone="secondary" className="self-end">
        {t("appointment-kinds:series.show")}
      </Button>
    </div>
  );
}
