import { usePatientT } from "~/i18n/use-t";
import type { FirstFreeView, OfferingView } from "../../domain/booking/booking-view";
import type { ListFilters } from "../../schemas/lists/list-filters";
import { bookServiceHref } from "../booking/booking-href";
import { ChoiceCard } from "~/ui/action/choice-card";
import { Dotted } from "~/ui/base/dotted";
import { FirstFree } from "../booking/first-free";
import { asText, listHref } from "./list-tabs";
import { pricesText } from "../booking/price-text";
import { CallToBook } from "./provider-card";

interface ServiceListProps {
  offerings: readonly (OfferingView & { free?: FirstFreeView })[];
  /** Without booking by service alone, a service leads to its doctors. */
  byService: boolean;
  /** Doctors can be chosen: who asks for one of some kind is led to those. */
  byProvider?: boolean;
  /** What narrows the list. */
  filters?: ListFilters;
}

/** The services of one kind of appointment, with length, price and first free time. */
export function ServiceList({ offerings, byService, byProvider = false, filters = {} }: ServiceListProps) {
  const { t, format } = usePatientT();
  const { location, language, gender, earliest, price } = filters;
  const anyDoctor = byService && !(byProvider && (language !== undefined || gender !== undefined));
  const shared = { location, language, ...asText({ gender, earliest, price }) };
  return (
    <ul className="grid gap-4 computer:grid-cols-2">
      {offerings.map((offering) => {
        const { id, kind, name, description, callToBook } = offering;
        const length = t("booking:offering.duration", { count: offering.durationMinutes });
        if (callToBook !== null) {
          return (
            <li key={id} className="rounded-lg border border-line bg-surface p-5 shadow-card">
              <h2 className="text-lg font-semibold">
                <bdi>{name}</bdi>
              </h2>
              <p className="mb-3 text-muted">{length}</p>
              <CallToBook phone={callToBook} />
            </li>
          );
        }
        const href = anyDoctor
          ? bookServiceHref(kind, id, { place: location })
          : listHref(kind, "provider", { ...shared, service: id });
        return (
          <li key={id} className="*:h-full">
            <ChoiceCard href={href} title={name} aside={pricesText(t, format, offering.prices)}>
              <Dotted parts={[length, offering.onlyFor && t(`booking:offering.${offering.onlyFor}Only`)]} />
              {description && (
                <span className="mt-1 block text-sm">
                  <bdi>{description}</bdi>
                </span>
              )}
              {offering.free && <FirstFree free={offering.free} />}
            </ChoiceCard>
          </li>
        );
      })}
    </ul>
  );
}
