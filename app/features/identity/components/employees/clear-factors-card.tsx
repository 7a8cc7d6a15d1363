import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Card } from "~/ui/view/card";

/** The way out for somebody who has lost every second step. */
export function ClearFactorsCard() {
  const { t } = useT();
  return (
    <Card title={t("employees:account.clearTitle")}>
      <p>{t("employees:account.clearText")}</p>
      <form method="post" data-once className="mt-4">
        <AskFirst name="intent" value="clearFactors" icon="lock" question={t("common:sure")} text={t("common:final")}>
          {t("employees:account.clear")}
        </AskFirst>
      </form>
    </Card>
  );
}
