import { useLocation } from "@remix-run/react";
import { type ComponentType, lazy } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AppShell } from "~/ui/shell/app-shell";
import { MobileBar } from "~/ui/shell/mobile-bar";
import { TopBar } from "~/ui/shell/top-bar";
import { LanguageList, LanguageMenu } from "./language-menu";
import { MenuGroups } from "./menu-groups";
import { PortalBanner } from "./portal-banner";
import { isBookingPage } from "./shell-menu";
import type { ShellPerson } from "./shell-data.server";
import type { ShellProps } from "./shell-props";
import { SiteFooter } from "./site-footer";
import { SignInLink } from "./sign-in-link";

type SignedIn = ComponentType<ShellProps & { person: ShellPerson }>;

const loadSignedIn = async () => (await import("./signed-in-shell")).SignedInShell;

/**
 * Strangers' pages do not load what only those see who are signed in. A page of theirs has it before it is hydrated, so
 * that React meets the page as the server wrote it: its bridge is told what they may do.
 */
const SignedInShell: SignedIn =
  typeof document !== "undefined" && document.querySelector("[data-authorities]")
    ? await loadSignedIn()
    : lazy(async () => ({ default: await loadSignedIn() }));

/** Bars on top, menu at the side for whoever is signed in, and the screen. */
export function Shell(props: ShellProps) {
  const { person } = props.shell;
  return person ? <SignedInShell {...props} person={person} /> : <StrangersShell {...props} />;
}

/** The frame of visitors: the few places that are open to them on the bar, and the way in. */
function StrangersShell({ shell, width, children }: ShellProps) {
  const { t } = useT();
  const { pathname } = useLocation();
  const { organizationName: name, logoFileId, languages, locale, menu, settings, banner, foot } = shell;
  const several = languages.length > 0;
  const items = <MenuGroups menu={menu} settings={settings} />;
  const bars = (
    <>
      <TopBar
        name={name}
        href={paths.login()}
        logo={logoFileId && paths.logo(logoFileId)}
        items={items}
        end={
          <>
            {several && <LanguageMenu languages={languages} chosen={locale} />}
            <SignInLink />
          </>
        }
      />
      <MobileBar
        name={name}
        href={paths.login()}
        menuLabel={t("common:navigation.menu")}
        items={items}
        foot={
          <>
            {several && <LanguageList languages={languages} chosen={locale} />}
            <div className="flex flex-col items-stretch gap-1 border-t border-line pt-4">
              <SignInLink />
            </div>
          </>
        }
      />
    </>
  );
  return (
    <AppShell
      skipLabel={t("common:actions.skipToContent")}
      bars={bars}
      end={foot && <SiteFooter {...foot} />}
      width={width}
    >
      {banner && isBookingPage(pathname) && <PortalBanner banner={banner} />}
      {children}
    </AppShell>
  );
}
