import { FieldGroup } from "./field";
import { controlAria } from "./field-aria";
import type { FieldWords } from "./field-aria";
import { SelectBox } from "./select-box";
import type { SelectOption } from "./select-box";
import { controlClass } from "./control-style";

export interface PhoneFieldProps extends FieldWords {
  /** Name (and id) of the number; the error summary links to it. */
  name: string;
  id?: string;
  /** Name of the calling code. */
  codeName: string;
  /** Label and values of the calling codes, for example "+91 (India)". */
  codeLabel: string;
  codes: readonly SelectOption[];
  numberLabel: string;
  defaultCode?: string;
  defaultValue?: string;
  required?: boolean;
  maxLength?: number;
}

/** Calling code and national number. Numbers run from left to right in every language. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    name,
    id = name,
    codeName,
    codeLabel,
    codes,
    numberLabel,
    defaultCode,
    defaultValue,
    required,
    maxLength,
  } = props;
  const { label, hint, error, optionalLabel, hideLabel } = props;
  return (
    <FieldGroup id={id} {...{ label, hint, error, optionalLabel, hideLabel }}>
      {/* Side by side where there is room for both, by the size of the text: a number and a country must be seen whole. */}
      <div className="@container">
        <div dir="ltr" className="grid grid-cols-[minmax(6.5rem,2fr)_3fr] gap-2 @max-[22rem]:grid-cols-1">
          <SelectBox
            id={`${id}-code`}
            name={codeName}
            aria-label={codeLabel}
            options={codes}
            defaultValue={defaultCode}
            autoComplete="tel-country-code"
          />
          <input
            {...controlAria(id, { hint, error })}
            type="tel"
            inputMode="tel"
            name={name}
            aria-label={numberLabel}
            autoComplete="tel-national"
            defaultValue={defaultValue}
            required={required}
            maxLength={maxLength}
            className={controlClass}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
