import { useT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { DateField } from "~/ui/form/date-field";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { CREDIT_SERVICES } from "../../domain/credits/credit-kinds";

export interface GrantFieldsProps {
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  services: readonly string[];
  /** The most that may be given. */
  most: number;
  /** The amount is for each of several patients. */
  forSeveral: boolean;
  errorOf: (field: string) => string | undefined;
}

/** How many credits, when they can be used, and for what. */
export function GrantFields({ values, services, most, forSeveral, errorOf }: GrantFieldsProps) {
  const { t } = useT();
  return (
    <Stack>
      <TextField
        name="amount"
        label={t(forSeveral ? "credits:form.amount" : "credits:form.amountOne")}
        hint={t("credits:form.amountHint", { most })}
        defaultValue={values["amount"] ?? ""}
        error={errorOf("amount")}
        inputMode="numeric"
        width="half"
      />
      <DateField
        name="validFrom"
        label={t("credits:form.validFrom")}
        defaultValue={values["validFrom"] ?? ""}
        error={errorOf("validFrom")}
      />
      <DateField
        name="expiresOn"
        label={t("credits:form.expiresOn")}
        hint={t("credits:form.expiresOnHint")}
        defaultValue={values["expiresOn"] ?? ""}
        error={errorOf("expiresOn")}
      />
      <CheckboxGroup
        name="services"
        label={t("credits:form.services")}
        hint={t("credits:form.servicesHint")}
        error={errorOf("services")}
        options={CREDIT_SERVICES.map((value) => ({ value, label: t(`credits:services.${value}`) }))}
        chosen={(value) => services.includes(value)}
      />
      <TextArea
        name="note"
        label={t("credits:form.note")}
        hint={t("credits:form.noteHint")}
        optionalLabel={`(${t("common:form.optional")})`}
        defaultValue={values["note"] ?? ""}
        error={errorOf("note")}
        maxLength={500}
        rows={2}
      />
    </Stack>
  );
}
