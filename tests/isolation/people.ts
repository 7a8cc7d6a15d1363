import { randomUUID } from "node:crypto";
import { z } from "zod";
import { uuidv7 } from "~/kernel/ids";
import { sha256 } from "~/platform/crypto/crypto.server";
import {
  createOrganization,
  operate,
  signInCreator,
  type Operator,
  type TestOrganization,
} from "../support/organization";
import { png } from "../support/sample-files";
import type { Principal } from "../support/expected/permissions";
import { practiceRows, type Cell, type PracticeIds, type TableRows } from "../support/practice";
import type { Thing } from "./requests";

const HOUR = 3_600_000;
const TICK = 300_000;
const onTick = (instant: number) => Math.floor(instant / TICK) * TICK;

/** One organization of the matrix, with what its rows are made of. */
export interface House {
  organization: TestOrganization;
  ids: PracticeIds;
  unapprovedUser: string;
  nurseUser: string;
  disabledPatientUser: string;
  /** An administrator with a second factor, whose sessions are half open. */
  halfOpenUser: string;
  creatorUser: string;
  /** An authToken of its creator. */
  bearer: string;
  /** Files by what they are. */
  files: { own: string; others: string; logo: string; photo: string };
}

const rowsOf = (table: string, columns: string[], rows: Cell[][]): TableRows => ({ table, columns, rows });

/** Puts a small picture in, as what is asked for. */
async function loadFile(operator: Operator, wanted: Record<string, unknown>): Promise<string> {
  const content = Buffer.from(png(8, 8)).toString("base64");
  const answer = await operate(operator, "/operator/files", { name: "file.png", content, ...wanted });
  return z.object({ fileId: z.string() }).parse(answer).fileId;
}

const subjectOfToken = (token: string) =>
  String(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).uuid);

/**
 * Opens one organization with the small practice, a professional who still waits for approval, a nurse, and a patient
 * whose account was disabled.
 */
export async function openHouse(
  operator: Operator,
  database: string,
  { unproven = false }: { unproven?: boolean } = {},
): Promise<House> {
  const organization = await createOrganization(operator, { database });
  const now = Date.now();
  const newId = () => uuidv7(now);
  const practice = { roles: organization.roles, now, timeZone: "UTC", passwordHash: "unused", newId };
  const { ids, tables } = practiceRows({ ...practice, unprovenPatients: unproven });
  const [unapprovedUser, unapproved, nurseUser, nurse] = [newId(), newId(), newId(), newId()];
  const disabledPatientUser = newId();
  const [halfOpenUser, halfOpen] = [newId(), newId()];
  const account = (id: string, type: string, name: string, enabled: number) =>
    [id, type, `${name}@clinic.example`, `${name}@clinic.example`, enabled, now] satisfies Cell[];
  const more = [
    rowsOf(
      "user",
      ["id", "type", "username", "email", "enabled", "created_at"],
      [
        account(unapprovedUser, "EMPLOYEE", "waits", 1),
        account(nurseUser, "EMPLOYEE", "nurse", 1),
        account(halfOpenUser, "EMPLOYEE", "half.open", 1),
        account(disabledPatientUser, "CUSTOMER", "disabled", 0),
      ],
    ),
    rowsOf(
      "patient",
      ["id", "number", "user_id", "first_name", "last_name", "created_at"],
      [[newId(), 9_001, disabledPatientUser, "Dana", "Disabled", now]],
    ),
    rowsOf(
      "employee",
      ["id", "user_id", "first_name", "last_name", "team_user_type", "admin_approval", "languages", "created_at"],
      [
        [unapproved, unapprovedUser, "Wanda", "Waits", 2, 0, '["en_US"]', now],
        [nurse, nurseUser, "Nuria", "Nurse", 2, 1, '["en_US"]', now],
        [halfOpen, halfOpenUser, "Hal", "Half", 1, 1, '["en_US"]', now],
      ],
    ),
    rowsOf(
      "employee_role",
      ["employee_id", "role_id"],
      [
        [unapproved, organization.roles["healthcare provider"] ?? ""],
        [nurse, organization.roles["nurse"] ?? ""],
        [halfOpen, organization.roles["administrator"] ?? ""],
      ],
    ),
    // So that the screens of both are there.
    rowsOf(
      "organization_setting",
      ["area", "value", "updated_at"],
      [["patient-registration", '{"insurance":"OPTIONAL","identification":"OPTIONAL"}', now]],
    ),
    rowsOf(
      "user_factor",
      ["id", "user_id", "kind", "label", "sealed_secret", "confirmed_at", "created_at"],
      [[newId(), halfOpenUser, "TOTP", "", "1.none.none", now, now]],
    ),
  ];
  await operate(operator, "/operator/rows", {
    organizationId: organization.organizationId,
    tables: [...tables, ...more],
  });
  const bearer = await signInCreator(operator, organization);
  const load = (purpose: string, of: Record<string, string> = {}) =>
    loadFile(operator, { organizationId: organization.organizationId, purpose, ...of });
  const files = {
    own: await load("ATTACHMENT", { patientId: ids.patient }),
    others: await load("ATTACHMENT", { patientId: ids.otherPatient }),
    photo: await load("EMPLOYEE_PHOTO", { employeeId: ids.doctor }),
    logo: await load("LOGO"),
  };
  return {
    files,
    organization,
    ids,
    unapprovedUser,
    nurseUser,
    disabledPatientUser,
    halfOpenUser,
    bearer,
    creatorUser: subjectOfToken(bearer),
  };
}

/** Rows that a run needs before it begins; they go in by a few requests. */
export class Stock {
  private readonly tables = new Map<string, TableRows>();

  add(table: string, row: Record<string, Cell>): void {
    const found = this.tables.get(table) ?? { table, columns: Object.keys(row), rows: [] };
    const unknown = Object.keys(row).filter((column) => !found.columns.includes(column));
    if (unknown.length > 0) throw new Error(`the first row of ${table} has no ${unknown.join(", ")}`);
    found.rows.push(found.columns.map((column) => row[column] ?? null));
    this.tables.set(table, found);
  }

  /** Puts them in, in the order in which their tables were first named. */
  async load(operator: Operator, { organization }: House): Promise<void> {
    for (const { table, columns, rows } of this.tables.values())
      for (let at = 0; at < rows.length; at += 1_500)
        await operate(operator, "/operator/rows", {
          organizationId: organization.organizationId,
          tables: [{ table, columns, rows: rows.slice(at, at + 1_500) }],
        });
  }
}

interface Side {
  patient: string;
  patientUser: string;
  employee: string;
  room: string;
  offering: string;
  clinicOffering: string;
}

const sidesOf = ({ ids }: House): Record<"own" | "others", Side> => ({
  own: {
    patient: ids.patient,
    patientUser: ids.patientUser,
    employee: ids.doctor,
    room: ids.room,
    offering: ids.videoOffering,
    clinicOffering: ids.clinicOffering,
  },
  others: {
    patient: ids.otherPatient,
    patientUser: ids.otherPatientUser,
    employee: ids.otherDoctor,
    room: ids.otherRoom,
    offering: ids.videoOffering,
    clinicOffering: ids.clinicOffering,
  },
});

/**
 * A visit with its links and a mail, of the first doctor and patient (`own`) or of the others, as rows of the stock.
 */
export async function stockThing(
  stock: Stock,
  house: House,
  whose: "own" | "others",
  soon: boolean,
  changed: { patient?: string; rejected?: boolean; bookedBy?: string } = {},
): Promise<Thing> {
  const { rejected = false, bookedBy = "STAFF", ...other } = changed;
  const side = { ...sidesOf(house)[whose], ...other };
  const now = Date.now();
  const startsAt = onTick(soon ? now + HOUR : now + 100 * HOUR);
  const thing: Thing = {
    ...side,
    appointment: uuidv7(now),
    branch: house.ids.branch,
    spareBranch: uuidv7(now),
    spareDepartment: uuidv7(now),
    spareOffering: uuidv7(now),
    spareConfig: uuidv7(now),
    visitToken: `visit-${randomUUID()}`,
    waiting: uuidv7(now),
    series: uuidv7(now),
    session: uuidv7(now),
    offerToken: `offer-${randomUUID()}`,
    roomToken: `room-${randomUUID()}`,
    signInToken: `sign-in-${randomUUID()}`,
    mail: uuidv7(now),
    file: house.files[whose],
    logo: house.files.logo,
    photo: house.files.photo,
    apiKey: uuidv7(now),
    externalApp: uuidv7(now),
    category: uuidv7(now),
    import: uuidv7(now),
    upload: uuidv7(now),
    insurance: uuidv7(now),
    relation: uuidv7(now),
    familyRequest: uuidv7(now),
    consentToken: `consent-${randomUUID()}`,
    organizationId: String(house.organization.organizationId),
  };
  stock.add("api_key", {
    id: thing.apiKey,
    name: "Website",
    prefix: "vpk_abcdef",
    key_hash: await sha256(thing.apiKey),
    scopes: '["read-team"]',
    created_by: side.employee,
    created_at: now,
  });
  stock.add("external_app", { id: thing.externalApp, name: "Laboratory", data: "{}", created_at: now });
  stock.add("branch", { id: thing.spareBranch, name: thing.spareBranch, time_zone: "UTC", enabled: 0 });
  stock.add("department", { id: thing.spareDepartment, name: thing.spareDepartment, enabled: 0 });
  stock.add("service_offering", {
    id: thing.spareOffering,
    name: thing.spareOffering,
    offerings_type: "VIDEO_CONSULTATION",
    duration_minutes: 15,
    online_booking_option: "DISABLED",
    enabled: 0,
  });
  stock.add("service_offering_config", { id: thing.spareConfig, type: "GROUP_SESSION", properties: "{}", enabled: 0 });
  stock.add("appointment", {
    id: thing.appointment,
    state_id: rejected ? 5 : soon ? 2 : 1,
    type: "video",
    employee_id: side.employee,
    branch_id: thing.branch,
    service_offering_id: house.ids.videoOffering,
    patient_id: side.patient,
    starts_at: startsAt,
    ends_at: startsAt + 15 * 60_000,
    time_zone: "UTC",
    local_day: new Date(startsAt).toISOString().slice(0, 10),
    booked_by: bookedBy,
    created_at: now,
    updated_at: now,
  });
  stock.add("appointment_history", {
    appointment_id: thing.appointment,
    version: 1,
    at: now,
    action: "book",
    actor_kind: "patient",
    actor_id: side.patient,
    from_state_id: null,
    to_state_id: soon ? 2 : 1,
    starts_at: startsAt,
  });
  if (rejected)
    stock.add("appointment_history", {
      ...{ appointment_id: thing.appointment, version: 2, at: now, action: "reject", actor_kind: "employee" },
      ...{ actor_id: side.employee, from_state_id: 1, to_state_id: 5, starts_at: startsAt },
    });
  const link = { appointment_id: thing.appointment, created_at: now, expires_at: now + 200 * HOUR };
  stock.add("appointment_link", { token_hash: await sha256(thing.visitToken), ...link });
  stock.add("room_link", { token_hash: await sha256(thing.roomToken), waiting_room_id: side.room, ...link });
  stock.add("appointment_series", {
    id: thing.series,
    patient_id: side.patient,
    employee_id: side.employee,
    service_offering_id: house.ids.videoOffering,
    branch_id: thing.branch,
    every: "WEEK",
    visits: 2,
    first_starts_at: startsAt,
    created_at: now,
  });
  stock.add("group_session", {
    id: thing.session,
    service_offering_id: house.ids.clinicOffering,
    employee_id: side.employee,
    branch_id: thing.branch,
    title: thing.session,
    capacity: 3,
    state: "OPEN",
    starts_at: startsAt,
    ends_at: startsAt + 15 * 60_000,
    time_zone: "UTC",
    created_at: now,
    updated_at: now,
  });
  stock.add("waiting_list", {
    id: thing.waiting,
    patient_id: side.patient,
    appointment_id: thing.appointment,
    employee_id: side.employee,
    service_offering_id: house.ids.videoOffering,
    branch_id: thing.branch,
    subject_key: thing.appointment,
    from_day: new Date(now).toISOString().slice(0, 10),
    to_day: new Date(startsAt).toISOString().slice(0, 10),
    state: "OFFERED",
    offered_employee_id: side.employee,
    offered_starts_at: startsAt - HOUR,
    offered_ends_at: startsAt - HOUR / 2,
    offer_expires_at: now + HOUR,
    offer_hash: await sha256(thing.offerToken),
    passed_offers: 0,
    created_at: now,
    version: 1,
  });
  stock.add("user_token", {
    token_hash: await sha256(thing.signInToken),
    user_id: side.patientUser,
    purpose: "SIGN_IN",
    subject: null,
    created_at: now,
    expires_at: now + HOUR,
  });
  await stockFamily(stock, thing, side);
  stock.add("patient_insurance", {
    id: thing.insurance,
    patient_id: side.patient,
    insurer: "Gulf Cover",
    member_number: thing.insurance,
    created_at: now,
  });
  stock.add("patient_category", { id: thing.category, name: `Category ${thing.category}` });
  stock.add("patient_import", {
    id: thing.import,
    status: "DONE",
    file_name: "patients.csv",
    // The file of a patient stands in for the one that was brought in.
    r2_key: `organizations/${house.organization.organizationId}/files/${house.files.own}`,
    bytes: 10,
    encoding: "utf-8",
    delimiter: ",",
    header: '["First name","Last name"]',
    mapping: '{"firstName":0,"lastName":1}',
    cursor: 10,
    created_by: house.ids.doctor,
    created_at: now,
    touched_at: now,
    ended_at: now,
  });
  stock.add("patient_import_upload", {
    id: thing.upload,
    r2_key: `organizations/${house.organization.organizationId}/imports/${thing.upload}`,
    bucket_upload_id: thing.upload,
    file_name: "old.csv",
    bytes: 10,
    last_modified: now,
    first_part_hash: "0".repeat(64),
    created_by: house.ids.doctor,
    created_at: now,
    touched_at: now,
  });
  stock.add("development_mail", {
    id: thing.mail,
    recipient: "a@b.example",
    subject: "Hello",
    html: "",
    text: "",
    at: now,
  });
  return thing;
}

let children = 10_000;

/**
 * A child of the patient's, whom the patient acts for; and the child's own wish to act for the patient, not answered
 * yet.
 */
async function stockFamily(stock: Stock, thing: Thing, side: Side): Promise<void> {
  const now = Date.now();
  const child = uuidv7(now);
  children += 1;
  stock.add("patient", { id: child, number: children, first_name: "Kid", last_name: "Haddad", created_at: now });
  const relation = { relation: "Children", created_at: now };
  stock.add("related_patient", {
    id: thing.relation,
    primary_patient_id: side.patient,
    patient_id: child,
    consent_at: now,
    asked_email: "",
    ...relation,
  });
  stock.add("related_patient", {
    id: thing.familyRequest,
    primary_patient_id: child,
    patient_id: side.patient,
    consent_at: null,
    asked_email: "parent@clinic.example",
    ...relation,
  });
  stock.add("user_token", {
    token_hash: await sha256(thing.consentToken),
    user_id: side.patientUser,
    purpose: "FAMILY_CONSENT",
    subject: thing.familyRequest,
    created_at: now,
    expires_at: now + HOUR,
  });
}

/** Ids of the right form that nothing has. */
export const absentThing = (): Thing => ({
  appointment: uuidv7(Date.now()),
  patient: uuidv7(Date.now()),
  patientUser: uuidv7(Date.now()),
  employee: uuidv7(Date.now()),
  room: uuidv7(Date.now()),
  offering: uuidv7(Date.now()),
  clinicOffering: uuidv7(Date.now()),
  branch: uuidv7(Date.now()),
  spareBranch: uuidv7(Date.now()),
  spareDepartment: uuidv7(Date.now()),
  spareOffering: uuidv7(Date.now()),
  spareConfig: uuidv7(Date.now()),
  waiting: randomUUID(),
  series: randomUUID(),
  session: randomUUID(),
  offerToken: `offer-${randomUUID()}`,
  visitToken: `visit-${randomUUID()}`,
  roomToken: `room-${randomUUID()}`,
  signInToken: `sign-in-${randomUUID()}`,
  mail: uuidv7(Date.now()),
  file: uuidv7(Date.now()),
  logo: uuidv7(Date.now()),
  photo: uuidv7(Date.now()),
  apiKey: uuidv7(Date.now()),
  externalApp: uuidv7(Date.now()),
  category: uuidv7(Date.now()),
  import: uuidv7(Date.now()),
  upload: uuidv7(Date.now()),
  insurance: uuidv7(Date.now()),
  relation: uuidv7(Date.now()),
  familyRequest: uuidv7(Date.now()),
  consentToken: `consent-${randomUUID()}`,
  organizationId: "987654321",
});

/** Whose sign-in a principal holds. */
function userOf(principal: Principal, home: House, abroad: House): { house: House; user: string } | undefined {
  const users: Partial<Record<Principal, string>> = {
    patient: home.ids.patientUser,
    otherPatient: home.ids.otherPatientUser,
    unapproved: home.unapprovedUser,
    halfOpen: home.halfOpenUser,
    nurse: home.nurseUser,
    disabledPatient: home.disabledPatientUser,
    doctor: home.ids.doctorUser,
    otherDoctor: home.ids.otherDoctorUser,
    admin: home.creatorUser,
  };
  if (principal === "foreignDoctor") return { house: abroad, user: abroad.ids.doctorUser };
  const user = users[principal];
  return user === undefined ? undefined : { house: home, user };
}

/** Gives a principal fresh credentials as headers: a session of its own, or the links of a visit. */
export async function credentials(
  principal: Principal,
  { home, abroad, stocks, held }: { home: House; abroad: House; stocks: Map<House, Stock>; held: Thing },
): Promise<Record<string, string>> {
  if (principal === "foreignBearer") return { authorization: `Bearer ${abroad.bearer}` };
  if (principal === "roomGuest") return { cookie: `__Host-vp_room=${held.roomToken}` };
  if (principal === "linkHolder") return { cookie: `__Host-vp_link=${held.visitToken}` };
  const signedIn = userOf(principal, home, abroad);
  if (!signedIn) return {};
  const reference = randomUUID();
  const now = Date.now();
  stocks.get(signedIn.house)?.add("user_session", {
    token_hash: await sha256(reference),
    user_id: signedIn.user,
    created_at: now,
    expires_at: now + 4 * HOUR,
  });
  return { cookie: `__Host-vp_session=${reference}` };
}
