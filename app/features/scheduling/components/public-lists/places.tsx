import type { Format } from "~/i18n/format";
import type { PatientTranslate } from "~/i18n/audiences";
import { usePatientT } from "~/i18n/use-t";
import { weekdayName } from "~/i18n/weekday-name";
import { phoneShown } from "~/kernel/contact/phone-text";
import { telHref } from "~/kernel/contact/tel-href";
import type { OpenSpan, OpenState } from "~/kernel/time/opening-hours";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { ShownPlaceView } from "../../domain/booking/shown-place";
import { SizedImage } from "./sized-image";

/** The locations: address, way there, phone, map and hours. */
export function Places({ places, severalZones }: { places: readonly ShownPlaceView[]; severalZones: boolean }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-5">
      {places.map((place) => (
        <li key={place.id} className="min-w-0">
          <Place place={place} severalZones={severalZones} />
        </li>
      ))}
    </ul>
  );
}

const act = "inline-flex min-h-11 items-center";

function Place({ place, severalZones }: { place: ShownPlaceView; severalZones: boolean }) {
  const { t, format } = usePatientT();
  const { name, address, postalCode, city, phone, directions, directionsHref, map } = place;
  const where = format.parts([address, [postalCode, city].filter(Boolean).join(" ")]);
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      {map && (
        <SizedImage
          picture={map}
          alt={t("front:places.map", { name })}
          sizes="(width >= 75rem) 21rem, (width >= 48rem) 45vw, 86vw"
          className="aspect-video h-auto w-full rounded-md object-cover"
        />
      )}
      <h3 className="text-lg font-semibold">
        <bdi>{name}</bdi>
      </h3>
      {where && (
        <p>
          <bdi>{where}</bdi>
        </p>
      )}
      {directions && (
        <p dir="auto" className="text-sm whitespace-pre-line text-muted">
          {directions}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6">
        {directionsHref && (
          <TextLink href={directionsHref} rel="noopener" className={act}>
            {t("front:places.directions")}
            <VisuallyHidden> {t("front:places.directionsTo", { name })}</VisuallyHidden>
          </TextLink>
        )}
        {phone && (
          <TextLink
            href={telHref(phone)}
            aria-label={t("front:places.call", { phone: phoneShown(phone) })}
            className={act}
          >
            <bdi dir="ltr">{phoneShown(phone)}</bdi>
          </TextLink>
        )}
      </p>
      <Hours place={place} severalZones={severalZones} />
    </article>
  );
}

function Hours({ place: { hours, timeZone }, severalZones }: { place: ShownPlaceView; severalZones: boolean }) {
  const { t, format } = usePatientT();
  if (!hours) return null;
  const { week, state, weekday } = hours;
  return (
    <div className="mt-auto border-t border-line pt-3">
      <h4 className="font-semibold">{t("front:places.hours")}</h4>
      <p className={state.open ? "font-semibold text-good-text" : "text-muted"}>{stateText(t, format, state)}</p>
      <dl className="mt-2 text-sm">
        {week.map((spans, index) => (
          <div
            key={index}
            className={`flex flex-wrap justify-between gap-x-4 py-0.5 ${index + 1 === weekday ? "font-semibold" : ""}`}
          >
            <dt>{weekdayName(format, index + 1)}</dt>
            <dd className="tabular-nums">
              {spans.length === 0 ? t("front:places.closed") : <bdi>{spansText(format, spans)}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      {severalZones && (
        <p className="mt-1 text-sm text-muted">
          {t("front:places.zone", { zone: format.zoneName(timeZone, Date.UTC(2000, 0, 1)) })}
        </p>
      )}
    </div>
  );
}

const spansText = (format: Format, spans: readonly OpenSpan[]) =>
  format.parts(spans.map(({ from, until }) => `${format.minutesOfDay(from)}–${format.minutesOfDay(until % 1_440)}`));

/** Whether it is open, in words. */
function stateText(t: PatientTranslate, format: Format, state: OpenState): string {
  if (state.open)
    return state.allDay
      ? t("front:places.openAlways")
      : t("front:places.openUntil", { time: format.minutesOfDay(state.until) });
  if (!state.opens) return t("front:places.closedNow");
  const time = format.minutesOfDay(state.opens.at);
  return state.opens.inDays === 0
    ? t("front:places.opensAt", { time })
    : t("front:places.opensOn", { day: weekdayName(format, state.opens.weekday), time });
}
