import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { NativeSelect } from "~/ui/form/native-select";
import { EmptyState } from "~/ui/view/empty-state";
import type { ProviderCardView } from "../../domain/booking-view";
import type { VisitKind } from "../../domain/visit-kind";
import { listHref } from "./list-tabs";
import { ProviderCard } from "./provider-card";

interface ProviderListProps {
  kind: VisitKind;
  cards: readonly ProviderCardView[];
  /** The filters as they stand in the address. */
  filters: { service?: string; department?: string; location?: string };
  offerings: readonly { id: string; name: string }[];
  next: string | null;
}

/** The doctors who can be booked, soonest free first. */
export function ProviderList({ kind, cards, filters, offerings, next }: ProviderListProps) {
  const { t } = useT();
  return (
    <>
      <ServiceFilter kind={kind} filters={filters} offerings={offerings} />
      {cards.length === 0 ? (
        <EmptyState
          icon="people"
          title={t("booking:lists.empty")}
          action={<LinkButton href={listHref(kind, "provider")}>{t("booking:lists.showAll")}</LinkButton>}
        >
          {t("booking:lists.emptyHint")}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-5">
          {cards.map((card) => (
            <li key={card.provider.id}>
              <ProviderCard card={card} kind={kind} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="flex justify-center">
          <LinkButton
            href={listHref(kind, "provider", { ...filters, after: next })}
            tone="secondary"
            iconEnd="chevron-end"
          >
            {t("booking:lists.more")}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function ServiceFilter({ kind, filters, offerings }: Pick<ProviderListProps, "kind" | "filters" | "offerings">) {
  const { t } = useT();
  if (offerings.length < 2) return null;
  return (
    <form method="get" action={listHref(kind, "provider")} className="flex flex-wrap items-end gap-3">
      {filters.department && <input type="hidden" name="department" value={filters.department} />}
      {filters.location && <input type="hidden" name="location" value={filters.location} />}
      <div className="min-w-0 grow tablet:max-w-96">
        <NativeSelect
          name="service"
          label={t("booking:lists.filterService")}
          placeholder={t("booking:lists.allServices")}
          defaultValue={filters.service ?? ""}
          options={offerings.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <Button type="submit" tone="secondary" icon="filter">
        {t("common:actions.filter")}
      </Button>
    </form>
  );
}
