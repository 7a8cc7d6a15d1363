import { usePatientT } from "~/i18n/use-t";
import type { BookingList } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { EmptyState } from "~/ui/view/empty-state";
import type { Narrowest } from "../../domain/lists/list-view";
import type { ListFilters } from "../../schemas/lists/list-filters";
import { chosenText, type FilterField } from "../booking/filter-fields";

interface ListEmptyProps {
  by: BookingList;
  filters: ListFilters;
  fields: readonly FilterField[];
  narrowest: Narrowest;
  hrefOf: (filters: ListFilters) => string;
}

/** Nothing fits: the filter without which most would, as the one thing to take away. */
export function ListEmpty({ by, filters, fields, narrowest, hrefOf }: ListEmptyProps) {
  const { t } = usePatientT();
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  if (!narrowed) return <EmptyState icon={by === "provider" ? "people" : "building"} title={t("booking:kind.none")} />;
  const field = fields.find(({ name }) => name === narrowest);
  const name = narrowest === "q" ? filters.q : field && chosenText(field);
  return (
    <EmptyState
      icon={by === "provider" ? "people" : "building"}
      title={t(by === "provider" ? "booking:lists.empty" : "booking:lists.nothingFits")}
      action={
        narrowest && name ? (
          <LinkButton href={hrefOf({ ...filters, [narrowest]: undefined })}>
            {t("booking:lists.without", { filter: name })}
          </LinkButton>
        ) : (
          <LinkButton href={hrefOf({})}>{t("booking:lists.clear")}</LinkButton>
        )
      }
    >
      {t("booking:lists.emptyHint")}
    </EmptyState>
  );
}
