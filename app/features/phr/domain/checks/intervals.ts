import { namedSubstances } from "./named-substances";
import type { DoseFinding, TakenDose } from "./taken-dose";

/** How often a medicine is taken that is not for every day, with the days between at least. */
const DAYS_OF = { weekly: 7, monthly: 28, threeMonths: 84, sixMonths: 180 } as const;
type Interval = keyof typeof DAYS_OF;

interface Rule {
  interval: Interval;
  /** Of so many mg at once, from and to: other strengths of it are for other intervals. */
  mg?: readonly [from: number, to: number];
  /** Of so many units at once at least. */
  units?: number;
  injected?: true;
  /** Not of these amounts in mg by mouth: they are for every day. */
  dailyByMouth?: readonly number[];
}

const of = (interval: Interval, names: string, rule: Omit<Rule, "interval"> = {}) =>
  Object.fromEntries(names.split(" ").map((name): [string, readonly Rule[]] => [name, [{ interval, ...rule }]]));

const MORE = Infinity;

/**
 * Medicines of which too much is taken where they are taken every day, by their substance. General knowledge (labels),
 * written by hand; a doctor reviews each line.
 */
const INTERVALS: Readonly<Record<string, readonly Rule[]>> = {
  ...of("weekly", "methotrexate dulaglutide tirzepatide mefloquine hydroxyprogesterone-caproate darbepoetin-alfa"),
  ...of(
    "weekly",
    "benzathine-benzylpenicillin adalimumab certolizumab-pegol secukinumab ixekizumab dupilumab omalizumab",
  ),
  ...of("weekly", "fluphenazine flupentixol zuclopenthixol paliperidone risperidone testosterone", { injected: true }),
  ...of("weekly", "etanercept", { mg: [50, 50] }),
  ...of("weekly", "semaglutide", { dailyByMouth: [1.5, 3, 4, 7, 9, 14, 25] }),
  ...of("weekly", "exenatide", { mg: [1, MORE] }),
  ...of("weekly", "colecalciferol ergocalciferol", { units: 50_000 }),
  ...of(
    "monthly",
    "zoledronic-acid golimumab ustekinumab guselkumab risankizumab mepolizumab benralizumab tezepelumab",
  ),
  ...of("monthly", "erenumab fremanezumab galcanezumab"),
  ...of("monthly", "aripiprazole", { injected: true, mg: [300, MORE] }),
  ...of("threeMonths", "medroxyprogesterone", { injected: true }),
  "alendronic-acid": [
    { interval: "weekly", mg: [35, 35] },
    { interval: "weekly", mg: [70, MORE] },
  ],
  "risedronic-acid": [
    { interval: "weekly", mg: [35, 35] },
    { interval: "monthly", mg: [75, MORE] },
  ],
  "ibandronic-acid": [
    { interval: "threeMonths", injected: true, mg: [3, 3] },
    { interval: "monthly", mg: [150, MORE] },
  ],
  denosumab: [
    { interval: "sixMonths", mg: [60, 60] },
    { interval: "monthly", mg: [120, MORE] },
  ],
  goserelin: [
    { interval: "monthly", mg: [3.6, 3.6] },
    { interval: "threeMonths", mg: [10.8, MORE] },
  ],
  leuprorelin: [
    { interval: "monthly", mg: [3.75, 7.5] },
    { interval: "threeMonths", mg: [11.25, MORE] },
  ],
  triptorelin: [
    { interval: "monthly", mg: [3, 3.75] },
    { interval: "threeMonths", mg: [11.25, MORE] },
  ],
};

/** The substances with an interval, for a test that compares them with the vocabulary. */
export const SUBSTANCES_WITH_INTERVAL: readonly string[] = Object.keys(INTERVALS);

/** What is taken at once in mg; where only the strength is known, one. */
const atOnce = ({ onceMg, eachMg }: TakenDose): number | null => onceMg ?? eachMg;

/** Whether a rule is of the medicine as it is taken; null where its amount decides and is not known. */
function holds({ mg, units, injected, dailyByMouth }: Rule, taken: TakenDose): boolean | null {
  const amount = atOnce(taken);
  if (injected && taken.place !== "injected") return false;
  if (units !== undefined) return taken.eachUnits !== null && taken.eachUnits >= units;
  if (dailyByMouth && taken.place === "inside") return amount !== null && !dailyByMouth.includes(amount);
  if (!mg) return true;
  return amount === null ? null : amount >= mg[0] && amount <= mg[1];
}

/** Intervals that a frequency of the directions can say: of a longer one, words are the usual way. */
const isSaid = (interval: Interval) => DAYS_OF[interval] <= DAYS_OF.monthly;

/**
 * A medicine that is taken more often than it usually is, such as methotrexate every day: dangerous. It is a caution
 * where words or an unknown amount leave open whether it is.
 */
export function intervalFinding(name: string, taken: TakenDose): DoseFinding[] {
  const rules = namedSubstances(name).substances.flatMap((code) => INTERVALS[code] ?? []);
  const found = rules.find((rule) => holds(rule, taken) === true);
  const rule = found ?? rules.find((each) => holds(each, taken) === null);
  if (!rule) return [];
  const check = `INTERVAL.${rule.interval}`;
  if (taken.inWords) return isSaid(rule.interval) ? [{ check, level: "warn", about: "" }] : [];
  if (taken.everyDays === null || taken.everyDays >= DAYS_OF[rule.interval]) return [];
  // A reason for one frequency says nothing of another.
  return [{ check, level: found ? "stop" : "warn", about: String(Number(taken.everyDays.toFixed(3))) }];
}
