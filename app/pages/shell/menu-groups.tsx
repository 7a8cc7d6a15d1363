import { useLocation } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { BarLink } from "~/ui/shell/bar-link";
import { MenuGroup } from "~/ui/shell/menu-group";
import { isCurrent, menuGroups, type MenuItem } from "./shell-menu";

/** The links of the menu as they are drawn, in their groups; the groups have names where there are several. */
export function MenuGroups({ menu }: { menu: readonly MenuItem[] }) {
  const { t } = useT();
  const { pathname } = useLocation();
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
              current={isCurrent(item, pathname)}
            />
          ))}
        </MenuGroup>
      ))}
    </>
  );
}
