import { FlagText } from "./lab-state";
import type { DeskComponent } from "./desk-view";
import type { TypedAgainst } from "../../domain/laboratory/typed-flag";

const FLAGS = ["LL", "L", "N", "H", "HH"] as const;

/** What a number may be flagged with, ready for the script that shows it beside a field. Once in a form of values. */
export function FlagTemplates() {
  return FLAGS.map((flag) => (
    <template key={flag} data-flag={flag}>
      <FlagText flag={flag} hasRange kind="NUMERIC" />
    </template>
  ));
}

/** Where the flag of a number stands while it is typed; empty without script, and then the saved result says it. */
export function TypedFlag({ component }: { component: DeskComponent }) {
  const { id, kind, loinc, unit, decimals, range, limits } = component;
  if (kind !== "NUMERIC") return null;
  const against: TypedAgainst = {
    ...{ loinc, unit, decimals, limits },
    range: range && { low: range.low, high: range.high },
  };
  return (
    <output
      className="block min-h-7 empty:hidden"
      htmlFor={`value.${id}`}
      data-flag-of={`value.${id}`}
      data-unit-of={`unit.${id}`}
      data-against={JSON.stringify(against)}
    />
  );
}
