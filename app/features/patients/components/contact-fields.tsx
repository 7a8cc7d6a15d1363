import { usePatientT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import type { PostedForm } from "./address-fields";

/** Where somebody is reached; all of it may be left out. Numbers and addresses run from left to right. */
export function ContactFields({ form, codes }: { form: PostedForm; codes: readonly SelectOption[] }) {
  const { t } = usePatientT();
  const optional = `(${t("common:form.optional")})`;
  return (
    <>
      <TextField
        {...form.text("email")}
        optionalLabel={optional}
        type="email"
        inputMode="email"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
      />
      <div className="grid items-start gap-6 tablet:grid-cols-[minmax(11rem,2fr)_minmax(0,3fr)] tablet:gap-4">
        <NativeSelect {...form.text("phoneCallingCode")} options={codes} />
        <TextField
          {...form.text("phone")}
          optionalLabel={optional}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
        />
      </div>
    </>
  );
}
