import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { PhoneField } from "~/ui/form/phone-field";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

export interface NewPatientFieldsProps {
  phone: { codes: readonly { value: string; label: string }[]; chosen: string };
  sent: Readonly<Record<string, string>>;
  errorOf: (field: string) => string | undefined;
}

/** The name and the phone of somebody who has not been here before. */
export function NewPatientFields({ phone, sent, errorOf }: NewPatientFieldsProps) {
  const { t } = useT();
  const field = (name: string) => ({ name, defaultValue: sent[name], error: errorOf(name) });
  const duplicate = errorOf("acceptDuplicate");
  return (
    <Card title={t("appointment-kinds:walkIn.newPatientTitle")}>
      <div className="flex flex-col gap-6">
        <div className="grid items-start gap-6 tablet:grid-cols-2 tablet:gap-4">
          <TextField {...field("firstName")} label={t("booking:you.firstName")} autoComplete="off" maxLength={100} />
          <TextField
            {...field("lastName")}
            label={t("booking:you.lastName")}
            optionalLabel={`(${t("common:form.optional")})`}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <PhoneField
          name="phone"
          codeName="phoneCallingCode"
          label={t("booking:you.phone")}
          codeLabel={t("booking:you.callingCode")}
          numberLabel={t("booking:you.phone")}
          codes={phone.codes}
          defaultCode={sent["phoneCallingCode"] ?? phone.chosen}
          defaultValue={sent["phone"]}
          error={errorOf("phone") ?? errorOf("phoneCallingCode")}
          maxLength={40}
        />
        {duplicate && <Checkbox name="acceptDuplicate" label={t("patients:duplicate.accept")} error={duplicate} />}
      </div>
    </Card>
  );
}
