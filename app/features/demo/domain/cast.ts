import { addDays, DAY_MS, type IsoDate } from "~/kernel/time/dates";
import { DEMO_EPOCH, localDate } from "./demo-days";
import { demoId } from "./demo-id";
import { castPatients, type DemoPatient } from "./patients";
import {
  ON_CALL,
  type BranchPlan,
  type DepartmentPlan,
  type DoctorPlan,
  type HoursPlan,
  type OfferingPlan,
  type PracticePlan,
} from "./practice-plan";
import { createRandom, type Random } from "./random";

type Known<T> = T & { id: string };

/** A weekly timing, or an exception from it, as provider_slot holds it. */
export interface DemoSlot {
  id: string;
  type: "INCLUSION" | "EXCLUSION";
  branch: Known<BranchPlan>;
  dayOfWeek: number;
  startMinutes: number;
  endMinutes: number;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  note: string;
  /** Empty: every offering of the doctor. */
  offerings: readonly Known<OfferingPlan>[];
}

export interface DemoDoctor {
  plan: DoctorPlan;
  id: string;
  userId: string;
  roomId: string;
  email: string;
  /** Of a register that does not exist. */
  registrationNumber: string;
  department: Known<DepartmentPlan>;
  branches: readonly Known<BranchPlan>[];
  offerings: readonly Known<OfferingPlan>[];
  slots: readonly DemoSlot[];
}

/** Everybody and everything of a demo practice with its ids: the same for the same plan, whatever the day. */
export interface Cast {
  plan: PracticePlan;
  /** UTC ms. What lies around 'today' is counted from here. */
  seededAt: number;
  /** The practice's own date then. */
  today: IsoDate;
  branches: readonly Known<BranchPlan>[];
  departments: readonly Known<DepartmentPlan>[];
  offerings: readonly Known<OfferingPlan>[];
  doctors: readonly DemoDoctor[];
  patients: readonly DemoPatient[];
}

const OPENED_DAYS_AGO = 830;

/** When the practice opened: long before its first appointment, UTC ms. */
export const openedAt = ({ seededAt }: Cast): number => seededAt - OPENED_DAYS_AGO * DAY_MS;

/** Of the numbers under which doctors are registered. */
const FIRST_NUMBER = 7_012_301;

const WHOLE_WEEK = [1, 2, 3, 4, 5, 6, 7];

type NewId = () => string;

/** An id of each thing in turn, in the order of the plan. */
function idMaker(random: Random): NewId {
  let made = 0;
  return () => demoId(DEMO_EPOCH + made++, random);
}

function find<T extends { key: string }>(list: readonly T[], key: string): T {
  const found = list.find((each) => each.key === key);
  if (!found) throw new RangeError(`the plan names '${key}', which it does not have`);
  return found;
}

function hoursOf(plan: DoctorPlan): HoursPlan[] {
  const own = [...plan.hours];
  const [first] = own;
  if (plan.onCall && first) own.push({ branch: first.branch, days: WHOLE_WEEK, ...ON_CALL, kind: "video" });
  return own;
}

/** The doctor's week: hours, the break in hours that reach over it, and days away. */
function slotsOf(
  cast: Omit<Cast, "doctors" | "patients">,
  plan: DoctorPlan,
  offerings: DemoDoctor["offerings"],
  newId: NewId,
) {
  const hours = hoursOf(plan);
  const { lunch } = cast.plan;
  const slots: DemoSlot[] = [];
  const basis = { startDate: null, endDate: null, note: "", offerings: [] };
  for (const { branch, days, from, to, kind } of hours) {
    const given = kind === undefined ? [] : offerings.filter((offering) => offering.kind === kind);
    const place = find(cast.branches, branch);
    for (const dayOfWeek of days) {
      const slot = { ...basis, branch: place, dayOfWeek };
      slots.push({ ...slot, id: newId(), type: "INCLUSION", startMinutes: from, endMinutes: to, offerings: given });
      if (plan.onCall || from >= lunch.from || to <= lunch.to) continue;
      const pause = { startMinutes: lunch.from, endMinutes: lunch.to, note: lunch.note };
      slots.push({ ...slot, ...pause, id: newId(), type: "EXCLUSION" });
    }
  }
  const places = [...new Set(hours.map(({ branch }) => branch))].map((branch) => find(cast.branches, branch));
  for (const { from, to, note } of plan.absences ?? []) {
    const away = { startDate: addDays(cast.today, from), endDate: addDays(cast.today, to), note, offerings: [] };
    for (const branch of places)
      for (const dayOfWeek of WHOLE_WEEK)
        slots.push({ id: newId(), type: "EXCLUSION", branch, dayOfWeek, startMinutes: 0, endMinutes: 1_440, ...away });
  }
  return { slots, places };
}

/** Gives everything in a plan its id, and makes its patients. `seededAt` is UTC ms. */
export function castOf(plan: PracticePlan, seededAt: number): Cast {
  const random = createRandom(`demo/${plan.slug}`);
  const newId = idMaker(random.fork("ids"));
  const basis = {
    plan,
    seededAt,
    today: localDate(plan.timeZone, seededAt),
    branches: plan.branches.map((branch) => ({ ...branch, id: newId() })),
    departments: plan.departments.map((department) => ({ ...department, id: newId() })),
    offerings: plan.offerings.map((offering) => ({ ...offering, id: newId() })),
  };
  const doctors = plan.doctors.map((doctor, index): DemoDoctor => {
    const ids = { id: newId(), userId: newId(), roomId: newId() };
    const offerings = basis.offerings.filter(({ departments }) => departments.includes(doctor.department));
    const { slots, places } = slotsOf(basis, doctor, offerings, newId);
    const department = find(basis.departments, doctor.department);
    const email = `${doctor.key}@${plan.mailDomain}`;
    const registrationNumber = `${plan.register} ${FIRST_NUMBER + index}`.trim();
    return { ...ids, plan: doctor, email, registrationNumber, department, branches: places, offerings, slots };
  });
  return { ...basis, doctors, patients: castPatients(plan, seededAt, random.fork("patients"), newId) };
}
