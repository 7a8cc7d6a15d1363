import type { ReactNode } from "react";
import { Icon } from "../base/icon";
import { classNames } from "../base/class-names";
import { controlAria, fieldIds, firstError } from "./field-aria";
import type { ControlAria, FieldWords } from "./field-aria";

export interface FieldProps extends FieldWords {
  id: string;
  /** Draws the control with the given attributes. */
  children: (aria: ControlAria) => ReactNode;
}

/** Label, hint, error and one control. */
export function Field({ id, label, hint, error, optionalLabel, hideLabel, children }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-base font-semibold"}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children(controlAria(id, { hint, error }))}
    </div>
  );
}

export interface FieldGroupProps extends FieldWords {
  id: string;
  children: ReactNode;
  className?: string;
}

/** Label, hint and error for several controls that answer one question. */
export function FieldGroup({ id, label, hint, error, optionalLabel, hideLabel, className, children }: FieldGroupProps) {
  return (
    <fieldset
      aria-describedby={controlAria(id, { hint, error })["aria-describedby"]}
      className={classNames("flex min-w-0 flex-col gap-2", className)}
    >
      <legend className={hideLabel ? "sr-only" : "mb-1.5 text-base font-semibold"}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}

function LabelText({ label, optionalLabel }: Pick<FieldWords, "label" | "optionalLabel">) {
  return (
    <>
      {label}
      {optionalLabel && <span className="font-normal text-muted"> {optionalLabel}</span>}
    </>
  );
}

/** The hint of the control with this id. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={fieldIds(id).hint} className="text-sm text-muted">
      {hint}
    </p>
  );
}

/** The error of the control with this id. */
export function FieldError({ id, error }: { id: string; error: FieldWords["error"] }) {
  const message = firstError(error);
  if (!message) return null;
  return (
    <p id={fieldIds(id).error} className="flex items-start gap-2 text-sm font-semibold text-danger-text">
      <Icon name="alert" className="mt-0.5 size-5" />
      <span>{message}</span>
    </p>
  );
}
