import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** The rows of the settings index that are about money. */
export const settingsEntries = [
  {
    href: paths.setting("paymentsettings"),
    title: "billing:settings.title",
    text: "billing:settings.text",
    group: "connections",
    authority: "settings.change",
  },
  {
    href: paths.adminSetting("payment"),
    title: "billing:order.title",
    text: "billing:order.text",
    group: "connections",
    authority: "settings.change",
  },
  {
    href: paths.credits(),
    title: "credits:index.title",
    text: "credits:index.text",
    group: "booking",
    authority: "credit.manage",
  },
  {
    href: paths.discounts(),
    title: "discounts:list.title",
    text: "discounts:list.text",
    group: "booking",
    authority: "discount.manage",
  },
] as const satisfies readonly SettingsEntry[];
