import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { ShellPerson } from "./shell-data.server";

/** Who is signed in and how to leave; or how to come in. */
export function AccountLinks({ person }: { person: ShellPerson | null }) {
  const { t } = useT();
  const { pathname } = useLocation();
  if (!person && (pathname === paths.login() || pathname === paths.secondStep())) return null;
  if (!person) {
    return (
      <LinkButton href={paths.login()} tone="secondary" size="small">
        {t("common:signIn")}
      </LinkButton>
    );
  }
  return (
    <>
      <Anchor
        href={paths.accountSecurity()}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium text-ink no-underline hover:bg-sunken"
      >
        <Icon name="person" />
        <span className="hidden max-w-48 truncate computer:inline" dir="auto">
          {person.name}
        </span>
        <VisuallyHidden>{t("common:accountSecurity")}</VisuallyHidden>
      </Anchor>
      <Anchor
        href={paths.logout()}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium text-ink no-underline hover:bg-sunken"
      >
        <Icon name="sign-out" />
        {t("common:signOut")}
      </Anchor>
    </>
  );
}
