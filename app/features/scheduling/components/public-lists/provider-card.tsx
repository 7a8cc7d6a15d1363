import { usePatientT } from "~/i18n/use-t";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/base/icon";
import { Anchor, TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { DayTimeLinks } from "~/ui/form/time-grid";
import { Avatar } from "~/ui/view/avatar";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { bookWithHref } from "../booking/booking-href";
import { nothingText } from "../booking/nothing-text";
import { pricesText } from "../booking/price-text";
import { distanceText } from "./distance-text";
import { providerName } from "./provider-name";
import { placesOf, spokenBy, timesOf, unitOf } from "./provider-times";
import { Dotted } from "~/ui/base/dotted";

/** A doctor, what they offer, and the next times that can be booked at one touch. */
export function ProviderCard({ card, kind }: { card: ProviderCardView; kind: AppointmentKind }) {
  const { t, format, bcp47 } = usePatientT();
  const { provider, offering } = card;
  const name = providerName(t, provider);
  const languages = spokenBy(format, card);
  const unit = unitOf(card);
  const where = placesOf(format, card.next);
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 shadow-card computer:py-2.5 computer:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex items-start gap-4">
        <Avatar
          name={`${provider.firstName} ${provider.lastName}`.trim()}
          photo={provider.photoFileId && paths.photo(provider.photoFileId, "160")}
          colourKey={provider.id}
          colour={provider.colour}
          size="large"
        />
        <div className="min-w-0 grow text-sm text-muted">
          <h2 className="text-lg leading-tight font-semibold">
            <Anchor
              href={paths.provider(provider.id)}
              className="text-ink no-underline underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </Anchor>
          </h2>
          {unit.length > 0 && (
            <p className="text-base">
              <Dotted parts={unit} />
            </p>
          )}
          {offering && (
            <p>
              <Dotted
                parts={[
                  offering.name,
                  t("booking:offering.duration", { count: offering.durationMinutes }),
                  pricesText(t, format, offering.prices),
                  offering.onlyFor && t(`booking:offering.${offering.onlyFor}Only`),
                ]}
              />
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-4">
            {card.rating && (
              <p>
                <span aria-hidden="true" className="text-brand-text">
                  ★{" "}
                </span>
                {t("feedback:published.mean", { mean: format.number(card.rating.mean), count: card.rating.count })}
              </p>
            )}
            {where.length > 0 && <Fact icon="pin">{where.join(" · ")}</Fact>}
            {card.distanceKm !== undefined && (
              <Fact icon="pin">
                {t("booking:lists.away", { distance: distanceText(format, bcp47, card.distanceKm) })}
              </Fact>
            )}
            {languages.length > 0 && (
              <Fact icon="chat">{t("booking:provider.speaks", { languages: format.list(languages) })}</Fact>
            )}
            {offering?.callToBook == null && (
              <TextLink
                href={bookWithHref(kind, provider.id)}
                className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
              >
                {t("booking:provider.seeAllTimes")}
                <VisuallyHidden> {t("booking:provider.bookWith", { name })}</VisuallyHidden>
              </TextLink>
            )}
          </div>
        </div>
      </div>
      <CardTimes card={card} kind={kind} name={name} />
    </article>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="flex items-start gap-1.5">
      <Icon name={icon} className="mt-0.5 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

/** Its next times as a grid of days, or why there are none. */
export function CardTimes({ card, kind, name }: { card: ProviderCardView; kind: AppointmentKind; name: string }) {
  const { t, format } = usePatientT();
  const { offering } = card;
  if (offering?.callToBook != null) return <CallToBook phone={offering.callToBook} />;
  const times = timesOf({ t, format }, card, { kind, name });
  if (times.length > 0) return <DayTimeLinks label={t("booking:provider.nextFree")} times={times} />;
  return (
    <p className="text-muted">{card.reason ? nothingText(t, format, card.reason) : t("booking:provider.noTimes")}</p>
  );
}

/** The number to call where an offering is booked on the phone only. */
export function CallToBook({ phone }: { phone: string }) {
  const { t } = usePatientT();
  return (
    <div className="flex items-start gap-3 rounded-md bg-sunken p-4">
      <Icon name="phone" className="mt-0.5 size-5 text-brand-text" />
      <p>
        <span className="block font-semibold">{t("booking:offering.callToBook")}</span>
        <span className="block text-sm text-muted">{t("booking:offering.callToBookWhy")}</span>
        {phone && (
          <TextLink href={telHref(phone)} className="flex min-h-11 items-center text-lg">
            <bdi dir="ltr">{phoneShown(phone)}</bdi>
          </TextLink>
        )}
      </p>
    </div>
  );
}
