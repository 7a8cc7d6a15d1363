import { controlClass } from "./control-style";
import { FieldGroup } from "./field";
import type { FieldWords } from "./field-aria";
import { SelectBox } from "./select-box";
import { classNames } from "../base/class-names";

export interface PartialDateFieldProps extends FieldWords {
  id: string;
  name: string;
  /** What is in the boxes. */
  parts: Readonly<Record<"year" | "month" | "day", string>>;
  /** What the boxes are called. */
  boxes: Readonly<Record<"year" | "month" | "day", string>>;
  /** The months of a year by their names, January first. */
  months: readonly string[];
}

/**
 * A date that may be known in part: boxes for day, month and year, posted as `name.day`, `name.month` and `name.year`.
 * The first box has the field's id, so that an error leads there.
 */
export function PartialDateField({ id, name, parts, boxes, months, ...words }: PartialDateFieldProps) {
  const box = (part: "day" | "year") => (
    <label
      className={classNames("flex flex-col gap-1 text-sm", part === "day" ? "w-14 tablet:w-16" : "w-20 tablet:w-24")}
    >
      {boxes[part]}
      <input
        type="text"
        inputMode="numeric"
        id={part === "day" ? id : `${id}-${part}`}
        name={`${name}.${part}`}
        defaultValue={parts[part]}
        maxLength={part === "day" ? 2 : 4}
        autoComplete="off"
        dir="ltr"
        aria-invalid={words.error ? true : undefined}
        className={controlClass}
      />
    </label>
  );
  return (
    <FieldGroup id={id} {...words}>
      <div className="flex flex-wrap items-end gap-2 tablet:gap-3">
        {box("day")}
        <label className="flex min-w-0 grow basis-28 flex-col gap-1 text-sm tablet:max-w-40">
          {boxes.month}
          <SelectBox
            id={`${id}-month`}
            name={`${name}.month`}
            defaultValue={parts.month}
            placeholder="–"
            aria-invalid={words.error ? true : undefined}
            options={months.map((label, index) => ({ value: String(index + 1), label }))}
          />
        </label>
        {box("year")}
      </div>
    </FieldGroup>
  );
}
