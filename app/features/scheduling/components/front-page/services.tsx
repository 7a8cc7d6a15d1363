import { usePatientT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
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
  /** Within a page of one's own: one below the other, and a list begins at its content; a step has a focus of its own. */
  own?: boolean;
}

/** The services with length and price, each leading into booking with itself chosen. */
export function Services({ services, byService, own = false }: ServicesProps) {
  const { t, format } = usePatientT();
  const list = own ? "#main" : "";
  const hrefOf = ({ kind, id, name, callToBook }: OfferingView) => {
    if (callToBook !== null) return `${listHref(kind, "service", { q: name })}${list}`;
    return byService ? bookServiceHref(kind, id) : `${listHref(kind, "provider", { service: id })}${list}`;
  };
  return (
    <ul className={classNames("grid grid-cols-1 gap-x-8", !own && "tablet:grid-cols-2")}>
      {services.map((service) => (
        <li key={service.id} className={classNames("border-b border-line", own && "last:border-0")}>
          <Anchor
            href={hrefOf(service)}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-3 text-ink no-underline hover:text-brand-text"
          >
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold underline decoration-line-strong decoration-1 underline-offset-4">
                <bdi>{service.name}</bdi>
              </span>
              <span className="block text-sm text-muted">
                <Dotted
                  parts={[
                    t(service.kind === "video" ? "booking:kind.video" : "booking:kind.clinic"),
                    t("booking:offering.duration", { count: service.durationMinutes }),
                    service.callToBook !== null && t("booking:offering.callToBook"),
                    service.onlyFor && t(`booking:offering.${service.onlyFor}Only`),
                  ]}
                />
              </span>
            </span>
            <span className="font-medium">{pricesText(t, format, service.prices)}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
