import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import type { FittedChoice } from "../../domain/set-options";
import { ChoiceFields } from "./choice-fields";

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
  return (
    <form method="get" action={action} className="grid items-end gap-4 tablet:grid-cols-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceFields {...fitted} />
      <Button type="submit" tone="secondary">
        {t("scheduling:setSteps.choose")}
      </Button>
    </form>
  );
}
