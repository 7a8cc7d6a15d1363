import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { DateField } from "~/ui/form/date-field";
import { HiddenFields } from "~/ui/form/hidden-fields";

export interface ListFilterProps {
  /** Where the form is sent to, by GET, so that a narrowed list is an address. */
  action: string;
  /** What stays as it is while the list is narrowed, such as its tab. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** The list as it is without any of it; null where it is not narrowed. */
  clearHref: string | null;
  /** What is searched for, in a line of its own. */
  search?: ReactNode;
  children: ReactNode;
}

/** The form that narrows a list. It needs no script. */
export function ListFilter({ action, kept = {}, clearHref, search, children }: ListFilterProps) {
  const { t } = useT();
  return (
    <form method="get" action={action} role="search" className="flex flex-col gap-4">
      <HiddenFields fields={kept} />
      {search}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-end gap-4 tablet:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary" icon="search">
          {t("lists:apply")}
        </Button>
        {clearHref !== null && (
          <LinkButton href={clearHref} tone="quiet">
            {t("common:actions.clear")}
          </LinkButton>
        )}
      </div>
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
