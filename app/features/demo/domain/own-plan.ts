import { NAMES } from "./names/all";
import { at, type DoctorPlan, type PracticePlan } from "./practice-plan";

/** The words of a demonstration, in the language that the organization begins with. */
export interface DemoWords {
  branch: string;
  department: string;
  clinic: string;
  video: string;
  designation: string;
  about: string;
  lunch: string;
  meeting: string;
  room: string;
  /** Stands after the family name of everybody, as in 'Whitfield (demo)'. */
  mark: string;
  reasons: readonly string[];
}

/** The organization that a demonstration is made for. */
export interface DemoFor {
  /** Tells this demonstration from an earlier one: everything in it gets ids and addresses of its own. */
  key: string;
  timeZone: string;
  locale: string;
  currency: string;
  callingCode: string;
  /** How many doctors the team has room for. */
  doctors: number;
}

/** The most doctors that a demonstration brings. */
export const DEMO_DOCTORS = 3;

const SIZE = { patients: 24, appointments: 60, firstDay: -14, lastDay: 14, accounts: false };
const WORKING_DAYS = [1, 2, 3, 4, 5];
/** The kind of names that fits a language; English ones where none does. */
const CULTURES: Readonly<Record<string, string>> = { es: "spanish", ar: "arabic", fr: "french", pt: "portuguese" };
const COST = 5_000;

function doctorPlans(words: DemoWords, { locale, doctors }: DemoFor, culture: string): DoctorPlan[] {
  const { women = [], men = [], last = [] } = NAMES[culture] ?? {};
  const basis = { title: 8, designation: words.designation, department: "general", about: words.about } as const;
  const hours = { branch: "clinic", days: WORKING_DAYS, from: at(9), to: at(17) };
  return Array.from({ length: Math.min(doctors, DEMO_DOCTORS) }, (_, index) => ({
    ...basis,
    key: `doctor-${index + 1}`,
    firstName: (index % 2 === 0 ? women : men)[index] ?? "",
    lastName: last[index] ?? "",
    gender: index % 2 === 0 ? 2 : 1,
    languages: [locale],
    hours: [hours],
  }));
}

/**
 * The plan of a small demonstration inside of an organization of somebody's own: a branch, a department, two services,
 * some doctors, two dozen patients and their appointments of a month. Nobody in it can sign in, and every address lies
 * in a domain that is reserved for examples (RFC 2606), which no mail is sent to.
 */
export function ownPlan(words: DemoWords, made: DemoFor): PracticePlan {
  const culture = CULTURES[made.locale.slice(0, 2)] ?? "english";
  const { women = [], last = [] } = NAMES[culture] ?? {};
  const offering = { description: "", instructions: "", minutes: 20, bufferBefore: 0, bufferAfter: 0 };
  const rules = { booking: "ENABLED", newPatients: true, departments: ["general"], cost: { clinic: COST } } as const;
  return {
    slug: `own/${made.key}`,
    name: "",
    about: "",
    database: "",
    timeZone: made.timeZone,
    locale: made.locale,
    locales: [made.locale],
    currency: made.currency,
    callingCode: made.callingCode,
    brandColour: "",
    mailDomain: `demo-${made.key}.example`,
    register: "",
    creator: { firstName: "", lastName: "" },
    branches: [
      {
        key: "clinic",
        name: words.branch,
        address: "",
        city: "",
        postalCode: "",
        countryCode: "",
        phone: "",
        timeZone: made.timeZone,
        currency: made.currency,
      },
    ],
    departments: [{ key: "general", name: words.department }],
    offerings: [
      { ...offering, ...rules, key: "visit", kind: "clinic", name: words.clinic, confirmsByItself: false },
      { ...offering, ...rules, key: "video", kind: "video", name: words.video, confirmsByItself: true },
    ],
    doctors: doctorPlans(words, made, culture),
    lunch: { from: at(12, 30), to: at(13, 30), note: words.lunch },
    meeting: words.meeting,
    roomName: () => words.room,
    reasons: { general: words.reasons },
    names: { [culture]: 1 },
    size: SIZE,
    mark: ` (${words.mark})`,
    patient: {
      firstName: women.at(-1) ?? "",
      lastName: last.at(-1) ?? "",
      gender: 2,
      birthDate: "1980-04-12",
      culture,
    },
  };
}
