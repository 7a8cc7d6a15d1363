import type { usePostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import type { FieldRule } from "../domain/registration/registration-rules";

export type PostedForm = ReturnType<typeof usePostedForm>;

/** What each field of an address is called. */
export function useAddressLabels() {
  const { t } = useT();
  return {
    address: t("patients:form.street"),
    city: t("patients:form.city"),
    postalCode: t("patients:form.postalCode"),
    countryCode: t("patients:form.country"),
  };
}

export interface AddressFieldsProps {
  form: PostedForm;
  rule: FieldRule;
  countries: readonly SelectOption[];
}

/** Where somebody lives, as far as the organization asks for it. */
export function AddressFields({ form, rule, countries }: AddressFieldsProps) {
  const { t } = useT();
  const optional = `(${t("common:form.optional")})`;
  const asked = rule === "REQUIRED" ? undefined : optional;
  return (
    <>
      <TextField {...form.text("address")} optionalLabel={asked} autoComplete="street-address" dir="auto" />
      <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
        <TextField {...form.text("postalCode")} optionalLabel={optional} autoComplete="postal-code" dir="auto" />
        <TextField {...form.text("city")} optionalLabel={asked} autoComplete="address-level2" dir="auto" />
      </div>
      <NativeSelect
        {...form.text("countryCode")}
        optionalLabel={optional}
        placeholder={t("common:form.selectOne")}
        options={countries}
        autoComplete="country"
      />
    </>
  );
}
