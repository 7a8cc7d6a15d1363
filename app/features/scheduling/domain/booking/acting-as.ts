import type { Actor } from "../appointments/appointment-transitions";

const SIDES: Readonly<Record<string, Actor>> = {
  employee: "staff",
  apiKey: "staff",
  patient: "patient",
  link: "patient",
  guest: "patient",
  system: "system",
  anonymous: "public",
};

/** On which side of the table of transitions somebody acts, by the kind that the session and the history name. */
export function actingAs(actorKind: string): Actor {
  return SIDES[actorKind] ?? "public";
}
