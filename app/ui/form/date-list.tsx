import { Button } from "../action/button";
import { DateField } from "./date-field";
import type { FieldWords } from "./field-aria";
import { FieldGroup } from "./field";
import { listIntent } from "./list-intent";

export interface DateListProps extends FieldWords {
  /** Name and id of the list; each field adds its number to it, as in `days[0]`. */
  name: string;
  /** The days, YYYY-MM-DD or empty, each with what is wrong with it. */
  days: readonly { value: string; error?: string }[];
  /** What a field is called, by its number from 1 on. */
  dayLabel: (number: number) => string;
  remove: string;
  /** What the button of one field is called, by its number from 1 on. */
  removeLabel: (number: number) => string;
  add: string;
  /** The field that the page opens at, where one was just added or taken away. */
  focusAt?: number;
}

/**
 * Any number of days, each in a field of its own. The buttons post the form without saving it and bring it back with
 * a field more or less, so that they need no script.
 */
export function DateList(props: DateListProps) {
  const { name, days, dayLabel, remove, removeLabel, add, focusAt, ...words } = props;
  return (
    <FieldGroup id={name} {...words}>
      {/* The first button of a form is what Enter in a field presses: it must be the one that saves. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ul id={name} tabIndex={-1} className="flex flex-col gap-3">
        {days.map(({ value, error }, index) => (
          <li key={`${index}-${value}`} className="flex flex-wrap items-end gap-3">
            <DateField
              id={`${name}[${index}]`}
              name={`${name}[${index}]`}
              label={dayLabel(index + 1)}
              hideLabel
              defaultValue={value}
              error={error}
              autoFocus={focusAt === index}
            />
            <Button
              type="submit"
              tone="quiet"
              icon="trash"
              aria-label={removeLabel(index + 1)}
              {...listIntent("remove", { name, index })}
            >
              {remove}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" tone="secondary" icon="plus" {...listIntent("insert", { name })}>
          {add}
        </Button>
      </div>
    </FieldGroup>
  );
}
