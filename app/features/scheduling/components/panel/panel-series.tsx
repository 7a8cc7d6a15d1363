import { TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { FEWEST_APPOINTMENTS, MOST_APPOINTMENTS, SERIES_EVERY } from "../../domain/series/series-days";
import { SeriesDates } from "../series/series-dates";
import { panelId, type PanelPart } from "./panel-props";

/** How often and how many, from which day on, and every date before anything is booked. */
export function PanelSeries({ view: { series, fields }, errorOf }: PanelPart) {
  const { t } = useT();
  const field = (name: string) => ({ id: panelId(name), name, defaultValue: fields[name], error: errorOf(name) });
  return (
    <>
      <TimesOfDay />
      <p className="text-muted">{t("appointment-kinds:series.lead")}</p>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <NativeSelect
          {...field("every")}
          label={t("appointment-kinds:series.every")}
          options={SERIES_EVERY.map((each) => ({ value: each, label: t(`appointment-kinds:series.rhythm.${each}`) }))}
        />
        <DateField {...field("day")} label={t("appointment-kinds:series.firstDay")} />
        <TimeField {...field("time")} label={t("scheduling:set.time")} />
        <TextField
          {...field("visits")}
          type="number"
          inputMode="numeric"
          min={FEWEST_APPOINTMENTS}
          max={MOST_APPOINTMENTS}
          width="short"
          label={t("appointment-kinds:series.appointments")}
        />
      </div>
      <Button type="submit" name="look" value="anew" formNoValidate tone="secondary" className="self-start">
        {t("appointment-kinds:series.show")}
      </Button>
      {series?.preview && <SeriesDates {...series.preview} />}
    </>
  );
}
