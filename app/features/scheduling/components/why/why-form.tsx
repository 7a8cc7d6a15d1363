import { clockOfMinutes, TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { Card } from "~/ui/view/card";
import type { FittedChoice } from "../../domain/appointments/set-options";
import { ChoiceFields } from "../appointments/choice-fields";

export interface WhyFormProps extends FittedChoice {
  day: string;
  time: number | null;
}

/** Which doctor, offering, place and time are asked about. */
export function WhyForm({ day, time, ...chosen }: WhyFormProps) {
  const { t } = useT();
  return (
    <Card>
      <form method="get" action={paths.whyNotOffered()} className="grid items-end gap-4 tablet:grid-cols-2">
        <ChoiceFields {...chosen} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <DateField name="day" label={t("why:day")} defaultValue={day} required />
          <TimeField name="time" width="full" label={t("why:time")} defaultValue={clockOfMinutes(time)} required />
          <TimesOfDay />
        </div>
        <div>
          <Button type="submit">{t("why:ask")}</Button>
        </div>
      </form>
    </Card>
  );
}
