import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";

/** How whoever is not signed in comes in. */
export function SignInLink() {
  const { t } = useT();
  const { pathname } = useLocation();
  if (pathname === paths.login() || pathname === paths.secondStep()) return null;
  return (
    <LinkButton href={paths.login()} tone="secondary" size="small">
      {t("common:signIn")}
    </LinkButton>
  );
}
