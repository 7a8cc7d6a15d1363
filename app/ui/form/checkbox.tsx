import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "../base/icon";
import { FieldError, FieldHint } from "./field";
import { controlAria } from "./field-aria";
import type { FieldWords } from "./field-aria";

export interface CheckboxProps
  extends
    Omit<ComponentPropsWithoutRef<"input">, "className" | "name" | "type" | "children">,
    Pick<FieldWords, "hint" | "error"> {
  name: string;
  /** May hold a link, as a consent does. */
  label: ReactNode;
  /** Words by which a search in the page finds it. */
  found?: string | undefined;
}

/** One thing to agree to or to switch on. */
export function Checkbox({ label, hint, error, id, found, hidden, ...rest }: CheckboxProps) {
  const own = id ?? rest.name;
  return (
    <div className="tick flex flex-col gap-1" data-words={found} hidden={hidden}>
      <FieldError id={own} error={error} />
      <label className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-0.5 inline-flex size-6 shrink-0">
          <input
            type="checkbox"
            {...rest}
            {...controlAria(own, { hint, error })}
            className="peer size-6 appearance-none rounded-sm border-2 border-line-strong bg-surface checked:border-brand-text checked:bg-brand-text aria-invalid:border-danger-text disabled:border-line disabled:bg-sunken forced-colors:appearance-auto"
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0 m-auto hidden size-5 stroke-3 text-surface peer-checked:block forced-colors:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      {/* Close under its words, with room before what comes next. */}
      <div className="-mt-2.5 ps-9 pb-2 empty:hidden">
        <FieldHint id={own} hint={hint} />
      </div>
    </div>
  );
}
