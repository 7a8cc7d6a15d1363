import type { ComponentPropsWithoutRef, ReactNode } from "react";
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
}

/** One thing to agree to or to switch on. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const own = id ?? rest.name;
  return (
    <div className="flex flex-col gap-1">
      <FieldError id={own} error={error} />
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input type="checkbox" {...rest} {...controlAria(own, { hint, error })} className="mt-0.5 size-6 shrink-0" />
        <span>{label}</span>
      </label>
      <div className="ps-9 empty:hidden">
        <FieldHint id={own} hint={hint} />
      </div>
    </div>
  );
}
