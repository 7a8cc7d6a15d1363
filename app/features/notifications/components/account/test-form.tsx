import { usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { formClass } from "~/ui/form/form-style";
import { NativeSelect } from "~/ui/form/native-select";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** Sends one message to a number of the administrator's own. */
export function TestForm({ answer }: { answer: PostedAnswer | undefined }) {
  const { t } = useT();
  const labels = { channel: t("channels:sent.channel"), to: t("channels:account.testTo") };
  const form = usePostedForm({ answer, values: { channel: "SMS", to: "" }, labels });
  const options = (["SMS", "WHATSAPP"] as const).map((value) => ({ value, label: t(`channels:channel.${value}`) }));
  return (
    <Card title={t("channels:account.test")}>
      <form method="post" noValidate className={formClass}>
        <NativeSelect {...form.text("channel")} options={options} />
        <TextField
          {...form.text("to")}
          type="tel"
          hint={t("channels:account.testToHint")}
          dir="ltr"
          autoComplete="tel"
        />
        <div>
          <Button type="submit" name="intent" value="test" tone="secondary">
            {t("channels:account.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
