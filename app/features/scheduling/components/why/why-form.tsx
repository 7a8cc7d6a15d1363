import { useT } from "~/i18n/use-t";
import { formatMinutes } from "~/kernel/minutes";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import type { SetChoice, SetOptions } from "../../domain/set-options";
import { providerName } from "../appointments/person-names";

export interface WhyFormProps extends Pick<SetOptions, "offerings" | "providers" | "branches"> {
  choice: SetChoice;
  day: string;
  time: number | null;
}

/** Which doctor, offering, place and time are asked about. */
export function WhyForm({ offerings, providers, branches, choice, day, time }: WhyFormProps) {
  const { t } = useT();
  return (
    <Card>
      <form method="get" action={paths.whyNotOffered()} className="grid items-end gap-4 tablet:grid-cols-2">
        <NativeSelect
          name="employeeId"
          label={t("scheduling:set.provider")}
          defaultValue={choice.employeeId}
          options={providers.map((person) => ({ value: person.id, label: providerName(t, person) }))}
        />
        <NativeSelect
          name="serviceOfferingId"
          label={t("scheduling:set.offering")}
          defaultValue={choice.serviceOfferingId}
          options={offerings.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NativeSelect
          name="branchId"
          label={t("scheduling:set.branch")}
          defaultValue={choice.branchId}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
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
