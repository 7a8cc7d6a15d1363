import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

/** The way out for somebody who has lost every second step. */
export function ClearFactorsCard() {
  const { t } = useT();
  return (
    <Card title={t("employees:account.clearTitle")}>
      <p>{t("employees:account.clearText")}</p>
      <form method="post" data-once className="mt-4">
        <Button type="submit" name="intent" value="clearFactors" tone="secondary" icon="lock">
          {t("employees:account.clear")}
        </Button>
      </form>
    </Card>
  );
}
