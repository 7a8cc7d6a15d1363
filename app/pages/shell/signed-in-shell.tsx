import { useLocation } from "@remix-run/react";
import { DemoBanner } from "~/features/demo/components/demo-banner";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Island } from "~/ui/base/island";
import { AppShell } from "~/ui/shell/app-shell";
import { BottomBar } from "~/ui/shell/bottom-bar";
import { MobileBar } from "~/ui/shell/mobile-bar";
import { SidePanel } from "~/ui/shell/side-panel";
import { TopBar } from "~/ui/shell/top-bar";
import { useNonce } from "../nonce";
import { AccountEntries, AccountMenu } from "./account-menu";
import { ActingBanner } from "./acting-banner";
import { AddPatientLink } from "./add-patient-link";
import { CallGoingOn } from "./call-going-on";
import { IdleNotice } from "./idle-notice";
import { LanguageList, LanguageMenu } from "./language-menu";
import { MenuGroups } from "./menu-groups";
import { NoticesLink, NoticesPlace } from "./notices";
import { PortalBanner } from "./portal-banner";
import { SearchField, SearchLink, SearchSheet } from "./search-box";
import { SettingsMenu } from "./settings-navigation";
import { SiteFooter } from "./site-footer";
import type { ShellPerson } from "./shell-data.server";
import { addsPatients, isBookingPage, isCurrent, searches } from "./shell-menu";
import type { ShellProps } from "./shell-props";
import { UnprovenBanner } from "./unproven-banner";

interface SignedInShellProps extends ShellProps {
  person: ShellPerson;
}

/** The bar on top, and that of a phone with the sheet of everything. */
function Bars({ shell, person }: Pick<SignedInShellProps, "shell" | "person">) {
  const { t } = useT();
  const { organizationName, logoFileId, languages, locale, menu, settings } = shell;
  const several = languages.length > 0;
  return (
    <>
      <TopBar
        name={organizationName}
        href={paths.login()}
        logo={logoFileId && paths.logo(logoFileId)}
        search={searches(person) && <SearchField />}
        end={
          <>
            {searches(person) && <SearchLink />}
            {addsPatients(person) && <AddPatientLink />}
            <NoticesLink />
            {several && <LanguageMenu languages={languages} chosen={locale} />}
            <AccountMenu person={person} />
          </>
        }
      />
      <MobileBar
        name={organizationName}
        href={paths.login()}
        menuLabel={t("common:navigation.menu")}
        items={<MenuGroups menu={menu} settings={settings} />}
        end={
          <>
            {searches(person) && <SearchLink onBar />}
            {addsPatients(person) && <AddPatientLink onBar />}
            <NoticesLink onBar />
          </>
        }
        foot={
          <>
            {several && <LanguageList languages={languages} chosen={locale} />}
            <div className="border-t border-line pt-4">
              <AccountEntries person={person} />
            </div>
          </>
        }
      />
    </>
  );
}

/** The main places at the foot of a phone: staff's, who go to and fro between them all day. */
function Foot({ shell: { menu } }: Pick<ShellProps, "shell">) {
  const { t } = useT();
  const { pathname } = useLocation();
  const items = menu
    .filter(({ main }) => main)
    .map((item) => ({ ...item, label: t(item.label), current: isCurrent(item, pathname) }));
  return items.length > 1 && <BottomBar label={t("home:mainPlaces")} items={items} />;
}

/** Whether this person can be in a call: a patient, and staff who see appointments. */
const holdsCalls = ({ menu }: SignedInShellProps["shell"], { kind }: SignedInShellProps["person"]): boolean =>
  kind === "patient" || menu.some(({ href }) => href === paths.videoAppointments());

/** The frame of whoever is signed in: one menu at the side, bars without places of their own, and the screen. */
export function SignedInShell({ shell, person, width, children }: SignedInShellProps) {
  const { t } = useT();
  const { pathname, search: query } = useLocation();
  const nonce = useNonce();
  const { idleMinutes, banner, demo, menu, settings } = shell;
  const side = person.approved && (
    <SidePanel
      label={t("common:navigation.main")}
      toggle={{
        action: paths.accountDisplay({ next: `${pathname}${query}` }),
        label: t("common:navigation.menu"),
      }}
      open={person.display.rail === "open"}
    >
      <MenuGroups menu={menu} settings={settings} />
    </SidePanel>
  );
  return (
    <AppShell
      skipLabel={t("common:actions.skipToContent")}
      bars={<Bars {...{ shell, person }} />}
      side={side}
      end={shell.foot && <SiteFooter {...shell.foot} />}
      foot={person.approved && <Foot shell={shell} />}
      scale={person.kind === "employee" ? "staff" : undefined}
      beside={settings && <SettingsMenu {...settings} />}
      width={width}
    >
      {banner && isBookingPage(pathname) && <PortalBanner banner={banner} />}
      {width !== "stage" && holdsCalls(shell, person) && <CallGoingOn />}
      {demo && <DemoBanner removable={demo.removable} />}
      {person.unproven && pathname !== paths.confirmEmail() && <UnprovenBanner />}
      {person.actingFor && <ActingBanner name={person.actingFor} />}
      {children}
      <NoticesPlace />
      <Island name="display" nonce={nonce} />
      {searches(person) && <SearchSheet />}
      {idleMinutes !== null && <IdleNotice minutes={idleMinutes} />}
    </AppShell>
  );
}
