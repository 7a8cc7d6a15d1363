import { usePostedForm, type PostedAnswer } from "~/i18n/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { RegistrationRules, SignupStep } from "../domain/registration-rules";
import { AddressFields, useAddressLabels, type PostedForm } from "./address-fields";
import { BloodGroupField } from "./person-fields";

interface StepProps {
  asks: Omit<RegistrationRules, "terms">;
  terms: { text: string; hash: string } | null;
  countries: readonly SelectOption[];
  hasIdentification: boolean;
}

export interface SignupStepFormProps extends StepProps {
  step: SignupStep;
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, string | undefined>>;
  /** Where the step may be left out to; null where it must be answered. */
  skipHref: string | null;
}

function useLabels() {
  const { t } = useT();
  return {
    ...useAddressLabels(),
    bloodGroup: t("patients:form.bloodGroup"),
    identificationImage: t("signup:identificationField"),
    insurer: t("patients:insurance.insurer"),
    planName: t("patients:insurance.planName"),
    memberNumber: t("patients:insurance.memberNumber"),
    groupNumber: t("patients:insurance.groupNumber"),
    holderName: t("patients:insurance.holderName"),
    validFrom: t("patients:insurance.validFrom"),
    validTo: t("patients:insurance.validTo"),
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

function Profile({ form, asks, countries }: FieldsProps) {
  return (
    <>
      {asks.bloodGroup !== "HIDDEN" && <BloodGroupField form={form} rule={asks.bloodGroup} />}
      {asks.address !== "HIDDEN" && <AddressFields form={form} rule={asks.address} countries={countries} />}
    </>
  );
}

function Identification({ form, hasIdentification }: FieldsProps) {
  const { t } = useT();
  const { defaultValue: _none, ...words } = form.text("identificationImage");
  return (
    <>
      <p>{t("signup:identificationText")}</p>
      {hasIdentification && <Banner tone="info">{t("signup:identificationThere")}</Banner>}
      <TextField
        {...words}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/bmp"
        hint={t("signup:identificationHint")}
      />
    </>
  );
}

function Insurance({ form }: FieldsProps) {
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
