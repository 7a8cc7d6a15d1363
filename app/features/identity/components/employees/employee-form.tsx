import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { PERSON_COLOURS } from "~/kernel/person-colour";
import { HONORIFIC, NO_HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { Button } from "~/ui/action/button";
import type { SelectOption } from "~/ui/form/select-box";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { FieldGroup } from "~/ui/form/field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { AUTO_COLOUR } from "../../domain/team/chosen-colour";
import { JOB_NAMES, JOBS } from "../../domain/team/job";
import { PhoneNumberFields } from "./phone-number-fields";

interface Choice {
  id: string;
  name: string;
}

export interface EmployeeFormProps {
  answer: PostedAnswer | undefined;
  values: Readonly<Record<string, unknown>>;
  choices: { branches: readonly Choice[]; departments: readonly Choice[] };
  codes: readonly SelectOption[];
  submit: string;
}

function useLabels() {
  const { t } = useT();
  return {
    title: t("employees:form.honorific"),
    firstName: t("employees:form.firstName"),
    lastName: t("employees:form.lastName"),
    email: t("employees:form.email"),
    phoneCallingCode: t("employees:form.callingCode"),
    phone: t("employees:form.phone"),
    designation: t("employees:form.designation"),
    teamUserType: t("employees:form.job"),
    branchIds: t("employees:form.branches"),
    departmentIds: t("employees:form.departments"),
    colour: t("employees:form.colour"),
  };
}

type Form = ReturnType<typeof usePostedForm>;

/** Who an employee is, what they do and where. */
export function EmployeeForm({ answer, values, choices, codes, submit }: EmployeeFormProps) {
  const { t } = useT();
  const form = usePostedForm({ answer, values, labels: useLabels() });
  const version = form.value("version");
  return (
    <>
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
      <form method="post" noValidate data-draft className="flex flex-col gap-6">
        <VersionField version={version} />
        <Card title={t("employees:form.person")}>
          <PersonFields form={form} codes={codes} />
        </Card>
        <Card>
          <JobField form={form} />
        </Card>
        <Card title={t("employees:form.work")}>
          <PlaceFields form={form} choices={choices} />
        </Card>
        <div>
          <Button type="submit" size="large">
            {submit}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The titles to choose from. */
export function useHonorificOptions(): SelectOption[] {
  const { t } = useT();
  const titles = Object.values(HONORIFIC).flatMap((code) => {
    const name = nameOfCode(HONORIFIC, code);
    return name ? [{ value: String(code), label: t(`common:honorifics.${name}`) }] : [];
  });
  return [{ value: String(NO_HONORIFIC), label: t("common:noHonorific") }, ...titles];
}

function PersonFields({ form, codes }: { form: Form; codes: readonly SelectOption[] }) {
  const { t } = useT();
  const optional = `(${t("common:form.optional")})`;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[9rem_1fr_1fr] tablet:gap-4">
        <NativeSelect {...form.text("title")} options={useHonorificOptions()} />
        <TextField {...form.text("firstName")} autoComplete="off" dir="auto" />
        <TextField {...form.text("lastName")} autoComplete="off" dir="auto" />
      </div>
      <TextField
        {...form.text("email")}
        hint={t("employees:form.emailHint")}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <PhoneNumberFields form={form} codes={codes} />
      <TextField
        {...form.text("designation")}
        hint={t("employees:form.designationHint")}
        optionalLabel={optional}
        dir="auto"
      />
      {form.value("colour") !== undefined && <ColourField form={form} />}
    </div>
  );
}

/** The colour of somebody's initials wherever they are shown, each by its name and a sample. */
function ColourField({ form }: { form: Form }) {
  const { t } = useT();
  const { id, label, error, defaultValue } = form.text("colour");
  return (
    <FieldGroup id={id} label={label} error={error} hint={t("employees:form.colourHint")}>
      <div className="flex flex-wrap gap-2">
        {[AUTO_COLOUR, ...PERSON_COLOURS].map((colour, index) => (
          <label
            key={colour}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 text-sm has-checked:border-brand-text has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${colour}`}
              name="colour"
              value={colour}
              defaultChecked={colour === defaultValue}
              className="sr-only"
            />
            {colour !== AUTO_COLOUR && (
              <span
                aria-hidden="true"
                className="size-4 rounded-full forced-colors:hidden"
                style={{ background: `var(--person-${colour})` }}
              />
            )}
            {t(`employees:colours.${colour}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function JobField({ form }: { form: Form }) {
  const { t } = useT();
  const { defaultValue, ...words } = form.text("teamUserType");
  return (
    <RadioGroup
      {...words}
      defaultValue={defaultValue}
      columns={2}
      options={JOBS.map((job) => ({
        value: job,
        label: t(`employees:jobs.${JOB_NAMES[job]}.title`),
        description: t(`employees:jobs.${JOB_NAMES[job]}.text`),
      }))}
    />
  );
}

function PlaceFields({ form, choices }: { form: Form; choices: EmployeeFormProps["choices"] }) {
  const { t } = useT();
  const places = [
    { name: "branchIds", among: choices.branches, none: t("employees:form.noBranches") },
    { name: "departmentIds", among: choices.departments, none: t("employees:form.noDepartments") },
  ];
  return (
    <div className="flex flex-col gap-8">
      {places.map(({ name, among, none }) => {
        const { label, error } = form.text(name);
        if (among.length === 0)
          return (
            <p key={name} className="text-muted">
              {none}
            </p>
          );
        const options = among.map(({ id, name: called }) => ({ value: id, label: called }));
        return <CheckboxGroup key={name} {...{ name, label, error, options }} chosen={(id) => form.has(name, id)} />;
      })}
    </div>
  );
}
