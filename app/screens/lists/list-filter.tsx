import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { DateField } from "~/ui/form/date-field";
import { HiddenFields } from "~/ui/form/hidden-fields";

export interface ListFilterProps {
  /** Where the form is sent to, by GET, so that a narrowed list is an address. */
  action: string;
  /** What stays as it is while the list is narrowed, such as its tab. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** The list as it is without any of it; null where it is not narrowed. */
  clearHref: string | null;
  /** What is searched for: the first in the line, with the room that the others leave. */
  search?: ReactNode;
  /** What is asked for most: as much as there is room for beside the search. */
  children: ReactNode;
  /** What is asked for now and then, behind a press. */
  more?: ReactNode;
}

/**
 * The form that narrows a list, in one line on a wide screen; on a phone the search stands alone and the rest is behind a
 * press. It needs no script.
 */
export function ListFilter({ action, kept = {}, clearHref, search, children, more }: ListFilterProps) {
  const { t } = useT();
  return (
    <form method="get" action={action} role="search" className="list-filter">
      <HiddenFields fields={kept} />
      {search && <div className="list-filter-search">{search}</div>}
      {/* Without script a box that is ticked opens what follows it; it is sent nowhere. */}
      <input type="checkbox" id="list-filter-open" className="sr-only" />
      <label htmlFor="list-filter-open">
        <Icon name="filter" />
        <span>{t("lists:filter")}</span>
      </label>
      <div className="list-filter-fields">
        {children}
        {more && (
          <details>
            <summary>
              {t("lists:more")}
              <Icon name="chevron-down" className="size-4" />
            </summary>
            <div>{more}</div>
          </details>
        )}
      </div>
      <Button type="submit" tone="secondary">
        {t("lists:apply")}
      </Button>
      {clearHref !== null && (
        <LinkButton href={clearHref} tone="quiet">
          {t("common:actions.clear")}
        </LinkButton>
      )}
    </form>
  );
}

/** From which day on, and to which one. */
export function FilterDates({ from, to }: { from: string | null; to: string | null }) {
  const { t } = useT();
  return (
    <>
      <DateField name="from" label={t("lists:from")} defaultValue={from ?? ""} width="full" />
      <DateField name="to" label={t("lists:to")} defaultValue={to ?? ""} width="full" />
    </>
  );
}
