import type { SettingsEntry } from "~/screens/settings-entry";
import { paths } from "~/paths";

/** What the index of settings leads to of the account's security. */
export const securityEntries: readonly SettingsEntry[] = [
  {
    href: paths.accountSecurity(),
    title: "security:account.title",
    text: "security:account.lead",
    group: "own",
    authority: "settings.read",
  },
];
