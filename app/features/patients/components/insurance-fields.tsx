import { useT } from "~/i18n/use-t";
import { DateField } from "~/ui/form/date-field";
import { TextField } from "~/ui/form/text-field";
import type { PostedForm } from "./address-fields";

/** What the fields of an insurance card are called. */
export function useInsuranceLabels() {
  const { t } = useT();
  return {
    insurer: t("patients:insurance.insurer"),
    planName: t("patients:insurance.planName"),
    memberNumber: t("patients:insurance.memberNumber"),
    groupNumber: t("patients:insurance.groupNumber"),
    holderName: t("patients:insurance.holderName"),
    validFrom: t("patients:insurance.validFrom"),
    validTo: t("patients:insurance.validTo"),
  };
}

/** What an insurance card says. */
export function InsuranceFields({ form }: { form: PostedForm }) {
  const { t } = useT();
  const optional = `(${t("common:form.optional")})`;
  return (
    <>
      <TextField {...form.text("insurer")} dir="auto" />
      <TextField {...form.text("planName")} optionalLabel={optional} dir="auto" />
      <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
        <TextField {...form.text("memberNumber")} dir="ltr" />
        <TextField {...form.text("groupNumber")} optionalLabel={optional} dir="ltr" />
      </div>
      <TextField {...form.text("holderName")} optionalLabel={optional} dir="auto" />
      <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
        <DateField {...form.text("validFrom")} optionalLabel={optional} />
        <DateField {...form.text("validTo")} optionalLabel={optional} />
      </div>
    </>
  );
}
