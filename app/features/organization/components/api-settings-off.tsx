import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";

/** In place of keys and apps while the organization has switched API access off. */
export function ApiSettingsOff() {
  const { t } = useT();
  return (
    <Card>
      <EmptyState
        icon="lock"
        title={t("api-access:off.title")}
        action={<LinkButton href={paths.setting("api_settings/access")}>{t("api-access:off.change")}</LinkButton>}
      >
        {t("api-access:off.more")}
      </EmptyState>
    </Card>
  );
}
