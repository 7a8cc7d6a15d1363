import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";

/** A mailed link that works no more, and how to get another. */
export function LinkGone() {
  const { t } = useT();
  return (
    <>
      <PageHeader icon="clock" title={t("identity:signInLink.goneTitle")} lead={t("identity:signInLink.goneText")} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.forgotPassword()}>{t("identity:signInLink.askAgain")}</LinkButton>
        <LinkButton href={paths.login()} tone="secondary">
          {t("common:signIn")}
        </LinkButton>
      </div>
    </>
  );
}
