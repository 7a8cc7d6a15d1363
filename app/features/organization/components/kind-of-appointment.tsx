import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { FormFields } from "~/screens/form-field";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { VersionField } from "~/ui/form/version-field";
import { paymentField } from "./offering-fields";

export interface KindOfAppointmentProps {
  config: {
    id: string;
    type: string;
    enabled: boolean;
    version: number;
    properties: { instructions?: string; onlinePaymentOptions?: string };
  };
  answer: PostedAnswer | undefined;
}

/** What holds for a whole kind of appointment: whether it can be booked at all, and what all its patients are told. */
export function KindOfAppointment({ config, answer }: KindOfAppointmentProps) {
  const { t } = useT();
  const { id, type, enabled, version, properties } = config;
  const fields = [
    { name: "instructions", kind: "lines", label: t("organization:offerings.configInstructions") } as const,
    paymentField(t, "onlinePaymentOptions", t("organization:options.payDisabled")),
  ];
  const form = usePostedForm({
    answer,
    values: { ...properties, version },
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  });
  const target = <input type="hidden" name="id" value={id} />;
  const change = (
    <form method="post">
      {target}
      <Button
        type="submit"
        name="intent"
        value={enabled ? "disableConfig" : "enableConfig"}
        tone="secondary"
        size="small"
      >
        {t(enabled ? "records:disable" : "records:enable")}
      </Button>
    </form>
  );
  return (
    <>
      <Banner tone={enabled ? "info" : "warn"} action={change}>
        {t(enabled ? "organization:offerings.wholeOn" : "organization:offerings.wholeOff")}
      </Banner>
      {enabled && (
        <details open={Boolean(answer)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text underline underline-offset-4">
            {t("organization:offerings.configTitle")}
          </summary>
          <Card>
            <form method="post" noValidate className="flex max-w-xl flex-col gap-6">
              {target}
              <input type="hidden" name="intent" value="saveConfig" />
              <input type="hidden" name="type" value={type} />
              <VersionField version={form.value("version")} />
              <FormFields fields={fields} form={form} />
              <div>
                <Button type="submit">{t("common:actions.save")}</Button>
              </div>
            </form>
          </Card>
        </details>
      )}
    </>
  );
}
