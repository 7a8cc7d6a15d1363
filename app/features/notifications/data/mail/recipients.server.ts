import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, user } from "~/db/schema/identity.server";
import { patient } from "~/db/schema/patients.server";
import { internationalNumber } from "../../domain/texts/international-number";
import type { RecipientKind } from "~/outbox/mail-templates";

/** Who a mail is written to. */
export interface Recipient {
  name: string;
  /** Empty where none is known. */
  email: string;
  /**
   * E.164; empty where none is known that a text could go to. Of patients alone: staff are told by mail and browser.
   */
  phone: string;
  languageCode: string | null;
  patientId: string | null;
  /** The account they sign in with; null for a patient without one. */
  userId: string | null;
  /** Whether the account is open; a mail about its being shut is for whoever is not. */
  enabled: boolean;
}

async function readPatient(db: TenantDb, id: string): Promise<Recipient | undefined> {
  const [found] = await db.orm
    .select(
      pick({
        firstName: patient.firstName,
        lastName: patient.lastName,
        email: patient.email,
        callingCode: patient.phoneCallingCode,
        phone: patient.phone,
        languageCode: patient.languageCode,
        userLanguageCode: user.languageCode,
        userId: patient.userId,
        emailProvenAt: user.emailProvenAt,
      }),
    )
    .from(patient)
    .leftJoin(user, and(eq(user.organizationId, patient.organizationId), eq(user.id, patient.userId)))
    .where(and(db.own(patient), eq(patient.id, id), eq(patient.enabled, true)));
  if (!found) return undefined;
  const { firstName, lastName, email, callingCode, phone, languageCode, userLanguageCode } = found;
  // What others booked is mailed to the address, and told by nothing that whoever opened the account may have typed.
  const unproven = found.userId !== null && found.emailProvenAt === null;
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone: unproven ? "" : internationalNumber(callingCode, phone),
    languageCode: userLanguageCode ?? languageCode,
    patientId: id,
    userId: unproven ? null : found.userId,
    enabled: true,
  };
}

/** Someone with an account, by the account or by the employee that it belongs to. */
async function readAccount(db: TenantDb, by: "employee" | "user", id: string): Promise<Recipient | undefined> {
  const [found] = await db.orm
    .select(
      pick({
        userId: user.id,
        email: user.email,
        enabled: user.enabled,
        languageCode: user.languageCode,
        employeeFirstName: employee.firstName,
        employeeLastName: employee.lastName,
        patientId: patient.id,
        patientFirstName: patient.firstName,
        patientLastName: patient.lastName,
        callingCode: patient.phoneCallingCode,
        phone: patient.phone,
      }),
    )
    .from(user)
    .leftJoin(employee, and(eq(employee.organizationId, user.organizationId), eq(employee.userId, user.id)))
    .leftJoin(patient, and(eq(patient.organizationId, user.organizationId), eq(patient.userId, user.id)))
    .where(and(db.own(user), eq(by === "user" ? user.id : employee.id, id)));
  if (!found) return undefined;
  const names = [found.employeeFirstName ?? found.patientFirstName, found.employeeLastName ?? found.patientLastName];
  const { email, enabled, languageCode, patientId, userId } = found;
  const phone = by === "user" ? internationalNumber(found.callingCode ?? "", found.phone ?? "") : "";
  return { name: names.filter(Boolean).join(" "), email, phone, enabled, languageCode, patientId, userId };
}

/** The receiver of a mail; undefined where there is none of that id, or it is a patient who is disabled. */
export function readRecipient(db: TenantDb, to: { kind: RecipientKind; id: string }): Promise<Recipient | undefined> {
  if (to.kind === "PATIENT") return readPatient(db, to.id);
  return readAccount(db, to.kind === "USER" ? "user" : "employee", to.id);
}

/** The patients and their accounts, by the ids of both. */
export async function accountsAndPatients(db: TenantDb, patientIds: readonly string[]): Promise<string[]> {
  if (patientIds.length === 0) return [];
  const found = await db.orm
    .select(pick({ userId: patient.userId }))
    .from(patient)
    .where(and(db.own(patient), inArray(patient.id, [...patientIds])));
  return [...patientIds, ...found.flatMap(({ userId }) => userId ?? [])];
}

/** Whose a message was: a patient's by their id or their account's, or an employee's. */
export interface Receiver {
  id: string;
  name: string;
  patientId: string | null;
}

const RECEIVERS = `SELECT i.value AS id, p.id AS "patientId",
trim(coalesce(p.first_name || ' ' || p.last_name, e.first_name || ' ' || e.last_name, '')) AS name FROM json_each(?2) i
LEFT JOIN patient p ON p.organization_id = ?1 AND p.id = coalesce(
  (SELECT w.id FROM patient w WHERE w.organization_id = ?1 AND w.id = i.value),
  (SELECT w.id FROM patient w WHERE w.organization_id = ?1 AND w.user_id = i.value LIMIT 1))
LEFT JOIN employee e ON e.organization_id = ?1 AND e.id = coalesce(
  (SELECT w.id FROM employee w WHERE w.organization_id = ?1 AND w.id = i.value),
  (SELECT w.id FROM employee w WHERE w.organization_id = ?1 AND w.user_id = i.value LIMIT 1))`;

/** The names behind the ids of receivers. */
export async function receiverNames(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, Receiver>> {
  if (ids.length === 0) return new Map();
  const { results } = await db.raw(RECEIVERS, db.organizationId, JSON.stringify([...new Set(ids)])).all<Receiver>();
  return new Map(results.map((receiver) => [receiver.id, receiver]));
}
