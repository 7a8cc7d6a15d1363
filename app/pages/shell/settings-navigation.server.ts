import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { SETTINGS_GROUPS } from "~/screens/settings-entry";
import { entryAt, openEntries } from "../settings-entries";
import type { SettingsNavigation } from "./settings-navigation";

/**
 * What stands beside a page of the settings, in the reader's words; null on every other page, and on their index, which
 * lists them all itself. It takes no round trip, and a page that hydrates needs no words of the settings for it.
 */
export function settingsNavigation(
  { actor, locale, profile }: RequestContext,
  pathname: string,
): SettingsNavigation | null {
  if (actor.kind !== "employee" || !actor.approved || !actor.authorities.has("settings.read")) return null;
  // The operator can take the way to the settings from administrators (shell-menu.server.ts).
  if (!profile.settings.adminPortal && actor.authorities.has("settings.change")) return null;
  const entries = openEntries(actor);
  const current = entryAt(entries, pathname);
  if (!current || current.apart) return null;
  const { t } = createTranslator(locale);
  const groups = SETTINGS_GROUPS.map((group) => ({
    group,
    title: t(`settings:groups.${group}`),
    current: current.group === group,
    entries: entries
      .filter((entry) => entry.group === group)
      .map((entry) => ({ href: entry.href, title: t(entry.title), current: entry === current })),
  }));
  return {
    label: t("settings:index.title"),
    opens: t("settings:index.all"),
    groups: groups.filter((group) => group.entries.length > 0),
  };
}
