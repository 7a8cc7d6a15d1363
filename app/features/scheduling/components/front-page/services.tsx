import { usePatientT } from "~/i18n/use-t";
import { Dotted } from "~/ui/base/dotted";
import { Anchor } from "~/ui/base/link";
import type { OfferingView } from "../../domain/booking/booking-view";
import { bookServiceHref } from "../booking/booking-href";
import { pricesText } from "../booking/price-text";
import { listHref } from "../public-lists/list-tabs";

interface ServicesProps {
  services: readonly OfferingView[];
  /** Without booking by service alone, a service leads to its doctors. */
  byService: boolean;
}

/** The services with length and price, each leading into booking with itself chosen. */
export function Services({ services, byService }: ServicesProps) {
  const { t, format } = usePatientT();
  return (
    <ul className="grid grid-cols-1 gap-x-8 tablet:grid-cols-2">
      {services.map(({ id, kind, name, durationMinutes, prices, callToBook, onlyFor }) => (
        <li key={id} className="border-b border-line">
          <Anchor
            href={byService && callToBook === null ? bookServiceHref(kind, id) : listHref(kind, "service", { q: name })}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-3 text-ink no-underline hover:text-brand-text"
          >
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold underline decoration-line-strong decoration-1 underline-offset-4">
                <bdi>{name}</bdi>
              </span>
              <span className="block text-sm text-muted">
                <Dotted
                  parts={[
                    t(kind === "video" ? "booking:kind.video" : "booking:kind.clinic"),
                    t("booking:offering.duration", { count: durationMinutes }),
                    callToBook !== null && t("booking:offering.callToBook"),
                    onlyFor && t(`booking:offering.${onlyFor}Only`),
                  ]}
                />
              </span>
            </span>
            <span className="font-medium">{pricesText(t, format, prices)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
