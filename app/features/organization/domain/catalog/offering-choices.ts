/** A service that a form offers to choose. */
export interface OfferingChoice {
  value: string;
  label: string;
  /** Off where it was chosen before and is not offered now: it stays chosen until somebody takes it off. */
  isOffered: boolean;
}

/**
 * The services of a form: those that are offered, then those that were chosen before and are not offered now.
 * @param names of those that were chosen; one without a name is shown without
 */
export function offeringChoices(
  offered: readonly { id: string; name: string }[],
  chosen: readonly string[] = [],
  names: ReadonlyMap<string, string> = new Map(),
): OfferingChoice[] {
  const known = new Set(offered.map(({ id }) => id));
  return [
    ...offered.map(({ id, name }) => ({ value: id, label: name, isOffered: true })),
    ...[...new Set(chosen)]
      .filter((id) => !known.has(id))
      .map((id) => ({ value: id, label: names.get(id) ?? "", isOffered: false })),
  ];
}
