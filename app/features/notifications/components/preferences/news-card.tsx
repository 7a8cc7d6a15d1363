import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

/** Whether the practice may write about more than appointments: as easily taken back as given. */
export function NewsCard({ consents }: { consents: boolean }) {
  const { t } = useT();
  return (
    <Card title={t("marketing:own.title")}>
      <form method="post" className="flex flex-col items-start gap-6">
        <p className="text-muted">{t(consents ? "marketing:own.given" : "marketing:own.text")}</p>
        <Button type="submit" name="intent" value={consents ? "withdrawConsent" : "giveConsent"} tone="secondary">
          {t(consents ? "marketing:own.withdraw" : "marketing:own.give")}
        </Button>
      </form>
    </Card>
  );
}
