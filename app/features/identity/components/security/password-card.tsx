import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

/** The way to another password, or to a first one. */
export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useT();
  return (
    <Card title={t("security:password.title")}>
      <p className="mb-5 text-muted">{t(hasPassword ? "security:password.text" : "security:password.none")}</p>
      <LinkButton href={hasPassword ? paths.accountPassword() : paths.forgotPassword()} tone="secondary">
        {t(hasPassword ? "security:password.change" : "security:password.choose")}
      </LinkButton>
    </Card>
  );
}
