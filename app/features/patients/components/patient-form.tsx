import type { ReactNode } from "react";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import type { RegistrationRules } from "../domain/registration/registration-rules";
import { AddressFields, useAddressLabels, type PostedForm } from "./address-fields";
import { ContactFields } from "./contact-fields";
import { BloodGroupField, PersonFields } from "./person-fields";
import { usePersonLabels } from "./use-person-labels";

interface PracticeFieldsProps {
  form: PostedForm;
  categories: readonly { id: string; name: string }[];
  clients: readonly { id: string; name: string }[];
  /** Whether what belongs to the health record is asked for. */
  records: boolean;
}

export interface PatientFormProps extends Omit<PracticeFieldsProps, "form"> {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, string | undefined>>;
  /** Of the patient who is changed; null for a new one. */
  version: number | null;
  rules: Omit<RegistrationRules, "terms">;
  today: string;
  codes: readonly SelectOption[];
  countries: readonly SelectOption[];
  cancelHref: string;
}

/** A patient as staff write them down. */
export function PatientForm(props: PatientFormProps) {
  const { answer, values, version, rules, today, records } = props;
  const { t } = useT();
  const labels = {
    ...usePersonLabels(),
    ...useAddressLabels(),
    externalNumber: t("patients:form.externalNumber"),
    categoryId: t("patients:form.category"),
    clientOrganizationId: t("patients:form.client"),
    notes: t("patients:form.notes"),
    acceptDuplicate: t("patients:duplicate.accept"),
  };
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <form method="post" noValidate data-draft className="flex flex-col gap-6">
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      {version !== null && <VersionField version={form.value("version")} />}
      <Part title={t("patients:form.person")}>
        <PersonFields form={form} rules={rules} today={today} />
        {records && rules.bloodGroup !== "HIDDEN" && <BloodGroupField form={form} rule={rules.bloodGroup} />}
      </Part>
      <Part title={t("patients:form.contact")}>
        <ContactFields form={form} codes={props.codes} />
      </Part>
      {rules.address !== "HIDDEN" && (
        <Part title={t("patients:form.address")}>
          <AddressFields form={form} rule={rules.address} countries={props.countries} />
        </Part>
      )}
      <Part title={t("patients:form.practice")}>
        <PracticeFields form={form} categories={props.categories} clients={props.clients} records={records} />
      </Part>
      {form.error("acceptDuplicate") && <Checkbox {...form.check("acceptDuplicate")} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large">
          {t("patients:form.save")}
        </Button>
        <LinkButton href={props.cancelHref} tone="quiet" size="large">
          {t("common:actions.cancel")}
        </LinkButton>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-6">{children}</div>
    </Card>
  );
}

function PracticeFields({ form, categories, clients, records }: PracticeFieldsProps) {
  const { t } = useT();
  const optional = `(${t("common:form.optional")})`;
  return (
    <>
      {categories.length > 0 && (
        <NativeSelect
          {...form.text("categoryId")}
          placeholder={t("patients:form.noCategory")}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {clients.length > 0 && (
        <NativeSelect
          {...form.text("clientOrganizationId")}
          placeholder={t("patients:form.noCategory")}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField {...form.text("externalNumber")} optionalLabel={optional} width="half" dir="ltr" />
      {records && (
        <TextArea {...form.text("notes")} optionalLabel={optional} hint={t("patients:form.notesHint")} dir="auto" />
      )}
    </>
  );
}
