import { foldText } from "~/kernel/text/fold-text";
import { addDays, DAY_MS, fromDayNumber, type IsoDate } from "~/kernel/time/dates";
import { DEMO_EPOCH } from "./demo-days";
import { NAMES } from "./names/all";
import type { NamePool } from "./names/name-pool";
import type { PracticePlan } from "./practice-plan";
import type { Random } from "./random";

export interface DemoPatient {
  id: string;
  number: number;
  /** Null for the many who have no sign-in. */
  userId: string | null;
  firstName: string;
  lastName: string;
  gender: number;
  birthDate: IsoDate;
  email: string;
  callingCode: string;
  /** Digits without the calling code. */
  phone: string;
  language: string | null;
  /** UTC ms; before any appointment. */
  createdAt: number;
}

const CHILDREN = 0.16;
const WITH_ACCOUNT = 0.25;
/** The last patient came this many days before the seeding, each one before a day earlier. */
const LAST_CAME_DAYS_AGO = 501;

type Person = Pick<DemoPatient, "firstName" | "lastName" | "gender" | "birthDate"> & { culture: string };

function poolOf(culture: string): NamePool {
  const pool = NAMES[culture];
  if (!pool) throw new RangeError(`no names of '${culture}'`);
  return pool;
}

function weighted(random: Random, weights: Readonly<Record<string, number>>): string {
  let left = random.next() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  for (const [key, weight] of Object.entries(weights)) if ((left -= weight) < 0) return key;
  throw new RangeError("no weights");
}

function birthDate(random: Random): IsoDate {
  const days = random.chance(CHILDREN) ? random.whole(60, 15 * 365) : random.whole(17 * 365, 94 * 365);
  return addDays(fromDayNumber(DEMO_EPOCH / DAY_MS), -days);
}

function newPerson(random: Random, plan: PracticePlan): Person {
  const culture = weighted(random, plan.names);
  const { women, men, last, lastOfWomen = last } = poolOf(culture);
  const gender = random.chance(0.52) ? 2 : 1;
  const [firstName, lastName] =
    gender === 2 ? [random.pick(women), random.pick(lastOfWomen)] : [random.pick(men), random.pick(last)];
  return { culture, gender, firstName, lastName, birthDate: birthDate(random) };
}

/** The name in an address where it can be written in plain letters, else the number alone. */
function emailOf({ firstName, lastName }: Person, number: number): string {
  const plain = (text: string) => foldText(text).replace(/[^a-z]/g, "");
  const name = [plain(firstName), plain(lastName)].filter((part) => part.length > 2).join(".");
  return `${name || "patient"}.${number}@mail.example`;
}

/**
 * The patients of a practice: the one of the printed sign-in first, then strangers, no two of one name and birth date.
 */
export function castPatients(plan: PracticePlan, seededAt: number, random: Random, newId: () => string): DemoPatient[] {
  const { size, mark = "" } = plan;
  const known = new Set<string>();
  const person = (number: number): Person => {
    if (number === 1) return plan.patient;
    for (;;) {
      const made = newPerson(random, plan);
      const key = `${made.firstName} ${made.lastName} ${made.birthDate}`;
      if (known.has(key)) continue;
      known.add(key);
      return made;
    }
  };
  return Array.from({ length: size.patients }, (_, index) => {
    const number = index + 1;
    const { culture, ...made } = person(number);
    const { phone, language } = poolOf(culture);
    const account = size.accounts && (number === 1 || (made.birthDate < "2008" && random.chance(WITH_ACCOUNT)));
    return {
      ...made,
      lastName: `${made.lastName}${mark}`,
      id: newId(),
      number,
      userId: account ? newId() : null,
      email: number === 1 ? `patient@${plan.mailDomain}` : emailOf({ culture, ...made }, number),
      callingCode: phone[0],
      phone: phone[1].replace(/#/g, () => String(random.whole(0, 9))),
      language,
      createdAt: seededAt - (LAST_CAME_DAYS_AGO + size.patients - number) * DAY_MS,
    };
  });
}
