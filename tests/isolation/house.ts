import { z } from "zod";
import { uuidv7 } from "~/kernel/ids";
import {
  createOrganization,
  operate,
  signInCreator,
  type Operator,
  type TestOrganization,
} from "../support/organization";
import { png } from "../support/sample-files";
import { practiceRows, type Cell, type PracticeIds, type TableRows } from "../support/practice";

/** One organization of the matrix, with what its rows are made of. */
export interface House {
  organization: TestOrganization;
  ids: PracticeIds;
  unapprovedUser: string;
  nurseUser: string;
  receptionistUser: string;
  billerUser: string;
  pharmacyUser: string;
  laboratoryUser: string;
  disabledPatientUser: string;
  /** An administrator with a second factor, whose sessions are half open. */
  halfOpenUser: string;
  creatorUser: string;
  /** An authToken of its creator. */
  bearer: string;
  /** Files by what they are. */
  files: { own: string; others: string; logo: string; picture: string; photo: string };
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
 * Opens one organization with the small practice, a professional who still waits for approval, a nurse, a
 * receptionist, somebody for payments and at each desk, and a patient whose account was disabled.
 */
export async function openHouse(
  operator: Operator,
  database: string,
  { unproven = false, undoWindowSeconds }: { unproven?: boolean; undoWindowSeconds?: number } = {},
): Promise<House> {
  const organization = await createOrganization(operator, {
    database,
    ...(undoWindowSeconds === undefined ? {} : { undoWindowSeconds }),
  });
  const now = Date.now();
  const newId = () => uuidv7(now);
  const practice = { roles: organization.roles, now, timeZone: "UTC", passwordHash: "unused", newId };
  const { ids, tables } = practiceRows({ ...practice, unprovenPatients: unproven });
  const [unapprovedUser, unapproved, nurseUser, nurse] = [newId(), newId(), newId(), newId()];
  const [receptionistUser, receptionist, billerUser, biller] = [newId(), newId(), newId(), newId()];
  const [pharmacyUser, pharmacy, laboratoryUser, laboratory] = [newId(), newId(), newId(), newId()];
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
        account(receptionistUser, "EMPLOYEE", "receptionist", 1),
        account(billerUser, "EMPLOYEE", "biller", 1),
        account(pharmacyUser, "EMPLOYEE", "pharmacy", 1),
        account(laboratoryUser, "EMPLOYEE", "laboratory", 1),
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
        [receptionist, receptionistUser, "Rita", "Reception", 2, 1, '["en_US"]', now],
        [biller, billerUser, "Bill", "Billing", 2, 1, '["en_US"]', now],
        [pharmacy, pharmacyUser, "Phil", "Pharmacist", 2, 1, '["en_US"]', now],
        [laboratory, laboratoryUser, "Lara", "Laboratory", 2, 1, '["en_US"]', now],
        [halfOpen, halfOpenUser, "Hal", "Half", 1, 1, '["en_US"]', now],
      ],
    ),
    rowsOf(
      "employee_role",
      ["employee_id", "role_id"],
      [
        [unapproved, organization.roles["healthcare provider"] ?? ""],
        [nurse, organization.roles["nurse"] ?? ""],
        [receptionist, organization.roles["receptionist"] ?? ""],
        [biller, organization.roles["biller"] ?? ""],
        [pharmacy, organization.roles["pharmacy"] ?? ""],
        [laboratory, organization.roles["laboratory"] ?? ""],
        [halfOpen, organization.roles["administrator"] ?? ""],
      ],
    ),
    // So that the screens of both are there.
    rowsOf(
      "organization_setting",
      ["area", "value", "updated_at"],
      [["patient-registration", '{"insurance":"OPTIONAL","identification":"OPTIONAL"}', now]],
    ),
    rowsOf("branch_arrivals", ["branch_id", "rooms", "kiosk", "version"], [[ids.branch, '["Room 1"]', 1, 1]]),
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
    own: await load("PATIENT_PHOTO", { patientId: ids.patient }),
    others: await load("PATIENT_PHOTO", { patientId: ids.otherPatient }),
    photo: await load("EMPLOYEE_PHOTO", { employeeId: ids.doctor }),
    logo: await load("LOGO"),
    picture: await load("BANNER"),
  };
  return {
    files,
    organization,
    ids,
    unapprovedUser,
    nurseUser,
    receptionistUser,
    billerUser,
    pharmacyUser,
    laboratoryUser,
    disabledPatientUser,
    halfOpenUser,
    bearer,
    creatorUser: subjectOfToken(bearer),
  };
}

/** Rows that a run needs before it begins; they go in by a few requests. */
export class Stock {
  /** Of each table, the rows that name the same columns together. */
  private readonly tables = new Map<string, TableRows[]>();

  add(table: string, row: Record<string, Cell>): void {
    const groups = this.tables.get(table) ?? [];
    this.tables.set(table, groups);
    const columns = Object.keys(row);
    const same = groups.find((group) => group.columns.join() === columns.join());
    const cells = Object.values(row);
    if (same) same.rows.push(cells);
    else groups.push({ table, columns, rows: [cells] });
  }

  /** The ids of the rows of some tables. */
  idsOf(tables: readonly string[]): string[] {
    return tables.flatMap((name) =>
      (this.tables.get(name) ?? []).flatMap(({ columns, rows }) =>
        rows.map((row) => String(row[columns.indexOf("id")])),
      ),
    );
  }

  /** Leaves out the rows of some tables. */
  drop(tables: readonly string[]): void {
    for (const name of tables) this.tables.delete(name);
  }

  /** Puts them in, in the order in which their tables were first named. */
  async load(operator: Operator, { organization }: House): Promise<void> {
    for (const { table, columns, rows } of [...this.tables.values()].flat())
      for (let at = 0; at < rows.length; at += 500)
        await operate(operator, "/operator/rows", {
          organizationId: organization.organizationId,
          tables: [{ table, columns, rows: rows.slice(at, at + 500) }],
        }).catch((error: unknown) => {
          throw new Error(`rows of ${table}`, { cause: error });
        });
  }
}
