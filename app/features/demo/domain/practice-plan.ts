/** A department by its key. */
export interface DepartmentPlan {
  key: string;
  name: string;
}

export interface BranchPlan {
  key: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  phone: string;
  /** IANA zone. */
  timeZone: string;
  currency: string;
  /** When it is open, Monday first, as app/kernel/time/opening-hours.ts stores it; nobody said where it is left out. */
  hours?: readonly string[];
  /** How to get there. */
  directions?: string;
  /** Latitude and longitude in degrees. */
  at?: readonly [number, number];
}

export interface OfferingPlan {
  key: string;
  kind: "clinic" | "video";
  name: string;
  description: string;
  instructions: string;
  /** Minutes; multiples of 5. */
  minutes: number;
  bufferBefore: number;
  bufferAfter: number;
  booking: "ENABLED" | "CALL_TO_BOOK";
  confirmsByItself: boolean;
  newPatients: boolean;
  /** Its own online payment option, by the specification's name; none where it is left out. */
  payment?: string;
  /** Keys of the departments whose doctors give it. */
  departments: readonly string[];
  /** Cost by branch key, in the minor unit of the branch's currency. */
  cost: Readonly<Record<string, number>>;
}

/** Hours of a week at one place; minutes of its local day. */
export interface HoursPlan {
  branch: string;
  /** Monday 1 to Sunday 7. */
  days: readonly number[];
  from: number;
  to: number;
  /** Which appointments: both kinds where it is left out. */
  kind?: "clinic" | "video";
}

/** Days away, counted from the day of seeding, both inclusive. */
export interface AbsencePlan {
  from: number;
  to: number;
  note: string;
}

/** What a doctor tells patients besides who they are. */
export interface ProfilePlan {
  academics: readonly string[];
  additionalTraining: readonly string[];
  /** Web address of a video about themselves. */
  videoUrl?: string;
  /** What they wrote for patients some days ago, the newest first. */
  posts?: readonly { title: string; text: string; daysAgo: number }[];
  /** Insurers that they accept; all of the practice's where it is left out. */
  insurers?: readonly string[];
}

export interface DoctorPlan {
  key: string;
  /** The specification's honorific: Mr 1, Ms 2, Dr 8. */
  title: 1 | 2 | 8;
  firstName: string;
  lastName: string;
  /** Male 1, female 2. */
  gender: 1 | 2;
  designation: string;
  department: string;
  /** Codes of the platform's languages. */
  languages: readonly string[];
  about: string;
  hours: readonly HoursPlan[];
  absences?: readonly AbsencePlan[];
  profile?: ProfilePlan;
  /** Gives video appointments from early to late, every day. */
  onCall?: boolean;
  /** Doctor and admin (3) rather than doctor only (2). */
  admin?: boolean;
}

/** How much a demonstration holds. */
export interface DemoSize {
  patients: number;
  appointments: number;
  /** The days on which appointments lie, counted from today: a negative number and a positive one. */
  firstDay: number;
  lastDay: number;
  /** Whether some of the patients can sign in. */
  accounts: boolean;
}

/** A demo practice as it is written by hand; everything else follows from it and a seed. */
export interface PracticePlan {
  slug: string;
  name: string;
  about: string;
  database: string;
  timeZone: string;
  locale: string;
  locales: readonly string[];
  currency: string;
  callingCode: string;
  brandColour: string;
  mailDomain: string;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  countryCode?: string;
  /** How people reach the practice, at the foot of its pages. */
  contact?: { phone: string; email: string; address: string };
  /** The insurance that it accepts. */
  insurers?: readonly string[];
  /** Who keeps the register of doctors; stands before their numbers. */
  register: string;
  /** Who opened the practice; sees no patients. */
  creator: { firstName: string; lastName: string };
  branches: readonly BranchPlan[];
  departments: readonly DepartmentPlan[];
  offerings: readonly OfferingPlan[];
  doctors: readonly DoctorPlan[];
  lunch: { from: number; to: number; note: string };
  meeting: string;
  roomName: (doctor: DoctorPlan) => string;
  /** What patients come with, by department. */
  reasons: Readonly<Record<string, readonly string[]>>;
  /** How often each kind of name occurs among the patients, by its key in names/. */
  names: Readonly<Record<string, number>>;
  size: DemoSize;
  /** Stands after the family name of everybody, where they must be told from real people. */
  mark?: string;
  /** The patient of the printed sign-in. */
  patient: { firstName: string; lastName: string; gender: 1 | 2; birthDate: string; culture: string };
}

/** 'hh:mm' as minutes of the day. */
export const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** When those on call give video appointments; nobody is seen at night. */
export const ON_CALL = { from: at(7), to: at(23) } as const;
