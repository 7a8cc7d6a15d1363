import { useT } from "~/i18n/use-t";
import { formatMinutes } from "~/kernel/time/minutes";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { TextField } from "~/ui/form/text-field";
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
          <TextField
            name="time"
            type="time"
            step={300}
            label={t("why:time")}
            defaultValue={time === null ? undefined : formatMinutes(time)}
            required
          />
        </div>
        <div>
          <Button type="submit">{t("why:ask")}</Button>
        </div>
      </form>
    </Card>
  );
}
