import { employeeTokens } from "~/features/identity/domain/team/employee-search";

/** One value of a row on its way into a database. */
export type Cell = string | number | null;
export interface TableRows {
  table: string;
  columns: string[];
  rows: Cell[][];
}

/** The ids of the practice that `practiceRows` describes, by what they are. */
export interface PracticeIds {
  branch: string;
  department: string;
  clinicOffering: string;
  videoOffering: string;
  doctor: string;
  doctorUser: string;
  otherDoctor: string;
  otherDoctorUser: string;
  patient: string;
  patientUser: string;
  otherPatient: string;
  otherPatientUser: string;
  room: string;
  otherRoom: string;
}

/** 'correct horse battery' by scrypt with N 2^14, r 8, p 5: what `hashPassword` makes, made once. */
export const PRACTICE_PASSWORD = "correct horse battery";

export interface PracticeOptions {
  /** Role names to ids, as the creation of the organization answered them. */
  roles: Record<string, string>;
  /** UTC milliseconds. */
  now: number;
  timeZone?: string;
  passwordHash: string;
  newId: () => string;
  /** Nobody has shown that mail to the patients' addresses reaches them. */
  unprovenPatients?: boolean;
  /** Part of every username, so that suites do not share them. */
  suffix?: string;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

function people(
  ids: PracticeIds,
  { now, passwordHash, suffix = "", unprovenPatients = false }: PracticeOptions,
): TableRows[] {
  const user = (id: string, type: string, name: string): Cell[] => [
    unprovenPatients && type === "CUSTOMER" ? null : now,
    id,
    type,
    `${name}${suffix}@clinic.example`,
    `${name}${suffix}@clinic.example`,
    passwordHash,
    now,
  ];
  const doctor = (id: string, userId: string, first: string, last: string): Cell[] => [
    id,
    userId,
    first,
    last,
    2,
    1,
    '["en_US"]',
    "General medicine",
    now,
  ];
  return [
    {
      table: "user",
      columns: ["email_proven_at", "id", "type", "username", "email", "password_hash", "created_at"],
      rows: [
        user(ids.doctorUser, "EMPLOYEE", "doctor"),
        user(ids.otherDoctorUser, "EMPLOYEE", "other.doctor"),
        user(ids.patientUser, "CUSTOMER", "patient"),
        user(ids.otherPatientUser, "CUSTOMER", "other.patient"),
      ],
    },
    {
      table: "employee",
      columns: [
        "id",
        "user_id",
        "first_name",
        "last_name",
        "team_user_type",
        "admin_approval",
        "languages",
        "designation",
        "created_at",
      ],
      rows: [
        doctor(ids.doctor, ids.doctorUser, "Ada", "Okafor"),
        doctor(ids.otherDoctor, ids.otherDoctorUser, "Bruno", "Silva"),
      ],
    },
    {
      table: "employee_search",
      columns: ["token", "employee_id"],
      rows: [
        { id: ids.doctor, firstName: "Ada", lastName: "Okafor", email: `doctor${suffix}@clinic.example` },
        { id: ids.otherDoctor, firstName: "Bruno", lastName: "Silva", email: `other.doctor${suffix}@clinic.example` },
      ].flatMap(({ id, ...person }) => employeeTokens(person).map((token) => [token, id])),
    },
    {
      table: "patient",
      columns: [
        "id",
        "number",
        "user_id",
        "first_name",
        "last_name",
        "email",
        "phone_calling_code",
        "phone",
        "birth_date",
        "gender",
        "created_at",
      ],
      rows: [
        [
          ids.patient,
          1,
          ids.patientUser,
          "Zainab",
          "Haddad",
          `patient${suffix}@clinic.example`,
          "973",
          "36001234",
          "1988-04-12",
          2,
          now,
        ],
        [
          ids.otherPatient,
          2,
          ids.otherPatientUser,
          "Tomás",
          "Núñez",
          `other.patient${suffix}@clinic.example`,
          "34",
          "600112233",
          "1975-11-30",
          1,
          now,
        ],
      ],
    },
  ];
}

function places(ids: PracticeIds, timeZone: string): TableRows[] {
  const offerings = [ids.clinicOffering, ids.videoOffering];
  return [
    {
      table: "branch",
      columns: ["id", "name", "city", "phone", "time_zone"],
      rows: [[ids.branch, "Main street", "Madrid", "+34910000000", timeZone]],
    },
    { table: "department", columns: ["id", "name"], rows: [[ids.department, "General medicine"]] },
    {
      table: "service_offering",
      columns: ["id", "name", "offerings_type", "duration_minutes", "online_booking_option"],
      rows: [
        [ids.clinicOffering, "Clinic visit", "PHYSICAL_CONSULTATION", 30, "ENABLED"],
        [ids.videoOffering, "Video visit", "VIDEO_CONSULTATION", 15, "ENABLED"],
      ],
    },
    {
      table: "service_offering_branch",
      columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
      rows: offerings.map((id) => [id, ids.branch, 5_000, "EUR"]),
    },
    {
      table: "service_offering_department",
      columns: ["service_offering_id", "department_id"],
      rows: offerings.map((id) => [id, ids.department]),
    },
  ];
}

function assignments(ids: PracticeIds, { roles, now, newId }: PracticeOptions): TableRows[] {
  const doctors = [ids.doctor, ids.otherDoctor];
  const offerings = [ids.clinicOffering, ids.videoOffering];
  return [
    {
      table: "employee_role",
      columns: ["employee_id", "role_id"],
      rows: doctors.map((id) => [id, roles["healthcare provider"] ?? ""]),
    },
    { table: "employee_branch", columns: ["employee_id", "branch_id"], rows: doctors.map((id) => [id, ids.branch]) },
    {
      table: "employee_department",
      columns: ["employee_id", "department_id"],
      rows: doctors.map((id) => [id, ids.department]),
    },
    {
      table: "employee_offering",
      columns: ["employee_id", "service_offering_id"],
      rows: doctors.flatMap((id) => offerings.map((offering) => [id, offering])),
    },
    {
      table: "provider_slot",
      columns: [
        "id",
        "employee_id",
        "branch_id",
        "type",
        "day_of_week",
        "start_minutes",
        "end_minutes",
        "service_offering_ids",
      ],
      rows: doctors.flatMap((id) => DAYS.map((day) => [newId(), id, ids.branch, "INCLUSION", day, 540, 1_020, "[]"])),
    },
    {
      table: "waiting_room",
      columns: ["id", "employee_id", "name", "created_at"],
      rows: [
        [ids.room, ids.doctor, "Dr Okafor", now],
        [ids.otherRoom, ids.otherDoctor, "Dr Silva", now],
      ],
    },
  ];
}

/**
 * A small practice: one branch, a clinic offering of 30 minutes and a video one of 15, two doctors who work every day
 * from 9 to 17 and have a room each, two patients who can sign in.
 */
export function practiceRows(options: PracticeOptions): { ids: PracticeIds; tables: TableRows[] } {
  const names = [
    "branch",
    "department",
    "clinicOffering",
    "videoOffering",
    "doctor",
    "doctorUser",
    "otherDoctor",
    "otherDoctorUser",
    "patient",
    "patientUser",
    "otherPatient",
    "otherPatientUser",
    "room",
    "otherRoom",
  ] as const;
  const ids = Object.fromEntries(names.map((name) => [name, options.newId()])) as Record<
    (typeof names)[number],
    string
  >;
  return {
    ids,
    tables: [
      ...people(ids, options),
      ...places(ids, options.timeZone ?? "Europe/Madrid"),
      ...assignments(ids, options),
    ],
  };
}
