import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { ProviderCardView } from "../../domain/booking/booking-view";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { bookWithHref } from "../booking/booking-href";
import { priceText } from "../booking/price-text";
import { whereParts } from "../booking/when-text";

/** What a doctor does and where, each said once. */
export const unitOf = ({ provider, departments }: ProviderCardView): string[] =>
  [provider.designation, ...departments].filter((text, index, all) => text !== "" && all.indexOf(text) === index);

/** The languages that a doctor speaks, by their names. */
export const spokenBy = (format: Format, { provider }: ProviderCardView): string[] =>
  provider.languages.map((tag) => format.languageName(tag.split(/[-_]/)[0] ?? tag));

/** Where the next times are and in which zone, where that is told at all and is the same of all; else each says it. */
export function sharedPlace(format: Format, { next }: ProviderCardView): string[] {
  const told = next.map((at) => whereParts(format, at));
  const [first = []] = told;
  return told.every((parts) => parts.join() === first.join()) ? first : [];
}

/** The next times of a doctor as links that book, at most `most` of them; `placed` where it is told already where they are. */
export const timesOf = (
  { t, format }: { t: PatientTranslate; format: Format },
  { provider, offering, next }: ProviderCardView,
  { kind, name, most = next.length, placed }: { kind: AppointmentKind; name: string; most?: number; placed?: boolean },
) =>
  next.slice(0, most).map((at) => ({
    label: format.time(at.start, at.zone),
    day: format.date(at.start, at.zone, "short"),
    note: [...(placed ? [] : whereParts(format, at)), ...(at.price ? [priceText(t, format, at.price)] : [])].join(
      " · ",
    ),
    spoken: t("booking:provider.bookWith", { name }),
    href: bookWithHref(kind, provider.id, { service: offering?.id, place: at.placeId, at: at.start }),
  }));
