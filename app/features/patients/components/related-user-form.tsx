import type { ReactNode } from "react";
import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { FAMILY_RELATIONS, RELATION_KEYS } from "../domain/family/family-relation";
import { RECORD_ACCESS } from "../domain/family/record-access";
import type { PostedForm } from "./address-fields";
import { ContactFields } from "./contact-fields";
import { PersonFields } from "./person-fields";
import { usePersonLabels } from "./use-person-labels";

export interface RelatedUserFormProps {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, string | undefined>>;
  /** Of the relation that is changed; null for a new one. */
  version: number | null;
  /** DEPENDANT: everything about them; ADULT: whom to ask; RELATION: how they are related and what is shared. */
  kind: "DEPENDANT" | "ADULT" | "RELATION";
  today: string;
  codes: readonly SelectOption[];
  submit: string;
}

/** A relative as their primary user writes them down. */
export function RelatedUserForm({ answer, values, version, kind, today, codes, submit }: RelatedUserFormProps) {
  const { t } = usePatientT();
  const labels = { ...usePersonLabels(), relation: t("family:relation"), recordAccess: t("family:access.label") };
  const form = usePostedForm({ answer, values: { ...values, version }, labels });
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <Card>
        <form method="post" noValidate data-draft className="flex flex-col gap-6">
          {version === null ? (
            <input type="hidden" name="kind" value={kind} />
          ) : (
            <VersionField version={form.value("version")} />
          )}
          <NativeSelect
            {...form.text("relation")}
            placeholder={t("common:form.selectOne")}
            options={FAMILY_RELATIONS.map((relation) => ({
              value: relation,
              label: t(`family:relations.${RELATION_KEYS[relation]}`),
            }))}
          />
          {kind === "DEPENDANT" && <Dependant form={form} today={today} codes={codes} />}
          {kind === "ADULT" && <Adult form={form} />}
          <NativeSelect
            {...form.text("recordAccess")}
            hint={t(kind === "DEPENDANT" ? "family:access.hint" : "family:access.adultHint")}
            {...(version === null && { placeholder: t(`family:access.usual.${kind === "ADULT" ? "adult" : "byAge"}`) })}
            options={RECORD_ACCESS.map((access) => ({ value: access, label: t(`family:access.${access}`) }))}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              {submit}
            </Button>
            <LinkButton href={paths.family()} tone="quiet" size="large">
              {t("common:actions.cancel")}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}

function Dependant({
  form,
  today,
  codes,
}: {
  form: PostedForm;
  today: string;
  codes: readonly SelectOption[];
}): ReactNode {
  const { t } = usePatientT();
  return (
    <>
      <PersonFields form={form} rules={{ birthDate: "REQUIRED", gender: "OPTIONAL" }} today={today} plain />
      <p className="text-muted">{t("family:contactHint")}</p>
      <ContactFields form={form} codes={codes} />
    </>
  );
}

function Adult({ form }: { form: PostedForm }) {
  const { t } = usePatientT();
  return (
    <>
      <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
        <TextField {...form.text("firstName")} dir="auto" />
        <TextField
          {...form.text("lastName")}
          hint={t("common:fields.lastNameHint")}
          optionalLabel={`(${t("common:form.optional")})`}
          dir="auto"
        />
      </div>
      <TextField
        {...form.text("email")}
        hint={t("family:emailHint")}
        type="email"
        inputMode="email"
        dir="ltr"
        spellCheck={false}
      />
    </>
  );
}
