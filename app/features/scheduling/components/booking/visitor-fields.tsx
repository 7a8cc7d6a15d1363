import { labelledCallingCodes } from "~/i18n/calling-codes";
import { usePatientT } from "~/i18n/use-t";
import { BirthDateField } from "~/screens/birth-date-field";
import { FoldedFields } from "~/ui/form/folded-fields";
import { PhoneField } from "~/ui/form/phone-field";
import { TextField } from "~/ui/form/text-field";
import type { JourneyView } from "../../domain/booking/booking-view";
import type { FieldErrors } from "./field-errors";

interface VisitorFieldsProps {
  view: Pick<JourneyView, "visitor" | "defaultCallingCode" | "needsPhone">;
  error: FieldErrors;
}

/**
 * Who the appointment is for: name and address, a phone where the practice writes to it, and the date of birth for
 * whoever wants to tell it.
 */
export function VisitorFields({ view: { visitor, defaultCallingCode, needsPhone }, error }: VisitorFieldsProps) {
  const { t, bcp47 } = usePatientT();
  const calling = labelledCallingCodes(bcp47, defaultCallingCode, visitor.phoneCallingCode ?? "");
  const field = (name: string) => ({ name, defaultValue: visitor[name], error: error(name) });
  const phoneError = error("phone") ?? error("phoneCallingCode");
  const phone = (
    <PhoneField
      name="phone"
      codeName="phoneCallingCode"
      label={t("booking:you.phone")}
      codeLabel={t("booking:you.callingCode")}
      numberLabel={t("booking:you.phone")}
      codes={calling.codes}
      defaultCode={calling.chosen}
      defaultValue={visitor.phone}
      error={phoneError}
      maxLength={40}
      required={needsPhone}
    />
  );
  return (
    <>
      <div className="grid gap-6 tablet:grid-cols-2 [&>*>:last-child]:mt-auto">
        <TextField
          {...field("firstName")}
          label={t("booking:you.firstName")}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...field("lastName")}
          label={t("booking:you.lastName")}
          hint={t("common:fields.lastNameHint")}
          optionalLabel={`(${t("common:form.optional")})`}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        {...field("email")}
        type="email"
        label={t("booking:you.email")}
        hint={t("booking:you.emailHint")}
        autoComplete="email"
        dir="ltr"
        maxLength={120}
        required
      />
      {needsPhone && phone}
      <BirthDateField
        {...field("birthDate")}
        label={t("booking:you.dateOfBirth")}
        optionalLabel={`(${t("common:form.optional")})`}
      />
      {!needsPhone && (
        <FoldedFields title={t("booking:you.addPhone")} open={Boolean(phoneError) || Boolean(visitor.phone)}>
          {phone}
        </FoldedFields>
      )}
    </>
  );
}
