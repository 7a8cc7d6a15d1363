import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { ShellPerson } from "./shell-data.server";

interface AccountLinksProps {
  person: ShellPerson | null;
  /** In the menu of a phone every link has its words; a bar has no room for them. */
  inMenu?: boolean;
}

/** Who is signed in and how to leave; or how to come in. */
export function AccountLinks({ person, inMenu }: AccountLinksProps) {
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
        {inMenu ? (
          <span className="flex min-w-0 flex-col py-1.5">
            <bdi className="truncate">{person.name}</bdi>
            <span className="font-normal text-muted">{t("common:accountSecurity")}</span>
          </span>
        ) : (
          <>
            <span className="hidden max-w-48 truncate computer:inline" dir="auto">
              {person.name}
            </span>
            <VisuallyHidden>{t("common:accountSecurity")}</VisuallyHidden>
          </>
        )}
      </Anchor>
      <form method="post" action={paths.logout()} className="flex" data-signs-out>
        <button
          type="submit"
          className="inline-flex min-h-11 grow items-center gap-2 rounded-md px-3 text-sm font-medium text-ink hover:bg-sunken"
        >
          <Icon name="sign-out" />
          {t("common:signOut")}
        </button>
      </form>
    </>
  );
}
