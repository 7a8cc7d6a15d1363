import type { FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { choiceKey, type FittedChoice, type SetChoice } from "../../domain/appointments/set-options";
import { ChoiceFields } from "./choice-fields";

export interface SetChoicesProps {
  fitted: FittedChoice;
  /** Loads the times of another choice where the page hydrates; elsewhere the script `choices` presses the button. */
  onChoose?: (choice: Partial<SetChoice>) => void;
}

function chosenIn(form: HTMLFormElement | null): Partial<SetChoice> {
  const sent = form ? new FormData(form) : new FormData();
  const of = (name: keyof SetChoice) => String(sent.get(name) ?? "");
  return { serviceOfferingId: of("serviceOfferingId"), employeeId: of("employeeId"), branchId: of("branchId") };
}

/**
 * What, with whom and where, inside the form that sends them; choosing one narrows the others. The form says too which
 * choice its times are of.
 */
export function SetChoices({ fitted, onChoose }: SetChoicesProps) {
  const { t } = useT();
  const { choice } = fitted;
  const choose = (event: FormEvent<HTMLDivElement>) =>
    event.target instanceof HTMLSelectElement && onChoose?.(chosenIn(event.target.form));
  return (
    <div
      className="grid items-end gap-4 tablet:grid-cols-2"
      {...(onChoose ? { onChange: choose } : { "data-choices": "" })}
    >
      {choice && <input type="hidden" name="timesFor" value={choiceKey(choice)} />}
      <ChoiceFields {...fitted} />
      <Button type="submit" name="intent" value="choose" formNoValidate tone="secondary">
        {t("scheduling:setSteps.choose")}
      </Button>
    </div>
  );
}
