import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { PhoneField } from "~/ui/form/phone-field";
import { TextField } from "~/ui/form/text-field";
import { panelId, type PanelPart } from "./panel-props";

/** Somebody who has not been here before: what a call on the phone can give. */
export function PanelNewPatient({ view: { fields, phone, search, today, mode }, errorOf }: PanelPart) {
  const { t } = useT();
  const field = (name: string) => ({
    ...{ id: panelId(name), name, defaultValue: fields[name], error: errorOf(name) },
    ...{ autoComplete: "off", maxLength: 100 },
  });
  const optional = `(${t("common:form.optional")})`;
  const more = ["birthDate", "email"].some((name) => fields[name] || errorOf(name));
  return (
    <>
      <HiddenFields fields={{ new: 1, search }} />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField {...field("firstName")} label={t("booking:you.firstName")} autoFocus />
        <TextField {...field("lastName")} label={t("booking:you.lastName")} optionalLabel={optional} />
      </div>
      <PhoneField
        name="phone"
        id={panelId("phone")}
        codeName="phoneCallingCode"
        {...(mode === "now" && { optionalLabel: optional, hint: t("booking-panel:patient.phoneHint") })}
        label={t("booking:you.phone")}
        codeLabel={t("booking:you.callingCode")}
        numberLabel={t("booking:you.phone")}
        codes={phone.codes}
        defaultCode={fields["phoneCallingCode"] ?? phone.chosen}
        defaultValue={fields["phone"]}
        error={errorOf("phone") ?? errorOf("phoneCallingCode")}
        maxLength={40}
      />
      <details open={more}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text">
          {t("booking-panel:patient.contact")}
        </summary>
        <div className="grid items-start gap-4 pt-2 tablet:grid-cols-2">
          <DateField
            {...field("birthDate")}
            max={today}
            label={t("booking:you.dateOfBirth")}
            optionalLabel={optional}
          />
          <TextField
            {...field("email")}
            type="email"
            label={t("booking:you.email")}
            optionalLabel={optional}
            hint={t("booking-panel:patient.emailHint")}
          />
        </div>
      </details>
      <Button type="submit" name="who" value="search" formNoValidate tone="quiet" size="small" className="self-start">
        {t("scheduling:setSteps.knownPatient")}
      </Button>
    </>
  );
}
