import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

/**
 * Lets this browser tell of news by itself. Its script (app/islands/push.ts) shows it where the browser can, since
 * without a script nothing can be asked of it.
 */
export function PushCard({ publicKey, on }: { publicKey: string; on: boolean }) {
  const { t } = useT();
  return (
    <section hidden data-push={paths.pushSubscription()} data-push-key={publicKey}>
      <Card title={t("channels:preferences.push.title")}>
        <div className="flex flex-col gap-6">
          <p className="text-muted">{t(on ? "channels:preferences.push.isOn" : "channels:preferences.push.text")}</p>
          <div hidden data-push-denied>
            <Banner tone="error" live>
              {t("channels:preferences.push.denied")}
            </Banner>
          </div>
          <div hidden data-push-failed>
            <Banner tone="error" live>
              {t("channels:preferences.push.failed")}
            </Banner>
          </div>
          <div>
            <Button data-push-do={on ? "off" : "on"} tone="secondary">
              {t(on ? "channels:preferences.push.off" : "channels:preferences.push.on")}
            </Button>
          </div>
        </div>
      </Card>
    </section>
  );
}
