import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { Dotted } from "~/ui/base/dotted";
import { TimeLinks } from "~/ui/form/time-grid";
import { initials } from "~/ui/view/initials";
import { personColour, personLook } from "~/ui/view/person-colour";
import type { ProviderCardView, ProviderView } from "../../domain/booking/booking-view";
import { CallToBook } from "../public-lists/provider-card";
import { providerName } from "../public-lists/provider-name";
import { placesOf, spokenBy, timesOf, unitOf } from "../public-lists/provider-times";

/** So many of the next times of each: the doctor's own page has them all. */
const TIMES = 2;

/** The doctors with their photos, each with the next times that can be booked. */
export function Team({ cards, level = 3 }: { cards: readonly ProviderCardView[]; level?: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-1 gap-5 tablet:grid-cols-2 large:grid-cols-3">
      {cards.map((card) => (
        <li key={card.provider.id} className="min-w-0">
          <Member card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Member({ card, level }: { card: ProviderCardView; level: 2 | 3 }) {
  const { t, format } = usePatientT();
  const { provider } = card;
  const name = providerName(t, provider);
  const spoken = spokenBy(format, card);
  const unit = unitOf(card);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-[min(1.25rem,5vw)] shadow-card"
    >
      <div className="flex flex-wrap items-start gap-4">
        <Face provider={provider} />
        <div className="min-w-0 grow basis-40">
          <Heading className="text-lg font-semibold">
            <Anchor
              href={paths.provider(provider.id)}
              className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
            >
              <bdi>{name}</bdi>
            </Anchor>
          </Heading>
          <p className="text-muted">
            <Dotted parts={unit} />
          </p>
          {spoken.length > 0 && (
            <p className="text-sm text-muted">{t("booking:provider.speaks", { languages: format.list(spoken) })}</p>
          )}
        </div>
      </div>
      <div className="mt-auto">
        <Times card={card} name={name} />
      </div>
    </article>
  );
}

/** The photo in its small width, or the initials; the name stands beside it. */
function Face({ provider }: { provider: ProviderView }) {
  const { id, photoFileId, firstName, lastName, colour } = provider;
  const shape = "size-20 shrink-0 rounded-full";
  if (photoFileId)
    return (
      <img
        src={paths.photo(photoFileId, "160")}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className={`${shape} object-cover`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center text-2xl font-semibold select-none`}
      style={personLook(personColour(id, colour))}
    >
      {initials(`${firstName} ${lastName}`.trim())}
    </span>
  );
}

function Times({ card, name }: { card: ProviderCardView; name: string }) {
  const { t, format } = usePatientT();
  const { offering, next } = card;
  if (!offering) return null;
  if (offering.callToBook !== null) return <CallToBook phone={offering.callToBook} />;
  if (next.length === 0) return <p className="text-sm text-muted">{t("booking:provider.noTimes")}</p>;
  const times = timesOf({ t, format }, card, { kind: offering.kind, name, most: TIMES });
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        <Dotted
          parts={[
            t(offering.kind === "video" ? "booking:kind.video" : "booking:kind.clinic"),
            t("booking:offering.duration", { count: offering.durationMinutes }),
            ...placesOf(format, next.slice(0, TIMES)),
          ]}
        />
      </p>
      <TimeLinks label={t("booking:provider.nextFree")} times={times} />
    </>
  );
}
