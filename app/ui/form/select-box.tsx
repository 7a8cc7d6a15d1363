import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { compactControlClass, controlClass } from "./control-style";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** BCP 47 tag where the label is in another language, as in a list of languages. */
  lang?: string;
  /** Reads from left to right whatever the page's direction, as a calling code does. */
  dir?: "ltr";
}

export interface SelectBoxProps extends Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** For a bar: 44 px and smaller words. */
  compact?: boolean;
}

/** A select without a label of its own: the caller names it. */
export function SelectBox({ options, placeholder, compact, ...rest }: SelectBoxProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classNames(compact ? compactControlClass : controlClass, "appearance-none pe-10 text-ellipsis")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            // A page is smaller without: what is chosen is then posted as its label.
            value={option.value === option.label ? undefined : option.value}
            disabled={option.disabled}
            lang={option.lang}
            dir={option.dir}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
