import { useT } from "~/i18n/use-t";
import { Panel } from "~/ui/view/panel";
import { SignOutForm } from "./sign-out-form";

/** All that a professional sees who is not approved yet. */
export function ApprovalPanel({ organizationName }: { organizationName: string }) {
  const { t } = useT();
  const signOut = (
    <SignOutForm tone="secondary" icon="sign-out">
      {t("common:signOut")}
    </SignOutForm>
  );
  return (
    <Panel title={t("identity:approval.title")} icon="clock" actions={signOut}>
      <p>{t("identity:approval.text", { organization: organizationName })}</p>
    </Panel>
  );
}
