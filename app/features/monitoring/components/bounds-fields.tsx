import { useT } from "~/i18n/use-t";
import { FieldGroup } from "~/ui/form/field";
import { TextField } from "~/ui/form/text-field";
import type { Limits } from "../domain/thresholds";
import { fieldsOf, saidOf, type Refused } from "./refused";

const BOUNDS = ["lowCritical", "lowWarn", "highWarn", "highCritical"] as const;
const SECOND = ["secondLowCritical", "secondLowWarn", "secondHighWarn", "secondHighCritical"] as const;

interface BoundsFieldsProps {
  /** What the ids of the fields begin with. */
  prefix: string;
  /** What is measured: of two numbers, the words of each. */
  names: readonly [first: string, second?: string];
  unit: string;
  limits: Pick<Limits, "first" | "second">;
  refused: Refused | undefined;
}

/** The limits of a measurement from low to high, in the unit that is posted with them. */
export function BoundsFields({ prefix, names: [first, second], unit, limits, refused }: BoundsFieldsProps) {
  const { t } = useT();
  const stored = Object.fromEntries([
    ...BOUNDS.map((name) => [name, limits.first[name]]),
    ...SECOND.map((name, index) => [name, limits.second?.[BOUNDS[index] ?? "lowCritical"] ?? null]),
  ]);
  const field = fieldsOf(refused, stored, prefix);
  const group = (fields: typeof BOUNDS | typeof SECOND, name: string) => (
    <FieldGroup
      id={`${prefix}${fields[0]}-group`}
      label={t("monitoring:plans.limitsOf", { name, unit })}
      error={saidOf(refused, "unit")}
    >
      <div className="grid grid-cols-2 gap-3 computer:grid-cols-4">
        {fields.map((each, index) => (
          <TextField
            key={each}
            {...field(each)}
            inputMode="decimal"
            dir="ltr"
            label={t(`monitoring:plans.${BOUNDS[index] ?? "lowCritical"}`)}
          />
        ))}
      </div>
    </FieldGroup>
  );
  return (
    <>
      {group(BOUNDS, first)}
      {second !== undefined && group(SECOND, second)}
    </>
  );
}
