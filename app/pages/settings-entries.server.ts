import type { Translate } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { openEntries } from "./settings-entries";
import type { ListedSetting } from "./settings-list";
import { ENTRY_ICONS, GROUP_ICONS, mostUsed, mostUsedFirst } from "./settings-looks";
import { presentValues } from "./settings-values.server";

/** The screens of settings that somebody may open, in their language. */
export const settingsOf = ({ actor }: RequestContext, t: Translate) =>
  (actor.kind === "employee" ? openEntries(actor) : []).map(({ href, title, text, group, foundBy }) => ({
    ...{ href, title: t(title), text: t(text), group, foundBy: foundBy ? t(foundBy) : "" },
  }));

/**
 * The settings that somebody may open, as their index lists them: what is opened most first, each with what it changes
 * and how it stands.
 */
export async function listedSettings(
  context: RequestContext,
): Promise<{ entries: ListedSetting[]; most: ListedSetting[] }> {
  const { actor, locale } = context;
  if (actor.kind !== "employee") return { entries: [], most: [] };
  const { t } = createTranslator(locale);
  const [open, values] = [openEntries(actor), await presentValues(context)];
  const listed = ({ href, title, text, group, foundBy }: (typeof open)[number]): ListedSetting => ({
    ...{ href, group, title: t(title), text: t(text), now: values[title] ?? "" },
    icon: ENTRY_ICONS[title] ?? GROUP_ICONS[group],
    words: [t(title), t(text), t(`settings:groups.${group}`), values[title], foundBy && t(foundBy)]
      .filter(Boolean)
      .join(" "),
  });
  return { entries: mostUsedFirst(open).map(listed), most: mostUsed(open).map(listed) };
}
