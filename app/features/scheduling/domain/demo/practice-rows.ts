import { DAY_MS } from "~/kernel/time/dates";
import type { Cast, DemoDoctor } from "./cast";
import type { DemoPatient } from "./patients";
import { tableOf, type Row, type TableRows } from "./table-rows";

/** What only the creation of the organization knows: its roles by name, and the password that all demo users share. */
export interface Opened {
  roles: Readonly<Record<string, string>>;
  /** Null where nobody of them is to sign in. */
  passwordHash: string | null;
}

/** How the features that keep people find them again: the words that each is searched by. */
export interface SearchWords {
  employeeTokens: (employee: { firstName: string; lastName: string; email: string }) => string[];
  searchTokens: (patient: DemoPatient & { phoneCallingCode: string }) => string[];
}

const OPENED_DAYS_AGO = 830;

/** A service as a row, whether it is in the practice from the beginning or comes later. */
export const offeringRow = (offering: Cast["offerings"][number]): Row => ({
  id: offering.id,
  name: offering.name,
  offerings_type: offering.kind === "video" ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION",
  description: offering.description,
  duration_minutes: offering.minutes,
  buffer_before_minutes: offering.bufferBefore,
  buffer_after_minutes: offering.bufferAfter,
  online_booking_option: offering.booking,
  online_payment_option: offering.payment ?? "DISABLED",
  confirms_by_itself: Number(offering.confirmsByItself),
  available_to_new_patients: Number(offering.newPatients),
  instructions: offering.instructions,
});

function places({ branches, departments, offerings }: Cast): TableRows[] {
  return [
    tableOf(
      "branch",
      branches.map(({ id, name, address, city, phone, timeZone }) => ({
        id,
        name,
        address,
        city,
        phone,
        time_zone: timeZone,
      })),
    ),
    tableOf(
      "department",
      departments.map(({ id, name }) => ({ id, name })),
    ),
    tableOf("service_offering", offerings.map(offeringRow)),
    tableOf(
      "service_offering_branch",
      offerings.flatMap(({ id, cost }) =>
        branches.map((branch) => ({
          service_offering_id: id,
          branch_id: branch.id,
          cost_minor: cost[branch.key] ?? 0,
          currency_code: branch.currency,
        })),
      ),
    ),
    tableOf(
      "service_offering_department",
      offerings.flatMap((offering) =>
        departments
          .filter(({ key }) => offering.departments.includes(key))
          .map(({ id }) => ({ service_offering_id: offering.id, department_id: id })),
      ),
    ),
  ];
}

const employeeRow = ({ plan, ...doctor }: DemoDoctor, mark: string, openedAt: number): Row => ({
  id: doctor.id,
  user_id: doctor.userId,
  title: plan.title,
  first_name: plan.firstName,
  last_name: `${plan.lastName}${mark}`,
  gender: plan.gender,
  designation: plan.designation,
  team_user_type: plan.admin ? 3 : 2,
  admin_approval: 1,
  languages: JSON.stringify(plan.languages),
  about: plan.about,
  created_at: openedAt,
});

const patientRow = (patient: DemoPatient): Row => ({
  id: patient.id,
  number: patient.number,
  user_id: patient.userId,
  first_name: patient.firstName,
  last_name: patient.lastName,
  email: patient.email,
  phone_calling_code: patient.callingCode,
  phone: patient.phone,
  birth_date: patient.birthDate,
  gender: patient.gender,
  language_code: patient.language,
  created_at: patient.createdAt,
});

function people(cast: Cast, { passwordHash }: Opened, words: SearchWords, openedAt: number): TableRows[] {
  const { doctors, patients } = cast;
  const mark = cast.plan.mark ?? "";
  const user = (id: string, type: string, email: string, rest: { phone: string; created_at: number }): Row => ({
    id,
    type,
    username: email,
    email,
    password_hash: passwordHash,
    ...rest,
  });
  return [
    tableOf("user", [
      ...doctors.map(({ userId, email }) => user(userId, "EMPLOYEE", email, { phone: "", created_at: openedAt })),
      ...patients.flatMap(({ userId, email, phone, createdAt }) =>
        userId === null ? [] : [user(userId, "CUSTOMER", email, { phone, created_at: createdAt })],
      ),
    ]),
    tableOf(
      "employee",
      doctors.map((doctor) => employeeRow(doctor, mark, openedAt)),
    ),
    tableOf(
      "employee_search",
      doctors.flatMap(({ id, email, plan: { firstName, lastName } }) =>
        words
          .employeeTokens({ firstName, lastName: `${lastName}${mark}`, email })
          .map((token) => ({ token, employee_id: id })),
      ),
    ),
    tableOf("patient", patients.map(patientRow)),
    tableOf(
      "patient_search",
      patients.flatMap((patient) =>
        words
          .searchTokens({ ...patient, phoneCallingCode: patient.callingCode })
          .map((token) => ({ token, patient_id: patient.id })),
      ),
    ),
  ];
}

function roleRows({ doctors }: Cast, { roles }: Opened): Row[] {
  return doctors.flatMap(({ id, plan }) =>
    ["healthcare provider", ...(plan.admin ? ["administrator"] : [])].map((name) => {
      const role = roles[name];
      if (!role) throw new RangeError(`the organization has no role '${name}'`);
      return { employee_id: id, role_id: role };
    }),
  );
}

function assignments({ plan, doctors }: Cast, openedAt: number): TableRows[] {
  return [
    tableOf(
      "employee_branch",
      doctors.flatMap(({ id, branches }) => branches.map((branch) => ({ employee_id: id, branch_id: branch.id }))),
    ),
    tableOf(
      "employee_department",
      doctors.map(({ id, department }) => ({ employee_id: id, department_id: department.id })),
    ),
    tableOf(
      "employee_offering",
      doctors.flatMap(({ id, offerings }) =>
        offerings.map((offering) => ({ employee_id: id, service_offering_id: offering.id })),
      ),
    ),
    tableOf(
      "provider_slot",
      doctors.flatMap(({ id, slots }) =>
        slots.map((slot) => ({
          id: slot.id,
          employee_id: id,
          branch_id: slot.branch.id,
          type: slot.type,
          day_of_week: slot.dayOfWeek,
          start_minutes: slot.startMinutes,
          end_minutes: slot.endMinutes,
          start_date: slot.startDate,
          end_date: slot.endDate,
          note: slot.note,
          service_offering_ids: JSON.stringify(slot.offerings.map((offering) => offering.id)),
        })),
      ),
    ),
    tableOf(
      "waiting_room",
      doctors.map(({ roomId, id, plan: doctor }) => ({
        id: roomId,
        employee_id: id,
        name: plan.roomName(doctor),
        created_at: openedAt,
      })),
    ),
  ];
}

/** Every row of a demo practice besides its visits, in the order of the foreign keys. */
export function practiceRows(cast: Cast, opened: Opened, words: SearchWords): TableRows[] {
  const openedAt = cast.seededAt - OPENED_DAYS_AGO * DAY_MS;
  return [
    ...places(cast),
    ...people(cast, opened, words, openedAt),
    tableOf("employee_role", roleRows(cast, opened)),
    ...assignments(cast, openedAt),
  ];
}
