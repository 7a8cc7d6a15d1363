import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AppShell } from "~/ui/shell/app-shell";
import { BarLink } from "~/ui/shell/bar-link";
import { MobileBar } from "~/ui/shell/mobile-bar";
import { SidePanel } from "~/ui/shell/side-panel";
import { TopBar } from "~/ui/shell/top-bar";
import { AccountLinks } from "./account-links";
import { AddPatientLink } from "./add-patient-link";
import { ActingBanner } from "./acting-banner";
import { DemoBanner } from "~/features/demo/components/demo-banner";
import { IdleNotice } from "./idle-notice";
import { LanguageList, LanguageMenu } from "./language-menu";
import { NoticesLink, NoticesPlace } from "./notices";
import { SettingsMenu } from "./settings-navigation";
import type { ShellData } from "./shell-data.server";
import { PortalBanner } from "./portal-banner";
import { addsPatients, isBookingPage, isCurrent, opensSidePanel } from "./shell-menu";
import { UnprovenBanner } from "./unproven-banner";

export interface ShellProps {
  shell: ShellData;
  width?: "narrow" | "wide" | "full";
  children: ReactNode;
}

/** How many items the top bar of a tablet has room for beside the name and the language. */
const MOST_ON_TOP = 2;

/** Header and side panel around a screen. */
export function Shell({ shell, width, children }: ShellProps) {
  const { t } = useT();
  const { pathname } = useLocation();
  const { organizationName, logoFileId, languages, locale, person, idleMinutes } = shell;
  // A page of the settings may have the address of another part of the app.
  const here = shell.settings ? paths.settings() : pathname;
  const menu = shell.menu.map((item) => (
    <BarLink key={item.href} {...item} label={t(item.label)} current={isCurrent(item, here)} />
  ));
  const several = languages.length > 0;
  const bars = (
    <>
      <TopBar
        name={organizationName}
        href={paths.login()}
        logo={logoFileId && paths.logo(logoFileId)}
        items={person ? menu.slice(0, MOST_ON_TOP) : menu}
        beside={person?.approved}
        end={
          <>
            {addsPatients(person) && <AddPatientLink />}
            {person && <NoticesLink />}
            {several && <LanguageMenu languages={languages} chosen={locale} />}
            <AccountLinks person={person} />
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
            {addsPatients(person) && <AddPatientLink onBar />}
            {person && <NoticesLink onBar />}
          </>
        }
        foot={
          <>
            {several && <LanguageList languages={languages} chosen={locale} />}
            <div className="flex flex-col items-stretch gap-1 border-t border-line pt-4">
              <AccountLinks person={person} inMenu />
            </div>
          </>
        }
      />
    </>
  );
  const side = person?.approved && (
    <SidePanel
      label={t("common:navigation.main")}
      toggleLabel={t("common:navigation.menu")}
      defaultOpen={opensSidePanel(pathname)}
    >
      <ul className="flex flex-col gap-1">{menu}</ul>
    </SidePanel>
  );
  return (
    <AppShell
      skipLabel={t("common:actions.skipToContent")}
      bars={bars}
      side={side}
      beside={shell.settings && <SettingsMenu {...shell.settings} />}
      width={width}
    >
      {shell.banner && isBookingPage(pathname) && <PortalBanner banner={shell.banner} />}
      {shell.demo && <DemoBanner removable={shell.demo.removable} />}
      {person?.unproven && pathname !== paths.confirmEmail() && <UnprovenBanner />}
      {person?.actingFor && <ActingBanner name={person.actingFor} />}
      {children}
      {person && <NoticesPlace />}
      {idleMinutes !== null && <IdleNotice minutes={idleMinutes} />}
    </AppShell>
  );
}
