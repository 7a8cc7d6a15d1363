import { useAskedFields } from "~/screens/asked-field";
import { FormFields } from "~/screens/form-field";
import { askedOf } from "~/screens/record-kind";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { SelectOption } from "~/ui/form/select-box";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { RegistrationRules, SignupStep } from "../domain/registration/registration-rules";
import { AddressFields, useAddressLabels, type PostedForm } from "./address-fields";
import { IdentificationField } from "./identification-field";
import { insuranceFields } from "../schemas/insurance/insurance";
import { BirthAndGenderFields, BloodGroupField } from "./person-fields";

interface StepProps {
  asks: Omit<RegistrationRules, "terms">;
  terms: { text: string; hash: string } | null;
  countries: readonly SelectOption[];
  /** YYYY-MM-DD where the organization is. */
  today: string;
  hasIdentification: boolean;
}

export interface SignupStepFormProps extends StepProps {
  step: SignupStep;
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, unknown>>;
  /** Where the step may be left out to; null where it must be answered. */
  skipHref: string | null;
}

const INSURANCE = askedOf(insuranceFields);

function useLabels() {
  const { t } = useT();
  return {
    ...useAddressLabels(),
    birthDate: t("common:fields.dateOfBirth"),
    gender: t("common:fields.gender"),
    bloodGroup: t("patients:form.bloodGroup"),
    identificationImage: t("signup:identificationField"),
    ...Object.fromEntries(useAskedFields(INSURANCE).map(({ name, label }) => [name, label])),
    accept: t("signup:accept"),
  };
}

/** One step of signing up. */
export function SignupStepForm({ step, answer, values, skipHref, ...props }: SignupStepFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values, labels: useLabels() });
  const Fields = FIELDS[step];
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form
          method="post"
          encType={step === "identification" ? "multipart/form-data" : undefined}
          noValidate
          data-draft
          className="flex flex-col gap-6"
        >
          <Fields form={form} {...props} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="large">
              {t("signup:submit")}
            </Button>
            {skipHref && (
              <LinkButton href={skipHref} tone="quiet" size="large">
                {t("signup:skip")}
              </LinkButton>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

type FieldsProps = StepProps & { form: PostedForm };

function Profile({ form, asks, countries, today }: FieldsProps) {
  return (
    <>
      <BirthAndGenderFields form={form} rules={asks} today={today} plain />
      {asks.bloodGroup !== "HIDDEN" && <BloodGroupField form={form} rule={asks.bloodGroup} />}
      {asks.address !== "HIDDEN" && <AddressFields form={form} rule={asks.address} countries={countries} />}
    </>
  );
}

function Identification({ form, hasIdentification }: FieldsProps) {
  const { t } = useT();
  return (
    <>
      <p>{t("signup:identificationText")}</p>
      {hasIdentification && <Banner tone="info">{t("signup:identificationThere")}</Banner>}
      <IdentificationField form={form} />
    </>
  );
}

const Insurance = ({ form }: FieldsProps) => <FormFields fields={useAskedFields(INSURANCE)} form={form} />;

function Terms({ form, terms }: FieldsProps) {
  return (
    <>
      <div className="max-h-96 overflow-y-auto whitespace-pre-line" tabIndex={0} dir="auto">
        {terms?.text}
      </div>
      <input type="hidden" name="textHash" value={terms?.hash} />
      <Checkbox {...form.check("accept")} />
    </>
  );
}

const FIELDS = { profile: Profile, identification: Identification, insurance: Insurance, terms: Terms } as const;
