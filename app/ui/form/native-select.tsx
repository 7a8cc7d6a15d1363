import type { ComponentPropsWithoutRef } from "react";
import { Field } from "./field";
import { SelectBox } from "./select-box";
import type { SelectOption } from "./select-box";
import type { FieldWords } from "./field-aria";

export interface NativeSelectProps
  extends Omit<ComponentPropsWithoutRef<"select">, "className" | "name" | "children">, FieldWords {
  name: string;
  options: readonly SelectOption[];
  /** First, empty choice, for example "Choose a title". */
  placeholder?: string;
}

/** A list of choices drawn by the device itself. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, error, optionalLabel, hideLabel, id = props.name, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, hideLabel }}>
      {(aria) => <SelectBox {...rest} {...aria} />}
    </Field>
  );
}
