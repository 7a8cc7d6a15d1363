import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import type { AppointmentTab } from "../../domain/lists/appointment-selection";

export interface AppointmentTabsProps {
  current: AppointmentTab;
  /** Null where the list is narrowed by what is not counted. */
  totals: readonly { tab: AppointmentTab; total: number | null }[];
  hrefFor: (tab: AppointmentTab) => string;
}

const WORDS = {
  upcoming: "scheduling:list.upcomingCount",
  past: "scheduling:list.pastCount",
  new: "scheduling:list.newCount",
  all: "scheduling:list.allCount",
} as const;

/** The lists, with how many appointments each holds. */
export function AppointmentTabs({ current, totals, hrefFor }: AppointmentTabsProps) {
  const { t, format } = useT();
  return (
    <nav aria-label={t("scheduling:list.title")} className="overflow-x-auto">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {totals.map(({ tab, total }) => (
          <li key={tab}>
            <Anchor
              href={hrefFor(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={classNames(
                "-mb-px inline-flex min-h-12 items-center border-b-3 px-3.5 font-semibold no-underline tabular-nums tablet:px-5",
                tab === current
                  ? "border-brand-text text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {total === null ? t(`scheduling:list.${tab}`) : t(WORDS[tab], { total: format.number(total) })}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
