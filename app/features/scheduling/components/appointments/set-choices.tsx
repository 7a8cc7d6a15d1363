import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import type { FittedChoice } from "../../domain/set-options";
import { providerName } from "./person-names";

export interface SetChoicesProps {
  fitted: FittedChoice;
  /** What the address keeps beside the choice, such as the patient. */
  kept: Readonly<Record<string, string>>;
  /** Where the choice is sent to, by GET. */
  action: string;
}

/** What, with whom and where; choosing one narrows the others. */
export function SetChoices({ fitted, kept, action }: SetChoicesProps) {
  const { t } = useT();
  const { offerings, providers, branches, choice } = fitted;
  return (
    <form method="get" action={action} className="grid items-end gap-4 tablet:grid-cols-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NativeSelect
        name="serviceOfferingId"
        label={t("scheduling:set.offering")}
        defaultValue={choice?.serviceOfferingId}
        options={offerings.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NativeSelect
        name="employeeId"
        label={t("scheduling:set.provider")}
        defaultValue={choice?.employeeId}
        options={providers.map((person) => ({ value: person.id, label: providerName(t, person) }))}
      />
      <NativeSelect
        name="branchId"
        label={t("scheduling:set.branch")}
        defaultValue={choice?.branchId}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit" tone="secondary">
        {t("scheduling:setSteps.choose")}
      </Button>
    </form>
  );
}
