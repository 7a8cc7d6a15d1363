import { isSubstanceClass, type SubstanceClass } from "../vocabulary/substance-classes";
import type { Interaction, Severity, Side } from "./interaction";
import { INTERACTIONS } from "./interaction-pairs";

/** What somebody is told of it: `stop` is dangerous and needs a reason to be saved or signed; `warn` is a caution. */
export type WarningLevel = "stop" | "warn";

/** The one rule by which a warning is called dangerous or a caution, in the record as in prescriptions. */
export const levelOf = (severity: Severity): WarningLevel => (severity === "high" ? "stop" : "warn");

/** A medicine that is taken: its substances and their classes. */
export interface Taken {
  substances: readonly string[];
  classes: readonly SubstanceClass[];
}

const isOn = ({ substances, classes }: Taken, side: Side) =>
  side.some((word) => (isSubstanceClass(word) ? classes.includes(word) : substances.includes(word)));

export interface Met<Other extends Taken> {
  interaction: Interaction;
  /** Those of the others that have a part in it. */
  others: readonly Other[];
}

/** The members of the others that stand on the sides which the new medicine leaves; null where a side stays empty. */
function partners<Other extends Taken>(sides: readonly Side[], others: readonly Other[]): Other[] | null {
  const found = new Set<Other>();
  for (const side of sides) {
    const on = others.filter((other) => isOn(other, side));
    if (on.length === 0) return null;
    for (const other of on) found.add(other);
  }
  return [...found];
}

/**
 * The interactions of a new medicine with those that are taken. What has the very same substances is a duplicate and
 * interacts with nothing.
 */
export function interactionsOf<Other extends Taken>(added: Taken, taken: readonly Other[]): Met<Other>[] {
  const others = taken.filter(
    ({ substances }) => substances.length === 0 || substances.join() !== added.substances.join(),
  );
  const all = INTERACTIONS.flatMap((interaction): Met<Other>[] => {
    const { sides } = interaction;
    const own = sides.filter((side) => isOn(added, side));
    if (own.length === 0) return [];
    // Where it stands on every side itself, as two that lengthen QT do, one other on any of them is enough.
    const open = own.length < sides.length ? sides.filter((side) => !own.includes(side)) : [sides.flat()];
    const met = partners(open, others);
    return met ? [{ interaction, others: met }] : [];
  });
  return worstOfEach(all);
}

const RANK: Readonly<Record<Severity, number>> = { high: 0, moderate: 1, low: 2 };

/** Two lines of the table may say the same of the same medicines: the worse one is told. */
function worstOfEach<Other extends Taken>(all: readonly Met<Other>[]): Met<Other>[] {
  const isSame = (one: Met<Other>, other: Met<Other>) =>
    one.interaction.reason === other.interaction.reason && one.others.every((each) => other.others.includes(each));
  const ranked = all.toSorted((one, other) => RANK[one.interaction.severity] - RANK[other.interaction.severity]);
  return ranked.filter((each, at) => !ranked.slice(0, at).some((worse) => isSame(each, worse)));
}
