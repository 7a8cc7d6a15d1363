import { and, eq } from "drizzle-orm";
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
