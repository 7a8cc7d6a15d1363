import { controlClass } from "./control-style";
import { FieldGroup } from "./field";
import { controlAria, type FieldWords } from "./field-aria";
import { SelectBox, type SelectOption } from "./select-box";

export interface DurationFieldProps extends FieldWords {
  /** Posted as `name.count` and `name.times`. */
  name: string;
  /** Id of the number; the error summary links to it. */
  id?: string;
  /** Names of the two boxes. */
  countLabel: string;
  unitLabel: string;
  /** The units, each by how many of the stored unit it is. */
  units: readonly SelectOption[];
  defaultCount?: string;
  defaultTimes?: string;
}

/** A length of time: a number and its unit. */
export function DurationField(props: DurationFieldProps) {
  const { name, id = name, countLabel, unitLabel, units, defaultCount, defaultTimes, ...words } = props;
  return (
    <FieldGroup id={id} {...words}>
      <div className="grid max-w-80 grid-cols-[minmax(5rem,2fr)_minmax(8rem,3fr)] gap-2">
        <input
          {...controlAria(id, words)}
          type="text"
          inputMode="decimal"
          dir="ltr"
          name={`${name}.count`}
          aria-label={countLabel}
          defaultValue={defaultCount}
          autoComplete="off"
          className={controlClass}
        />
        <SelectBox
          id={`${id}-unit`}
          name={`${name}.times`}
          aria-label={unitLabel}
          options={units}
          defaultValue={defaultTimes}
        />
      </div>
    </FieldGroup>
  );
}
