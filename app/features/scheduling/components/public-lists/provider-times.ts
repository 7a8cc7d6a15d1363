import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { pickOf } from "../../schemas/booking/booking-state";
import { bookWithHref } from "../booking/booking-href";
import { priceText } from "../booking/price-text";
import { whereParts } from "../booking/when-text";

/** What a doctor does and where, each said once. */
export const unitOf = ({ provider, departments }: ProviderCardView): string[] =>
  [provider.designation, ...departments].filter((text, index, all) => text !== "" && all.indexOf(text) === index);

/** The languages that a doctor speaks, by their names. */
export const spokenBy = (format: Format, { provider }: ProviderCardView): string[] =>
  provider.languages.map((tag) => format.languageName(tag.split(/[-_]/)[0] ?? tag));

/** Where the next times are and in which zone, each said once for all of them, as far as it is told at all. */
export const placesOf = (format: Format, next: ProviderCardView["next"]): string[] => [
  ...new Set(next.map((at) => format.parts(whereParts(format, at))).filter(Boolean)),
];

/** What tells a time from those elsewhere, in few words: its city, or its zone where nobody said the city. */
const elsewhere = (format: Format, at: ProviderCardView["next"][number]): string =>
  at.city ?? whereParts(format, at).join();

/** The next times as buttons, each of which chooses the doctor with it. */
export const pressesOf = (words: { t: PatientTranslate; format: Format }, card: ProviderCardView, name: string) =>
  shownTimes(words, card, { name }).map(({ at, ...time }) => ({
    ...time,
    name: "pick",
    value: pickOf(card.provider.id, at),
  }));

/**
 * The next times of a doctor as links that book, at most `most` of them. Where they are is said once at their head, and
 * at each in short where that differs.
 */
export const timesOf = (
  words: { t: PatientTranslate; format: Format },
  card: ProviderCardView,
  { kind, ...rest }: { kind: AppointmentKind; name: string; most?: number },
) =>
  shownTimes(words, card, rest).map(({ at, ...time }) => ({
    ...time,
    href: bookWithHref(kind, card.provider.id, { service: card.offering?.id, place: at.placeId, at: at.start }),
  }));

const shownTimes = (
  { t, format }: { t: PatientTranslate; format: Format },
  { next }: ProviderCardView,
  { name, most = next.length }: { name: string; most?: number },
) => {
  const shown = next.slice(0, most);
  const several = placesOf(format, shown).length > 1;
  return shown.map((at) => ({
    at,
    label: format.time(at.start, at.zone),
    day: format.date(at.start, at.zone, "short"),
    note: [several ? elsewhere(format, at) : "", at.price ? priceText(t, format, at.price) : ""]
      .filter(Boolean)
      .join(" · "),
    spoken: t("booking:provider.bookWith", { name }),
  }));
};
