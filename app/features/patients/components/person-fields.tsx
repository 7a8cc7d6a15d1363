import { usePatientT } from "~/i18n/use-t";
import { BLOOD_GROUP, GENDER, HONORIFIC, type GenderName, type HonorificName } from "~/kernel/codes/code-tables";
import { BirthDateField } from "~/screens/birth-date-field";
import { DateField } from "~/ui/form/date-field";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import type { FieldRule } from "../domain/registration/registration-rules";
import type { PostedForm } from "./address-fields";

const GENDERS = Object.keys(GENDER) as GenderName[];
const HONORIFICS = Object.keys(HONORIFIC) as HonorificName[];
const BLOOD_GROUPS = Object.entries(BLOOD_GROUP).filter(([, code]) => code !== BLOOD_GROUP.notSpecified);

interface PersonFieldsProps {
  form: PostedForm;
  rules: { birthDate: FieldRule; gender: FieldRule };
  today: string;
  /** As a patient says it of themselves or a relative: without the title, the date of birth in boxes. */
  plain?: boolean;
}

/** Who somebody is, as far as the organization asks for it. */
export function PersonFields({ form, rules, today, plain }: PersonFieldsProps) {
  const { t } = usePatientT();
  const titles = HONORIFICS.map((name) => ({ value: String(HONORIFIC[name]), label: t(`common:honorifics.${name}`) }));
  return (
    <>
      {!plain && (
        <div className="max-w-60">
          <NativeSelect {...form.text("title")} placeholder={t("common:genders.notSpecified")} options={titles} />
        </div>
      )}
      <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
        <TextField {...form.text("firstName")} dir="auto" />
        <TextField
          {...form.text("lastName")}
          hint={plain ? t("common:fields.lastNameHint") : undefined}
          optionalLabel={`(${t("common:form.optional")})`}
          dir="auto"
        />
        <BirthAndGenderFields {...{ form, rules, today, plain }} />
      </div>
    </>
  );
}

/** When somebody was born and their gender, as far as they are asked for. */
export function BirthAndGenderFields({ form, rules, today, plain }: PersonFieldsProps) {
  const { t } = usePatientT();
  const optional = (rule: FieldRule) => (rule === "REQUIRED" ? undefined : `(${t("common:form.optional")})`);
  const genders = GENDERS.map((name) => ({ value: String(GENDER[name]), label: t(`common:genders.${name}`) }));
  return (
    <>
      {rules.birthDate === "HIDDEN" ? null : plain ? (
        <BirthDateField {...form.date("birthDate")} optionalLabel={optional(rules.birthDate)} />
      ) : (
        <DateField {...form.text("birthDate")} optionalLabel={optional(rules.birthDate)} max={today} />
      )}
      {rules.gender !== "HIDDEN" && (
        <NativeSelect
          {...form.text("gender")}
          optionalLabel={optional(rules.gender)}
          placeholder={t("common:form.selectOne")}
          options={genders}
        />
      )}
    </>
  );
}

/** Blood groups read alike in every language. */
export function BloodGroupField({ form, rule }: { form: PostedForm; rule: FieldRule }) {
  const { t } = usePatientT();
  return (
    <NativeSelect
      {...form.text("bloodGroup")}
      optionalLabel={rule === "REQUIRED" ? undefined : `(${t("common:form.optional")})`}
      placeholder={t("common:bloodGroups.notSpecified")}
      options={BLOOD_GROUPS.map(([name, code]) => ({ value: String(code), label: name }))}
    />
  );
}
