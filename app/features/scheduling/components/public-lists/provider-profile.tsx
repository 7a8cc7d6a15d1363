import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Anchor } from "~/ui/base/link";
import { Avatar } from "~/ui/view/avatar";
import type { OfferingView, ProviderCardView, ProviderView } from "../../domain/booking/booking-view";
import type { ShownPlaceView } from "../../domain/booking/shown-place";
import { bookWithHref } from "../booking/booking-href";
import { ChoiceCard } from "~/ui/action/choice-card";
import { Island } from "~/ui/base/island";
import { listHref } from "./list-tabs";
import { pricesText } from "../booking/price-text";
import { CallToBook, CardTimes } from "./provider-card";
import { Places } from "./places";
import { placesOf } from "./provider-times";
import { ProviderMore, type ProviderMoreProps } from "./provider-more";
import { providerName } from "./provider-name";
import { Dotted } from "~/ui/base/dotted";

interface ProviderProfileProps extends ProviderMoreProps {
  provider: ProviderView;
  offerings: readonly OfferingView[];
  places: readonly ShownPlaceView[];
  card: ProviderCardView | null;
  rating: { mean: number; count: number } | null;
  hasComments: boolean;
  insurers: readonly string[];
}

/** A doctor's public page: who they are, and what can be booked with them. */
export function ProviderProfile(props: ProviderProfileProps) {
  const { provider, offerings, places, card, insurers, more, rating, hasComments } = props;
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
        <div className="min-w-0 grow basis-40">
          <h1 className="font-display text-2xl tablet:text-3xl font-semibold">
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
          {rating && (
            <p className="font-medium">
              <span aria-hidden="true" className="text-brand-text">
                ★{" "}
              </span>
              {t("feedback:published.mean", { mean: format.number(rating.mean), count: rating.count })}
            </p>
          )}
          {hasComments && <Anchor href={paths.providerFeedback(provider.id)}>{t("feedback:published.title")}</Anchor>}
        </div>
      </header>
      {provider.about && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {provider.about}
        </p>
      )}
      {card && card.next.length > 0 && <NextTimes card={card} name={name} />}
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
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{t("booking:lists.byLocation")}</h2>
          <Places places={places} severalZones={new Set(places.map(({ timeZone }) => timeZone)).size > 1} />
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

/** The next times by day, as on the list: each books at one touch. */
function NextTimes({ card, name }: { card: ProviderCardView; name: string }) {
  const { t, format } = usePatientT();
  const { offering, next } = card;
  if (!offering) return null;
  const kind = t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic");
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <h2 className="text-xl font-semibold">{t("booking:provider.nextFree")}</h2>
      <p className="text-sm text-muted">
        <Dotted parts={[offering.name, kind, pricesText(t, format, offering.prices), ...placesOf(format, next)]} />
      </p>
      <CardTimes card={card} kind={offering.kind} name={name} />
    </section>
  );
}
