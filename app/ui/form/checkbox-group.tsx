import { Checkbox } from "./checkbox";
import { FieldGroup } from "./field";
import type { FieldWords } from "./field-aria";

export interface CheckboxGroupProps extends FieldWords {
  name: string;
  /** Also the id of the first choice, so that an error summary's link lands on it; the name unless given. */
  id?: string;
  /** `words` are those by which a search in the page finds a choice, `hidden` is one that it does not find. */
  options: readonly { value: string; label: string; hint?: string; words?: string; hidden?: boolean }[];
  /** Whether a choice is made at first. */
  chosen: (value: string) => boolean;
  /** How many stand side by side where there is room. */
  columns?: 1 | 2 | 3;
}

const grids = {
  1: "grid-cols-1",
  2: "tablet:grid-cols-2",
  // As many as there is room for: beside a consultation there is less than the window has.
  3: "grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]",
} as const;

/** Any of a list. */
export function CheckboxGroup({ name, id = name, options, chosen, columns = 2, ...words }: CheckboxGroupProps) {
  return (
    <FieldGroup id={id} {...words}>
      <div className={`grid gap-x-6 ${grids[columns]}`}>
        {options.map(({ value, label, hint, words: found, hidden }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            found={found}
            hidden={hidden}
            defaultChecked={chosen(value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
