import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";

/** On each page of a patient whose address is unproven: what that means, and the way to confirm it. */
export function UnprovenBanner() {
  const { t } = useT();
  const confirm = (
    <LinkButton href={paths.confirmEmail()} tone="secondary" size="small" icon="mail">
      {t("home:unproven.action")}
    </LinkButton>
  );
  return (
    <Banner tone="info" title={t("home:unproven.title")} action={confirm}>
      {t("home:unproven.text")}
    </Banner>
  );
}
