import type { ComponentPropsWithoutRef } from "react";
import { Field } from "./field";
import { classNames } from "../base/class-names";
import { controlClass, readOnlyClass } from "./control-style";
import type { FieldWords } from "./field-aria";

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<"textarea">, "className" | "name">, FieldWords {
  name: string;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, hideLabel, id = props.name, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, hideLabel }}>
      {(aria) => (
        <textarea
          rows={4}
          dir="auto"
          {...rest}
          {...aria}
          className={classNames(controlClass, rest.readOnly && readOnlyClass)}
        />
      )}
    </Field>
  );
}
