import { distanceKm, type Coordinates } from "~/kernel/places/coordinates";
import { foldText } from "~/kernel/text/fold-text";

/** A location as far as it says where it is. */
export interface KnownPlace {
  name: string;
  city: string;
  postalCode: string;
  /** Degrees; nothing where nobody said. */
  latitude?: number | null;
  longitude?: number | null;
}

const pointOf = ({ latitude, longitude }: Pick<KnownPlace, "latitude" | "longitude">): Coordinates | undefined =>
  latitude == null || longitude == null ? undefined : { latitude, longitude };

const plain = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();
/** The part of a postal code that says the area: `SE1` of `SE1 9DG`. */
const areaOf = (code: string): string => plain(code).split(" ")[0] ?? "";

/** How well what was typed names a place: its name or town before the beginning of one, and areas of the post last. */
const TESTS: readonly ((typed: string, place: KnownPlace) => boolean)[] = [
  (typed, { name }) => plain(name) === typed,
  (typed, { city }) => plain(city) === typed,
  (typed, { postalCode }) => plain(postalCode).replaceAll(" ", "") === typed.replaceAll(" ", ""),
  (typed, { name, city }) => [name, city].some((text) => plain(text).startsWith(typed)),
  (typed, { postalCode }) => /\d/.test(typed) && areaOf(postalCode) !== "" && areaOf(postalCode) === areaOf(typed),
];

/** The point from which distances count: that of the practice's place that was meant; undefined where none was. */
export function nearPoint(typed: string | undefined, places: readonly KnownPlace[]): Coordinates | undefined {
  const wanted = plain(typed ?? "");
  if (wanted === "") return undefined;
  const known = places.filter((place) => pointOf(place) !== undefined);
  for (const test of TESTS) {
    const found = known.find((place) => test(wanted, place));
    if (found) return pointOf(found);
  }
  return undefined;
}

/** What can be chosen to be near to: towns, and the places by their names; nothing where all are in one spot. */
export function nearChoices(places: readonly KnownPlace[]): string[] {
  const known = places.filter((place) => pointOf(place) !== undefined);
  if (new Set(known.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size < 2) return [];
  return [...new Set([...known.map(({ city }) => city), ...known.map(({ name }) => name)])].filter(Boolean);
}

/** How far the nearest of some places is; undefined where none says where it is. */
export function nearestKm(
  from: Coordinates,
  places: readonly Pick<KnownPlace, "latitude" | "longitude">[],
): number | undefined {
  const distances = places.flatMap((place) => {
    const point = pointOf(place);
    return point ? [distanceKm(from, point)] : [];
  });
  return distances.length > 0 ? Math.min(...distances) : undefined;
}
