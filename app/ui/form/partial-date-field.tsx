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
  /** The boxes as their reader writes a date. */
  order: readonly ("year" | "month" | "day")[];
  /** The date is somebody's birth, of whom the browser may know it; a whole one can be pasted into a box. */
  born?: "reader" | "of many";
}

/**
 * A date that is asked for in boxes for day, month and year, posted as `name.day`, `name.month` and `name.year` in the
 * order in which they stand. The first box has the field's id, so that an error leads there.
 */
export function PartialDateField({ id, name, parts, boxes, months, order, born, ...words }: PartialDateFieldProps) {
  const control = (part: "day" | "month" | "year") => ({
    id: part === order[0] ? id : `${id}-${part}`,
    name: `${name}.${part}`,
    defaultValue: parts[part],
    autoComplete: born === "reader" ? `bday-${part}` : "off",
    "aria-invalid": words.error ? true : undefined,
  });
  const box = (part: "day" | "year") => (
    <label key={part} className={classNames("flex flex-col gap-1 text-sm", part === "day" ? "w-14" : "w-20")}>
      {boxes[part]}
      <input
        type="text"
        inputMode="numeric"
        {...control(part)}
        maxLength={born ? undefined : part === "day" ? 2 : 4}
        dir="ltr"
        className={controlClass}
      />
    </label>
  );
  const month = (
    <label key="month" className="flex min-w-0 grow basis-28 flex-col gap-1 text-sm tablet:max-w-40">
      {boxes.month}
      <SelectBox
        {...control("month")}
        placeholder="–"
        options={months.map((label, index) => ({ value: String(index + 1), label }))}
      />
    </label>
  );
  return (
    <FieldGroup id={id} {...words}>
      <div className="flex flex-wrap items-end gap-2">
        {order.map((part) => (part === "month" ? month : box(part)))}
      </div>
    </FieldGroup>
  );
}
