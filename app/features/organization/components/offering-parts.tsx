import { FormFields, type FormFieldSpec } from "~/screens/form-field";
import type { PostedForm } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { FieldGroup } from "~/ui/form/field";
import { NativeSelect } from "~/ui/form/native-select";
import type { SelectOption } from "~/ui/form/select-box";
import { TextField } from "~/ui/form/text-field";

export interface OfferingPartsProps {
  form: PostedForm;
  branches: readonly { id: string; name: string }[];
  departments: readonly { id: string; name: string }[];
  doctors: readonly { id: string; firstName: string; lastName: string }[];
  currencies: readonly SelectOption[];
  /** How its taxes are chosen; none where the organization has none. */
  taxes: readonly FormFieldSpec[];
  /** Of a new offering, everything there is stands chosen. */
  isNew: boolean;
}

/** Where an offering is given and at what price, its departments, and who gives it. */
export function OfferingParts({ form, branches, departments, doctors, currencies, taxes, isNew }: OfferingPartsProps) {
  const { t } = useT();
  return (
    <>
      <FieldGroup
        id="branches"
        label={t("organization:fields.branches")}
        hint={t("organization:offerings.priceHint")}
        error={form.error("branches")}
      >
        <div className="flex flex-col divide-y divide-line rounded-md border border-line">
          {branches.map(({ id, name }, index) => (
            <div key={id} className="grid items-end gap-x-4 gap-y-2 p-4 tablet:grid-cols-[1fr_9rem_12rem]">
              <input type="hidden" name={`branches[${index}].branchId`} value={id} />
              <Checkbox {...form.check(`branches[${index}].given`)} label={<bdi>{name}</bdi>} />
              <TextField
                {...form.text(`branches[${index}].cost`)}
                label={t("organization:fields.priceAt", { name })}
                hideLabel
                dir="ltr"
                inputMode="decimal"
              />
              <NativeSelect
                {...form.text(`branches[${index}].currencyCode`)}
                label={t("organization:fields.currencyCode")}
                hideLabel
                options={currencies}
              />
            </div>
          ))}
        </div>
      </FieldGroup>
      <FormFields fields={taxes} form={form} />
      <Choices
        {...{ form, isNew }}
        name="departmentIds"
        label={t("organization:fields.departments")}
        choices={departments}
      />
      <Choices
        {...{ form, isNew }}
        name="employeeIds"
        label={t("organization:fields.providers")}
        hint={t("organization:fields.providersHint")}
        choices={doctors.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))}
      />
    </>
  );
}

interface ChoicesProps {
  form: PostedForm;
  name: string;
  label: string;
  hint?: string;
  choices: readonly { id: string; name: string }[];
  isNew: boolean;
}

function Choices({ form, name, label, hint, choices, isNew }: ChoicesProps) {
  if (choices.length === 0) return null;
  const chosen = (id: string) => form.has(name, id) || (isNew && form.value(name) === undefined);
  return (
    <FieldGroup id={name} label={label} hint={hint} error={form.error(name)}>
      <div className="grid gap-x-6 tablet:grid-cols-2">
        {choices.map((choice, index) => (
          <Checkbox
            key={choice.id}
            id={index === 0 ? name : `${name}-${index}`}
            name={name}
            value={choice.id}
            defaultChecked={chosen(choice.id)}
            label={<bdi>{choice.name}</bdi>}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
