import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { openedClass } from "~/ui/form/opened-class";
import { RadioGroup } from "~/ui/form/radio-group";

/** A payment service that somebody can pay by. */
export interface PayChoice {
  type: string;
  name: string;
  /** It reaches its payers on the phone. */
  asksPhone: boolean;
}

interface PayChoiceFieldsProps {
  /** In the practice's order. */
  choices: readonly PayChoice[];
  /** The one that is chosen already; the first where it is none of them. */
  chosen: string | null | undefined;
  error: string | undefined;
  /** Asks for the phone, of whoever pays by a service that needs it. */
  children: ReactNode;
}

/** Which payment service somebody pays by, where there are several, and their phone. It needs no script. */
export function PayChoiceFields({ choices, chosen, error, children }: PayChoiceFieldsProps) {
  const { t } = usePatientT();
  const phones = choices.filter(({ asksPhone }) => asksPhone).map(({ type }) => type);
  const isFixed = phones.length === choices.length;
  return (
    <>
      {choices.length > 1 && (
        <RadioGroup
          name="gatewayType"
          label={t("billing:payNow.service")}
          options={choices.map(({ type, name }) => ({ value: type, label: name }))}
          defaultValue={choices.some(({ type }) => type === chosen) ? (chosen ?? "") : (choices[0]?.type ?? "")}
          error={error}
          columns={2}
          opens={isFixed ? [] : phones}
        />
      )}
      {phones.length > 0 && (isFixed ? children : <div className={openedClass}>{children}</div>)}
    </>
  );
}
