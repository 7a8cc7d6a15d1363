import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import type { GatewayType } from "../domain/payment";

interface GatewayStateProps {
  active: { id: string; type: GatewayType; version: number; modifiedTs: number } | null;
  timeZone: string;
  /** There is a gateway to try it without money. */
  development: boolean;
}

/** By what payments come in now, and the way to end it. */
export function GatewayState({ active, timeZone, development }: GatewayStateProps) {
  const { t, format } = useT();
  const since = active ? format.date(active.modifiedTs, timeZone, "medium") : "";
  const name =
    active && (active.type === "DEVELOPMENT" ? t("billing:settings.development") : t("billing:settings.stripe"));
  return (
    <>
      <Banner
        tone={active ? "good" : "info"}
        action={
          active && (
            <form method="post">
              <input type="hidden" name="id" value={active.id} />
              <input type="hidden" name="version" value={active.version} />
              <input type="hidden" name="status" value="DISABLED" />
              <AskFirst name="intent" value="switch" size="small" question={t("common:sure")}>
                {t("billing:settings.disconnect")}
              </AskFirst>
            </form>
          )
        }
      >
        {name ? t("billing:settings.on", { name, when: since }) : t("billing:settings.none")}
      </Banner>
      {development && active?.type !== "DEVELOPMENT" && (
        <form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="type" value="DEVELOPMENT" />
          <Button type="submit" name="intent" value="connect" tone="secondary">
            {t("billing:settings.tryOut")}
          </Button>
          <span className="text-muted">{t("billing:settings.tryOutText")}</span>
        </form>
      )}
    </>
  );
}
