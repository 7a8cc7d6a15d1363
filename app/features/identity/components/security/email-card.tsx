import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";

/** The address that one signs in with, the one that waits for its link, and the way to another. */
export function EmailCard({ email, waiting }: { email: string; waiting: string | null }) {
  const { t } = useT();
  return (
    <Card title={t("credentials:email.title")}>
      <p className="mb-5 wrap-anywhere text-muted">{t("credentials:email.text", { email })}</p>
      {waiting !== null && (
        <form method="post" className="mb-5 flex flex-col items-start gap-3">
          <Banner tone="info" title={t("credentials:email.waits", { email: waiting })} />
          <Button type="submit" name="intent" value="keepEmail" tone="quiet">
            {t("credentials:email.withdraw")}
          </Button>
        </form>
      )}
      <LinkButton href={paths.accountEmail()} tone="secondary">
        {t("credentials:email.change")}
      </LinkButton>
    </Card>
  );
}
