import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Island } from "~/ui/base/island";
import { AppShell } from "~/ui/shell/app-shell";
import { BarLink } from "~/ui/shell/bar-link";
import { BottomBar } from "~/ui/shell/bottom-bar";
import { MobileBar } from "~/ui/shell/mobile-bar";
import { MenuGroup, SidePanel } from "~/ui/shell/side-panel";
import { TopBar } from "~/ui/shell/top-bar";
import { AccountEntries, AccountMenu } from "./account-menu";
import { AddPatientLink } from "./add-patient-link";
import { ActingBanner } from "./acting-banner";
import { DemoBanner } from "~/features/demo/components/demo-banner";
import { IdleNotice } from "./idle-notice";
import { LanguageList, LanguageMenu } from "./language-menu";
import { useNonce } from "../nonce";
import { NoticesLink, NoticesPlace } from "./notices";
import { SettingsMenu } from "./settings-navigation";
import type { ShellData } from "./shell-data.server";
import { PortalBanner } from "./portal-banner";
import { SearchField, SearchLink, SearchSheet } from "./search-box";
import { addsPatients, isBookingPage, isCurrent, menuGroups, searches } from "./shell-menu";
import { SignInLink } from "./sign-in-link";
import { UnprovenBanner } from "./unproven-banner";

export interface ShellProps {
  shell: ShellData;
  width?: "narrow" | "wide" | "full";
  children: ReactNode;
}

/** The links of the menu as they are drawn, in their groups; the groups have names where there are several. */
function useMenu({ menu, settings }: ShellData) {
  const { t } = useT();
  const { pathname } = useLocation();
  // A page of the settings may have the address of another part of the app.
  const here = settings ? paths.settings() : pathname;
  return menuGroups(menu).map(({ name, items }) => (
    <MenuGroup key={name ?? ""} title={name && t(`home:groups.${name}`)}>
      {items.map(({ group: _, main: _main, records: _records, ...item }, index) => (
        <BarLink key={item.href} {...item} label={t(item.label)} current={isCurrent(items[index] ?? item, here)} />
      ))}
    </MenuGroup>
  ));
}

/** The bar on top, and that of a phone with the sheet of everything. */
function Bars({ shell, menu }: Pick<ShellProps, "shell"> & { menu: ReactNode }) {
  const { t } = useT();
  const { organizationName, logoFileId, languages, locale, person } = shell;
  const several = languages.length > 0;
  return (
    <>
      <TopBar
        name={organizationName}
        href={paths.login()}
        logo={logoFileId && paths.logo(logoFileId)}
        items={person ? undefined : menu}
        search={searches(person) && <SearchField />}
        end={
          <>
            {searches(person) && <SearchLink />}
            {addsPatients(person) && <AddPatientLink />}
            {person && <NoticesLink />}
            {several && <LanguageMenu languages={languages} chosen={locale} />}
            {person ? <AccountMenu person={person} /> : <SignInLink />}
          </>
        }
      />
      <MobileBar
        name={organizationName}
        href={paths.login()}
        menuLabel={t("common:navigation.menu")}
        items={menu}
        end={
          <>
            {searches(person) && <SearchLink onBar />}
            {addsPatients(person) && <AddPatientLink onBar />}
            {person && <NoticesLink onBar />}
          </>
        }
        foot={
          <>
            {several && <LanguageList languages={languages} chosen={locale} />}
            <div className="flex flex-col items-stretch gap-1 border-t border-line pt-4">
              {person ? <AccountEntries person={person} /> : <SignInLink />}
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

/** Bars on top, menu at the side, and the screen. */
export function Shell({ shell, width, children }: ShellProps) {
  const { t } = useT();
  const { pathname, search: query } = useLocation();
  const nonce = useNonce();
  const menu = useMenu(shell);
  const { person, idleMinutes } = shell;
  const side = person?.approved && (
    <SidePanel
      label={t("common:navigation.main")}
      toggle={{ action: paths.accountDisplay({ next: `${pathname}${query}` }), label: t("common:navigation.menu") }}
      open={person.display.rail === "open"}
    >
      {menu}
    </SidePanel>
  );
  return (
    <AppShell
      skipLabel={t("common:actions.skipToContent")}
      bars={<Bars {...{ shell, menu }} />}
      side={side}
      foot={person?.approved && <Foot shell={shell} />}
      scale={person?.kind === "employee" ? "staff" : undefined}
      beside={shell.settings && <SettingsMenu {...shell.settings} />}
      width={width}
    >
      {shell.banner && isBookingPage(pathname) && <PortalBanner banner={shell.banner} />}
      {shell.demo && <DemoBanner removable={shell.demo.removable} />}
      {person?.unproven && pathname !== paths.confirmEmail() && <UnprovenBanner />}
      {person?.actingFor && <ActingBanner name={person.actingFor} />}
      {children}
      {person && <NoticesPlace />}
      {person && <Island name="display" nonce={nonce} />}
      {searches(person) && <SearchSheet />}
      {idleMinutes !== null && <IdleNotice minutes={idleMinutes} />}
    </AppShell>
  );
}
