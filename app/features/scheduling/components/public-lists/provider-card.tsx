import { usePatientT } from "~/i18n/use-t";
import { telHref } from "~/kernel/contact/tel-href";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon, type IconName } from "~/ui/base/icon";
import { Anchor, TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { TimeLinks } from "~/ui/form/time-grid";
import { Avatar } from "~/ui/view/avatar";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { bookWithHref } from "../booking/booking-href";
import { nothingText } from "../booking/nothing-text";
import { pricesText } from "../booking/price-text";
import { providerName } from "./provider-name";
import { spokenBy, timesOf, unitOf } from "./provider-times";
import { Dotted } from "~/ui/base/dotted";

/** A doctor, what they offer, and the next times that can be booked at one touch. */
export function ProviderCard({ card, kind }: { card: ProviderCardView; kind: AppointmentKind }) {
  const { t, format } = usePatientT();
  const { provider } = card;
  const name = providerName(t, provider);
  const languages = spokenBy(format, card);
  const unit = unitOf(card);
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6 computer:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] computer:gap-8"
    >
      <div className="flex flex-wrap items-start gap-4">
        <Avatar
          name={`${provider.firstName} ${provider.lastName}`.trim()}
          photo={provider.photoFileId && paths.photo(provider.photoFileId)}
          colourKey={provider.id}
          colour={provider.colour}
          size="large"
        />
        <div className="min-w-0 grow basis-40">
          <h2 className="text-xl font-semibold">
            <Anchor
              href={paths.provider(provider.id)}
              className="text-ink no-underline underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </Anchor>
          </h2>
          {unit.length > 0 && (
            <p className="text-muted">
              <Dotted parts={unit} />
            </p>
          )}
          {languages.length > 0 && (
            <Fact icon="chat">{t("booking:provider.speaks", { languages: format.list(languages) })}</Fact>
          )}
        </div>
      </div>
      <CardTimes card={card} kind={kind} name={name} />
    </article>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-sm text-muted">
      <Icon name={icon} className="mt-0.5 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

function CardTimes({ card, kind, name }: { card: ProviderCardView; kind: AppointmentKind; name: string }) {
  const { t, format } = usePatientT();
  const { provider, offering } = card;
  if (offering?.callToBook != null) return <CallToBook phone={offering.callToBook} />;
  const times = timesOf({ t, format }, card, { kind, name });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t("booking:provider.nextFree")}</h3>
        {offering && (
          <p className="text-sm text-muted">
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
      </div>
      {times.length > 0 ? (
        <TimeLinks label={t("booking:provider.nextFree")} times={times} />
      ) : (
        <p className="text-muted">
          {card.reason ? nothingText(t, format, card.reason) : t("booking:provider.noTimes")}
        </p>
      )}
      <p>
        <LinkButton href={bookWithHref(kind, provider.id)} tone="secondary" size="small" iconEnd="chevron-end">
          {t("booking:provider.seeAllTimes")}
          <VisuallyHidden>{t("booking:provider.bookWith", { name })}</VisuallyHidden>
        </LinkButton>
      </p>
    </div>
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
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
        )}
      </p>
    </div>
  );
}
