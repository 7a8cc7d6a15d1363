import { useT } from "~/i18n/use-t";
import type { OfferingView } from "../../domain/booking-view";
import { bookServiceHref } from "./booking-href";
import { ChoiceCard } from "./choice-card";
import { Dotted } from "./dotted";
import { listHref } from "./list-tabs";
import { priceText } from "./price-text";
import { CallToBook } from "./provider-card";

interface ServiceListProps {
  offerings: readonly OfferingView[];
  /** Without booking by service alone, a service leads to its doctors. */
  byService: boolean;
}

/** The services of one kind of visit, with length and price. */
export function ServiceList({ offerings, byService }: ServiceListProps) {
  const { t, format } = useT();
  return (
    <ul className="grid gap-4 computer:grid-cols-2">
      {offerings.map((offering) => {
        const length = t("booking:offering.duration", { count: offering.durationMinutes });
        if (offering.callToBook !== null) {
          return (
            <li key={offering.id} className="rounded-lg border border-line bg-surface p-5 shadow-card">
              <h2 className="text-lg font-semibold">{offering.name}</h2>
              <p className="mb-3 text-muted">{length}</p>
              <CallToBook phone={offering.callToBook} />
            </li>
          );
        }
        const href = byService
          ? bookServiceHref(offering.kind, offering.id)
          : listHref(offering.kind, "provider", { service: offering.id });
        return (
          <li key={offering.id} className="*:h-full">
            <ChoiceCard
              href={href}
              title={offering.name}
              aside={offering.price && priceText(t, format, offering.price)}
            >
              <Dotted parts={[length, offering.patientsOnly && t("booking:offering.patientsOnly")]} />
              {offering.description && <span className="mt-1 block text-sm">{offering.description}</span>}
            </ChoiceCard>
          </li>
        );
      })}
    </ul>
  );
}
