/** So many doctors of a service, department or place are counted and looked at, and no more. */
export const MOST_LISTED_PROVIDERS = 40;

/** Something in a public list, with the doctors who can be booked for it. */
export interface ListedProviders {
  id: string;
  doctors: readonly string[];
  /** There are more than `doctors` names. */
  more: boolean;
}

/** Reads a list of ids in text, which holds one more than are listed where there are more. */
export function listedProviders(id: string, text: string | null): ListedProviders {
  const ids = text ? text.split(",") : [];
  return { id, doctors: ids.slice(0, MOST_LISTED_PROVIDERS), more: ids.length > MOST_LISTED_PROVIDERS };
}

/**
 * At most `most` doctors of some things, taken in turn, so that each has some of its own looked at before one has many.
 */
export function providersInTurn(items: readonly ListedProviders[], most: number): Set<string> {
  const chosen = new Set<string>();
  const longest = Math.max(0, ...items.map(({ doctors }) => doctors.length));
  for (let rank = 0; rank < longest; rank++)
    for (const { doctors } of items) {
      const id = doctors[rank];
      if (id === undefined) continue;
      if (chosen.size >= most) return chosen;
      chosen.add(id);
    }
  return chosen;
}
