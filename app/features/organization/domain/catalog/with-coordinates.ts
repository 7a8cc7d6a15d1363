import { coordinatesText } from "~/kernel/places/coordinates";

/** A location with its point as the form has it, in place of the two numbers that are stored. */
export function withCoordinates<Stored extends { latitude: number | null; longitude: number | null }>({
  latitude,
  longitude,
  ...place
}: Stored) {
  return { ...place, coordinates: coordinatesText(latitude, longitude) };
}
