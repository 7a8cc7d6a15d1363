import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import type { EmployeeFilterValues } from "./employee-filters";

interface ListPagesProps {
  filter: EmployeeFilterValues;
  before: string | null;
  after: string | null;
}

/** The way to the neighbouring pages of the list. */
export function ListPages({ filter, before, after }: ListPagesProps) {
  const { t } = useT();
  if (before === null && after === null) return null;
  return (
    <nav aria-label={t("common:navigation.pagination")}>
      <Cluster className="justify-between">
        {before === null ? (
          <span />
        ) : (
          <LinkButton href={paths.employees({ ...filter, before })} tone="secondary" icon="chevron-start">
            {t("employees:list.previous")}
          </LinkButton>
        )}
        {after !== null && (
          <LinkButton href={paths.employees({ ...filter, after })} tone="secondary" iconEnd="chevron-end">
            {t("employees:list.next")}
          </LinkButton>
        )}
      </Cluster>
    </nav>
  );
}
