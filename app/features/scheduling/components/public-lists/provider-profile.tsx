import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Icon } from "~/ui/base/icon";
import { Avatar } from "~/ui/view/avatar";
import type { OfferingView, PlaceView, ProviderView } from "../../domain/booking/booking-view";
import { bookWithHref } from "../booking/booking-href";
import { ChoiceCard } from "~/ui/action/choice-card";
import { Island } from "~/ui/base/island";
import { listHref } from "./list-tabs";
import { pricesText } from "../booking/price-text";
import { CallToBook } from "./provider-card";
import { ProviderMore, type ProviderMoreProps } from "./provider-more";
import { providerName } from "./provider-name";
import { Dotted } from "~/ui/base/dotted";

interface ProviderProfileProps extends ProviderMoreProps {
  provider: ProviderView;
  offerings: readonly OfferingView[];
  places: readonly PlaceView[];
  insurers: readonly string[];
}

/** A doctor's public page: who they are, and what can be booked with them. */
export function ProviderProfile({ provider, offerings, places, insurers, more }: ProviderProfileProps) {
  const { t, format } = usePatientT();
  const name = providerName(t, provider);
  const languages = provider.languages.map((tag) => format.languageName(tag.split(/[-_]/)[0] ?? tag));
  return (
    <>
      <BackLink href={listHref(offerings[0]?.kind ?? "clinic", "provider")}>{t("booking:lists.byProvider")}</BackLink>
      <header className="flex flex-wrap items-center gap-5">
        <Avatar
          name={`${provider.firstName} ${provider.lastName}`.trim()}
          photo={provider.photoFileId && paths.photo(provider.photoFileId, "160")}
          colourKey={provider.id}
          colour={provider.colour}
          size="large"
        />
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-semibold">
            <bdi>{name}</bdi>
          </h1>
          {provider.designation && (
            <p className="text-lg text-muted">
              <bdi>{provider.designation}</bdi>
            </p>
          )}
          {languages.length > 0 && (
            <p className="text-muted">{t("booking:provider.speaks", { languages: format.list(languages) })}</p>
          )}
        </div>
      </header>
      {provider.about && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {provider.about}
        </p>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="text-xl font-semibold">{t("booking:title")}</h2>
        {offerings.length === 0 && <p className="text-muted">{t("booking:kind.none")}</p>}
        <ul className="flex flex-col gap-4">
          {offerings.map((offering) => (
            <li key={offering.id}>
              {offering.callToBook === null ? (
                <ChoiceCard
                  href={bookWithHref(offering.kind, provider.id, { service: offering.id })}
                  icon={offering.kind === "video" ? "camera" : "building"}
                  title={offering.name}
                  aside={pricesText(t, format, offering.prices)}
                >
                  <Dotted
                    parts={[
                      t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic"),
                      t("booking:offering.duration", { count: offering.durationMinutes }),
                      offering.onlyFor && t(`booking:offering.${offering.onlyFor}Only`),
                    ]}
                  />
                </ChoiceCard>
              ) : (
                <section aria-label={offering.name} className="flex flex-col gap-2">
                  <h3 className="font-semibold">
                    <bdi>{offering.name}</bdi>
                  </h3>
                  <CallToBook phone={offering.callToBook} />
                </section>
              )}
            </li>
          ))}
        </ul>
      </section>
      {places.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl font-semibold">{t("booking:lists.byLocation")}</h2>
          {places.map((place) => (
            <p key={place.id} className="flex items-start gap-2.5">
              <Icon name="pin" className="mt-0.5 size-5 text-brand-text" />
              <span>
                <span className="block font-medium">
                  <bdi>{place.name}</bdi>
                </span>
                <span className="text-muted">
                  <bdi>{format.parts([place.address, place.city])}</bdi>
                </span>
              </span>
            </p>
          ))}
        </section>
      )}
      {insurers.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl font-semibold">{t("booking:provider.insurance")}</h2>
          <p>{format.list(insurers)}</p>
        </section>
      )}
      <ProviderMore more={more} />
      <Island name="booking" />
    </>
  );
}
