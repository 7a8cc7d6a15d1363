import type { usePostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";

interface PhoneNumberFieldsProps {
  form: ReturnType<typeof usePostedForm>;
  codes: readonly SelectOption[];
}

/** A calling code and a number that may be left out. Numbers run from left to right in every language. */
export function PhoneNumberFields({ form, codes }: PhoneNumberFieldsProps) {
  const { t } = useT();
  return (
    <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[minmax(11rem,2fr)_minmax(0,3fr)] tablet:gap-4">
      <NativeSelect {...form.text("phoneCallingCode")} options={codes} />
      <TextField
        {...form.text("phone")}
        optionalLabel={`(${t("common:form.optional")})`}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
      />
    </div>
  );
}
