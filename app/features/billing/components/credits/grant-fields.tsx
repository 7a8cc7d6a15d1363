import { useT } from "~/i18n/use-t";
import { Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { DateField } from "~/ui/form/date-field";
import { FieldGroup } from "~/ui/form/field";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { CREDIT_SERVICES, PAYS_FOR_FIELD } from "../../domain/credits/credit-kinds";

export interface GrantFieldsProps {
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  /** The services that they can be limited to, beside the kinds of service. */
  offerings: readonly { value: string; label: string; isOffered: boolean }[];
  /** The most that may be given. */
  most: number;
  /** The amount is for each of several patients. */
  forSeveral: boolean;
  /** They pay for some services alone: that they pay for all from now on is said by a box of its own. */
  isLimited: boolean;
  errorOf: (field: string) => string | undefined;
}

/** How many credits, when they can be used, and for what. */
export function GrantFields({ values, offerings, most, forSeveral, isLimited, errorOf }: GrantFieldsProps) {
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
      <PaysFor {...{ values, offerings, isLimited, errorOf }} />
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

/** The kinds of service, and single services, that they pay for. */
function PaysFor({ values, offerings, isLimited, errorOf }: Omit<GrantFieldsProps, "most" | "forSeveral">) {
  const { t } = useT();
  const kinds = CREDIT_SERVICES.map((value) => ({ value, label: t(`credits:services.${value}`), isOffered: true }));
  return (
    <FieldGroup
      id="services"
      label={t("credits:form.services")}
      hint={t(isLimited ? "credits:form.servicesOf" : "credits:form.servicesHint")}
      error={errorOf("services") ?? errorOf("serviceOfferingIds")}
    >
      <div className="grid gap-x-6 tablet:grid-cols-2">
        {[...kinds, ...offerings].map(({ value, label, isOffered }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? "services" : undefined}
            name={PAYS_FOR_FIELD + value}
            label={<bdi>{label}</bdi>}
            hint={isOffered ? undefined : t("credits:form.notOffered")}
            defaultChecked={values[PAYS_FOR_FIELD + value] === "on"}
          />
        ))}
      </div>
      {isLimited && (
        <Checkbox
          name="allServices"
          label={t("credits:form.allServices")}
          defaultChecked={values["allServices"] === "on"}
        />
      )}
    </FieldGroup>
  );
}
