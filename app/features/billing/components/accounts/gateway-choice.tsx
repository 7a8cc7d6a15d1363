import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";

interface GatewayChoiceProps {
  offered: readonly { type: string; name: string }[];
  /** Type of the gateway whose account is asked for below. */
  chosen: string | null;
}

/** Chooses the payment service whose account is to be connected. It needs no script. */
export function GatewayChoice({ offered, chosen }: GatewayChoiceProps) {
  const { t } = useT();
  const options = offered.map(({ type, name }) => ({ value: type, label: name }));
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      <NativeSelect
        name="gateway"
        label={t("billing:settings.choose")}
        hint={t("billing:settings.chooseHint")}
        options={options}
        defaultValue={chosen ?? ""}
      />
      <Button type="submit" tone="secondary">
        {t("billing:settings.showAccount")}
      </Button>
    </form>
  );
}
