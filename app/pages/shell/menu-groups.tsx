import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BarLink } from "~/ui/shell/bar-link";
import { MenuGroup } from "~/ui/shell/menu-group";
import type { ShellData } from "./shell-data.server";
import { currentItem, menuGroups } from "./shell-menu";

/** The links of the menu as they are drawn, in their groups; the groups have names where there are several. */
export function MenuGroups({ menu, settings }: Pick<ShellData, "menu" | "settings">) {
  const { t } = useT();
  const { pathname } = useLocation();
  // A page of the settings may have the address of another part of the app.
  const here = settings ? paths.settings() : pathname;
  const current = currentItem(menu, here);
  return (
    <>
      {menuGroups(menu).map(({ name, items }) => (
        <MenuGroup key={name ?? ""} title={name && t(`home:groups.${name}`)}>
          {items.map((item) => (
            <BarLink
              key={item.href}
              href={item.href}
              icon={item.icon}
              label={t(item.label)}
              current={item === current}
            />
          ))}
        </MenuGroup>
      ))}
    </>
  );
}
