import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { AppShell } from "~/ui/shell/app-shell";
import { MobileBar } from "~/ui/shell/mobile-bar";
import { TopBar } from "~/ui/shell/top-bar";
import type { ShellData } from "./shell-data.server";

export interface ShellProps {
  shell: ShellData;
  width?: "narrow" | "wide" | "full";
  children: ReactNode;
}

/** Header and side panel around a screen. */
export function Shell({ shell, width, children }: ShellProps) {
  const { t } = useT();
  const bars = (
    <>
      <TopBar name={shell.organizationName} href={paths.login()} />
      <MobileBar name={shell.organizationName} href={paths.login()} menuLabel={t("common:language")} items={null} />
    </>
  );
  return (
    <AppShell skipLabel={t("common:language")} bars={bars} width={width}>
      {children}
    </AppShell>
  );
}
