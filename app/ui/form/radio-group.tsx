import type { ReactNode } from "react";
import { isolated } from "../base/isolated";
import { classNames } from "../base/class-names";
import { focusInPlaceClass, radioMarkClass } from "./control-style";
import { FieldGroup } from "./field";
import { firstError } from "./field-aria";
import type { FieldWords } from "./field-aria";

export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  /** At the far end, for example a price or a photo. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldWords {
  /** Also the id of the first choice, so that an error summary's link lands on it, unless `id` is given. */
  name: string;
  id?: string;
  options: readonly RadioOption[];
  /** The choice made at first (the page works without script). */
  defaultValue?: string;
  required?: boolean;
  /** The chosen one has the focus when the page opens, so that Enter goes on with it. */
  autoFocus?: boolean;
  onChange?: (value: string) => void;
  /** Side by side from the tablet up. */
  columns?: 1 | 2 | 3;
  /** Many choices, in a place of their own that scrolls where the page is wide. */
  listed?: boolean;
  /** The choices with which further fields of the form are asked. */
  opens?: string | readonly string[];
}

const grids = { 1: "grid-cols-1", 2: "tablet:grid-cols-2", 3: "tablet:grid-cols-2 computer:grid-cols-3" } as const;

/** Half a row of it is seen, so that one sees that there are more; the ring of a choice has its room. */
const scrolls = "scrolling-choices";

/** One of a few, as large cards that can be hit anywhere. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    id = name,
    options,
    defaultValue,
    required,
    autoFocus,
    onChange,
    columns = 1,
    opens,
    listed,
    ...words
  } = props;
  const openers = typeof opens === "string" ? [opens] : (opens ?? []);
  return (
    <FieldGroup id={id} {...words}>
      <div data-choices="" className={classNames("grid gap-3", grids[columns], listed && scrolls)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative flex min-h-14 items-start gap-3.5 rounded-md border border-line-strong bg-surface px-4 py-3.5 hover:border-brand-text has-checked:border-brand-text has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted"
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              required={required}
              data-opens={openers.includes(option.value) ? true : undefined}
              autoFocus={autoFocus && option.value === defaultValue}
              aria-invalid={firstError(words.error) ? true : undefined}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
              className={classNames(
                radioMarkClass,
                "mt-0.5 focus-visible:outline-none",
                autoFocus && option.value === defaultValue && focusInPlaceClass,
              )}
            />
            {/* A price goes below where there is no room for it beside the words. */}
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 grow basis-40">
                <span className="block font-semibold">{isolated(option.label)}</span>
                {option.description && <span className="block text-sm text-muted">{isolated(option.description)}</span>}
              </span>
              {option.aside && <span>{option.aside}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
