import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Pager } from "~/screens/pager";
import type { EmployeeFilterValues } from "./employee-filters";

interface ListPagesProps {
  filter: EmployeeFilterValues & { order?: string };
  before: string | null;
  after: string | null;
}

/** The way to the neighbouring pages of the list. */
export function ListPages({ filter, ...pages }: ListPagesProps) {
  const { t } = useT();
  return (
    <Pager
      {...pages}
      hrefFor={(page) => paths.employees({ ...filter, ...page })}
      words={{ before: t("employees:list.previous"), after: t("employees:list.next") }}
    />
  );
}
