import { uuidv7 } from "~/kernel/ids";
import { hashPassword } from "~/platform/access/password.server";
import { operate, type Operator, type TestOrganization } from "./organization";
import { PRACTICE_PASSWORD, practiceRows, type PracticeIds, type TableRows } from "./practice";

/** A practice at work in an organization of the tests, with people who can sign in. */
export interface Clinic {
  ids: PracticeIds;
  password: string;
  doctor: string;
  patient: string;
}

/** By what a search finds the practice's patient, whose row was not written by the product. */
export const foundByName = ({ patient }: PracticeIds): TableRows => ({
  table: "patient_search",
  columns: ["token", "patient_id"],
  rows: [
    ["zainab", patient],
    ["haddad", patient],
  ],
});

let passwordHash: Promise<string> | undefined;

/**
 * Fills an organization with the small practice; its doctors work around the clock, so that a time is always free soon.
 */
export async function openClinic(
  operator: Operator,
  organization: TestOrganization,
  more: (ids: PracticeIds) => TableRows[] = () => [],
  where: { timeZone?: string } = {},
): Promise<Clinic> {
  passwordHash ??= hashPassword(PRACTICE_PASSWORD);
  const now = Date.now();
  const { ids, tables } = practiceRows({
    roles: organization.roles,
    now,
    passwordHash: await passwordHash,
    newId: () => uuidv7(now),
    ...where,
  });
  for (const table of tables.filter(({ table: name }) => name === "provider_slot")) {
    const [start, end] = [table.columns.indexOf("start_minutes"), table.columns.indexOf("end_minutes")];
    table.rows = table.rows.map((row) => row.with(start, 0).with(end, 1_440));
  }
  await operate(operator, "/operator/rows", {
    organizationId: organization.organizationId,
    tables: [...tables, ...more(ids)],
  });
  return { ids, password: PRACTICE_PASSWORD, doctor: "doctor@clinic.example", patient: "patient@clinic.example" };
}
