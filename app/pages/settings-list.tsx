import { useT } from "~/i18n/use-t";
import type { SettingsEntry } from "~/screens/settings-entry";
import { Icon, type IconName } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { GROUP_ICONS } from "./settings-looks";

/** A screen of settings in the reader's words. */
export interface ListedSetting {
  href: string;
  title: string;
  /** What it changes. */
  text: string;
  group: SettingsEntry["group"];
  icon: IconName;
  /** How it stands now; empty where that is more than a few words. */
  now: string;
  /** All by which it is found. */
  words: string;
}

/** What is opened most, side by side. A search has them below, where they stand among the others. */
export function MostUsed({ entries }: { entries: readonly ListedSetting[] }) {
  const { t } = useT();
  return (
    <nav aria-label={t("settings:index.mostUsed")} data-narrowed="">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-muted">
        {t("settings:index.mostUsed")}
      </p>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 large:grid-cols-6">
        {entries.map(({ href, title, icon }) => (
          <li key={href} data-words="">
            <Anchor
              href={href}
              className="flex h-full min-h-12 items-center gap-2.5 rounded-lg border border-line bg-surface px-3 py-2 text-sm font-semibold text-ink no-underline shadow-card hover:border-brand-text"
            >
              <Icon name={icon} className="size-5 text-brand-text" />
              <span className="min-w-0">{title}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The settings of a group, each with what it changes and how it stands. */
export function SettingsGroup({
  group,
  entries,
}: {
  group: ListedSetting["group"];
  entries: readonly ListedSetting[];
}) {
  const { t } = useT();
  const id = `settings-${group}`;
  return (
    <section
      aria-labelledby={id}
      data-narrowed=""
      className="mb-4 break-inside-avoid overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 id={id} className="flex items-center gap-2.5 bg-sunken px-4 py-2.5 font-semibold">
        <Icon name={GROUP_ICONS[group]} className="size-5 text-brand-text" />
        {t(`settings:groups.${group}`)}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {entries.map((entry) => (
          <SettingRow key={entry.href} {...entry} />
        ))}
      </ul>
    </section>
  );
}

function SettingRow({ href, title, text, icon, now, words }: ListedSetting) {
  const { t } = useT();
  return (
    <li data-words={words} className="relative flex items-start gap-3 px-4 py-2.5 hover:bg-sunken">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <Anchor
            href={href}
            className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Anchor>
          {now !== "" && (
            // Cut at its own end, also where it reads the other way than the page.
            <span className="max-w-[50%] shrink-0 text-sm font-medium text-brand-text">
              <span className="sr-only">{t("settings:index.now")}: </span>
              <bdi className="block truncate">{now}</bdi>
            </span>
          )}
        </div>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <Icon name="chevron-end" className="mt-1 size-4 text-muted" />
    </li>
  );
}
