import type { PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { useAskedFields } from "~/screens/asked-field";
import { FormFields } from "~/screens/form-field";
import { askedOf } from "~/screens/record-kind";
import { insuranceFields } from "../schemas/insurance/insurance";

/** What the fields of an insurance card are called. */
export function useInsuranceLabels() {
  const { t } = useT();
  return Object.fromEntries(Object.entries(insuranceFields).map(([name, { label }]) => [name, t(label)]));
}

/** What an insurance card says. */
export function InsuranceFields({ form }: { form: PostedForm }) {
  return <FormFields fields={useAskedFields(askedOf(insuranceFields))} form={form} />;
}
