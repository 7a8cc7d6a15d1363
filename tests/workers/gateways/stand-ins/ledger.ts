import type { StandIn, StandInPayment } from "../contract/stand-in";

/** One payment as a stand-in remembers it. */
export interface Entry extends StandInPayment {
  /** The gateway's name for it. */
  id: string;
  /** Our name as it came, which stays when the stand-in tells another one. */
  key: string;
  /** How it stands, in the gateway's own word. */
  word: string;
}

/** What every stand-in remembers alike; how a gateway asks and answers, each has for itself. */
export function ledger<E extends Entry>() {
  const entries: E[] = [];
  const forgotten = new Set<string>();
  const refunds = new Map<string, number>();
  const mood: { refuses: boolean; page: string | null } = { refuses: false, page: null };
  const known = (key: string): E | undefined =>
    forgotten.has(key) ? undefined : entries.findLast((entry) => entry.key === key);
  const of = (own: string): E => {
    const found = entries.findLast(({ key }) => key === own);
    if (!found) throw new Error(`nothing was begun as ${own}`);
    return found;
  };
  const controls = {
    begun: () => entries.map((entry) => ({ ...entry, own: entry.key })),
    say: (own, word) => void (of(own).word = word),
    alter: (own, change) =>
      void Object.assign(
        of(own),
        Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
      ),
    forget: (own) => void forgotten.add(own),
    refuse: (on) => void (mood.refuses = on),
    leadTo: (address) => void (mood.page = address),
    refundsOf: (own) => refunds.get(own) ?? 0,
  } satisfies Partial<StandIn>;
  return {
    entries,
    mood,
    controls,
    of,
    /** By our name; undefined where it is not known, or no longer. */
    known,
    /** By the gateway's name. */
    byId: (id: string): E | undefined => entries.find((entry) => entry.id === id && !forgotten.has(entry.key)),
    giveBack: ({ key }: E) => void refunds.set(key, (refunds.get(key) ?? 0) + 1),
  };
}
