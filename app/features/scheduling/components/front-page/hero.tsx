import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Dotted } from "~/ui/base/dotted";
import { LinkButton } from "~/ui/action/button";
import type { SoonestView } from "../../domain/booking/booking-view";
import type { FrontPageView } from "../../domain/front-page/front-page-view";
import { bookWithHref } from "../booking/booking-href";
import { providerName } from "../public-lists/provider-name";
import { SearchBox } from "./search-box";
import { SizedImage } from "../public-lists/sized-image";

interface HeroProps extends Pick<FrontPageView, "photo" | "soonest"> {
  name: string;
  logo: string | null;
  /** The first paragraph of what the practice says of itself. */
  about: string;
}

/** Who the practice is, the search, and the first free time; on a phone what it says of itself comes after these. */
export function Hero({ name, logo, about, photo, soonest }: HeroProps) {
  const { t } = usePatientT();
  return (
    <section className="grid grid-cols-1 items-center gap-6 computer:grid-cols-2 computer:gap-12">
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        <div className="flex flex-wrap items-center gap-4">
          {logo && (
            <img
              src={logo}
              alt=""
              width={160}
              height={64}
              className="h-10 w-auto max-w-40 object-contain object-left tablet:h-16"
            />
          )}
          <h1 className="min-w-0 font-display text-3xl font-semibold tablet:text-4xl">
            <bdi>{name}</bdi>
          </h1>
        </div>
        {about && (
          <p
            dir="auto"
            className="order-last max-w-prose whitespace-pre-line text-muted tablet:order-none tablet:text-lg"
          >
            {about}
          </p>
        )}
        <SearchBox />
        <div className="flex flex-wrap gap-3">
          <Soonest soonest={soonest} />
        </div>
      </div>
      {photo && (
        <SizedImage
          first
          picture={photo}
          alt={t("front:photo", { name })}
          sizes="(width >= 72rem) 33rem, (width >= 62rem) 45vw, 92vw"
          className="aspect-video h-auto w-full rounded-lg object-cover computer:aspect-4/3"
        />
      )}
    </section>
  );
}

function Soonest({ soonest }: { soonest: SoonestView | null }) {
  const { t, format } = usePatientT();
  if (!soonest)
    return (
      <LinkButton href={paths.booking()} icon="calendar">
        {t("front:next.book")}
      </LinkButton>
    );
  const { provider, offering, at } = soonest;
  const day = format.date(at.start, at.zone, "short");
  const zone = at.namesZone ? ` (${format.zoneName(at.zone, at.start)})` : "";
  const href = bookWithHref(offering.kind, provider.id, { service: offering.id, place: at.placeId, at: at.start });
  const where = offering.kind === "video" ? null : at.city;
  return (
    <>
      <LinkButton href={href} icon="clock" tone="secondary" className="max-tablet:w-full">
        <span className="min-w-0 grow text-start">
          {t("front:next.soonest", { time: `${day}, ${format.time(at.start, at.zone)}${zone}` })}
          <span className="block text-sm font-normal text-muted">
            <Dotted parts={[t(`booking:kind.${offering.kind}`), where, providerName(t, provider)]} />
          </span>
        </span>
      </LinkButton>
      <LinkButton href={paths.booking()} tone="secondary" iconEnd="chevron-end" className="max-tablet:w-full">
        {t("front:next.book")}
      </LinkButton>
    </>
  );
}
