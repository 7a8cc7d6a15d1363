import { latinDigits } from "../text/latin-digits";

/** A point on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** How maps and people write a point, the most exact first: the pin of a link says more than the middle of its map. */
const FORMS = [
  /!3d([+-]?\d{1,3}(?:\.\d+)?)!4d([+-]?\d{1,3}(?:\.\d+)?)/,
  /[?&]mlat=([+-]?\d{1,3}(?:\.\d+)?)&mlon=([+-]?\d{1,3}(?:\.\d+)?)/,
  /[?&](?:q|ll|sll|query|daddr|destination|coordinate)=([+-]?\d{1,3}(?:\.\d+)?)(?:,|%2C)\s*([+-]?\d{1,3}(?:\.\d+)?)/i,
  /@([+-]?\d{1,3}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)/,
  /#map=\d+(?:\.\d+)?\/([+-]?\d{1,3}(?:\.\d+)?)\/([+-]?\d{1,3}(?:\.\d+)?)/,
  /^geo:([+-]?\d{1,3}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)/,
  /^([+-]?\d{1,3}(?:\.\d+)?)(?:\s*[,،;]\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)$/,
];

const HALVES = /^([+-]?\d{1,3}(?:\.\d+)?)\s*(?:°\s*)?([NS])[\s,،;]*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:°\s*)?([EW])$/i;

/** About a metre. */
const DIGITS = 5;
const round = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/** `51.5072° N, 0.0930° W` as two signed numbers; other text as it is. */
const signed = (text: string): string =>
  text.replace(HALVES, (_, latitude: string, south: string, longitude: string, west: string) =>
    [/s/i.test(south) ? `-${latitude}` : latitude, /w/i.test(west) ? `-${longitude}` : longitude].join(","),
  );

/** The point that typed coordinates or the link of a map name; undefined where they name none on the globe. */
export function readCoordinates(typed: string): Coordinates | undefined {
  const text = signed(latinDigits(typed).replaceAll("٫", ".").trim());
  for (const form of FORMS) {
    const [, first, second] = form.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    const [latitude, longitude] = [round(Number(first)), round(Number(second))];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  }
  return undefined;
}

/** A point as it stands in a form: `51.5072, -0.093`; empty where none is known. */
export const coordinatesText = (latitude: number | null, longitude: number | null): string =>
  latitude === null || longitude === null ? "" : `${latitude}, ${longitude}`;

/** Mean radius of the Earth (IUGG). */
const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far it is from one point to another along the globe, in kilometres, by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const up = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const part = up + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}
