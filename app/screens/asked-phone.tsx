import { useT } from "~/i18n/use-t";
import { splitInternational } from "~/kernel/contact/phone-number";
import type { FieldWords } from "~/ui/form/field-aria";
import { PhoneField } from "~/ui/form/phone-field";
import type { SelectOption } from "~/ui/form/select-box";
import type { PostedForm } from "./use-posted-form";

interface AskedPhoneProps {
  field: { name: string; options?: readonly SelectOption[] };
  words: FieldWords;
  form: PostedForm;
}

/** A phone number in two boxes, posted as `name.code` and `name.number`; it is stored as one text, +97333123456. */
export function AskedPhone({ field: { name, options = [] }, words, form }: AskedPhoneProps) {
  const { t } = useT();
  const stored = form.value(name);
  const read = typeof stored === "string" ? splitInternational(stored.replace("+", "")) : null;
  const box = (part: "code" | "number") => {
    const typed = form.value(`${name}.${part}`);
    return typeof typed === "string" ? typed : undefined;
  };
  return (
    <PhoneField
      {...words}
      name={`${name}.number`}
      id={name}
      codeName={`${name}.code`}
      codeLabel={t("common:fields.callingCode")}
      codes={options}
      numberLabel={words.label}
      defaultCode={box("code") ?? read?.phoneCallingCode}
      defaultValue={box("number") ?? read?.phone}
      maxLength={40}
    />
  );
}
