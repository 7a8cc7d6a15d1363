import type { ComponentPropsWithoutRef } from "react";
import { Field } from "./field";
import { controlClass, focusInPlaceClass, readOnlyClass } from "./control-style";
import { classNames } from "../base/class-names";
import type { FieldWords } from "./field-aria";

/** How much room the answer needs. */
export const widths = { full: "", half: "tablet:max-w-[20rem]", short: "max-w-[10rem]" } as const;

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<"input">, "className" | "name" | "width">, FieldWords {
  name: string;
  width?: keyof typeof widths;
}

/** One line of text. `id` is the name unless given; every input attribute is passed on. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, hideLabel, width = "full", id = props.name, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, optionalLabel, hideLabel }}>
      {(aria) => (
        <input
          type="text"
          dir={rest.type === undefined ? "auto" : undefined}
          {...rest}
          {...aria}
          className={classNames(
            controlClass,
            widths[width],
            rest.autoFocus && focusInPlaceClass,
            rest.readOnly && readOnlyClass,
          )}
        />
      )}
    </Field>
  );
}
