/** Where the way to a location is shown, by the practice's choice. */
export type DirectionsService = "OPENSTREETMAP" | "GOOGLE_MAPS" | "APPLE_MAPS" | "NONE";

const ADDRESSES: Readonly<Record<Exclude<DirectionsService, "NONE">, (place: string) => string>> = {
  OPENSTREETMAP: (place) => `https://www.openstreetmap.org/search?query=${place}`,
  GOOGLE_MAPS: (place) => `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  APPLE_MAPS: (place) => `https://maps.apple.com/?daddr=${place}`,
};

/** Where a place is, as it is written on a letter. */
interface PostalAddress {
  address: string;
  postalCode: string;
  city: string;
  countryCode: string;
}

/** The address of the way to a place; null where it has none, or the practice wants no link. */
export function directionsHref(service: DirectionsService, place: PostalAddress): string | null {
  const said = [place.address, [place.postalCode, place.city].filter(Boolean).join(" "), place.countryCode];
  const text = said.filter(Boolean).join(", ");
  return service === "NONE" || place.address === "" ? null : ADDRESSES[service](encodeURIComponent(text));
}
