import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { OnePressView } from "../../gateways/account-field";

interface GatewayStateProps {
  active: readonly { id: string; name: string; version: number; modifiedTs: number }[];
  timeZone: string;
  /** Gateways that are connected by one press. */
  presses: readonly OnePressView[];
}

/** By what payments come in now, and the way to end it. */
export function GatewayState({ active, timeZone, presses }: GatewayStateProps) {
  const { t, format } = useT();
  return (
    <>
      {active.length === 0 && <Banner tone="info">{t("billing:settings.none")}</Banner>}
      {active.map(({ id, name, version, modifiedTs }) => (
        <Banner
          key={id}
          tone="good"
          action={
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="status" value="DISABLED" />
              <AskFirst name="intent" value="switch" size="small" question={t("common:sure")}>
                {t("billing:settings.disconnect")}
              </AskFirst>
            </form>
          }
        >
          {t("billing:settings.on", { name, when: format.date(modifiedTs, timeZone, "medium") })}
        </Banner>
      ))}
      {presses.map(({ type, label, text }) => (
        <form key={type} method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="type" value={type} />
          <Button type="submit" name="intent" value="connect" tone="secondary">
            {t(label)}
          </Button>
          <span className="text-muted">{t(text)}</span>
        </form>
      ))}
    </>
  );
}
