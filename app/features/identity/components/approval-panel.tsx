import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Panel } from "~/ui/view/panel";

/** All that a professional sees who is not approved yet. */
export function ApprovalPanel({ organizationName }: { organizationName: string }) {
  const { t } = useT();
  const signOut = (
    <LinkButton href={paths.logout()} tone="secondary" icon="sign-out">
      {t("common:signOut")}
    </LinkButton>
  );
  return (
    <Panel title={t("identity:approval.title")} icon="clock" actions={signOut}>
      <p>{t("identity:approval.text", { organization: organizationName })}</p>
    </Panel>
  );
}
