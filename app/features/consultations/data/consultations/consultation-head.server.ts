import { and, desc, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { consultation } from "~/db/schema/consultations.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { appointment } from "~/db/schema/scheduling.server";

const creator = alias(employee, "creator");
const nameOf = (who: typeof employee | typeof creator) =>
  sql<string>`trim(coalesce(${who.firstName}, '') || ' ' || coalesce(${who.lastName}, ''))`;

/** Who and where a consultation concerns, by name, and the appointment that it is about. Instants in UTC ms. */
export async function readConsultationHead(db: TenantDb, consultationId: string) {
  const [found] = await db.orm
    .select(
      pick({
        providerTitle: employee.title,
        providerName: nameOf(employee),
        creatorName: nameOf(creator),
        branchName: sql<string>`coalesce(${branch.name}, '')`,
        branchAddress: sql<string>`coalesce(${branch.address}, '')`,
        branchCity: sql<string>`coalesce(${branch.city}, '')`,
        branchPostalCode: sql<string>`coalesce(${branch.postalCode}, '')`,
        branchCountryCode: sql<string>`coalesce(${branch.countryCode}, '')`,
        branchPhone: sql<string>`coalesce(${branch.phone}, '')`,
        branchEmail: sql<string>`coalesce(${branch.email}, '')`,
        timeZone: sql<string | null>`${appointment.timeZone}`,
        startedAt: sql<number | null>`${appointment.startedAt}`,
        concludedAt: sql<number | null>`${appointment.concludedAt}`,
        offeringId: sql<string | null>`${appointment.serviceOfferingId}`,
        offeringName: sql<string>`coalesce(${serviceOffering.name}, '')`,
      }),
    )
    .from(consultation)
    .innerJoin(
      employee,
      and(eq(employee.organizationId, consultation.organizationId), eq(employee.id, consultation.providerId)),
    )
    .leftJoin(
      creator,
      and(eq(creator.organizationId, consultation.organizationId), eq(creator.id, consultation.creatorId)),
    )
    .leftJoin(branch, and(eq(branch.organizationId, consultation.organizationId), eq(branch.id, consultation.branchId)))
    .leftJoin(
      appointment,
      and(eq(appointment.organizationId, consultation.organizationId), eq(appointment.id, consultation.appointmentId)),
    )
    .leftJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, appointment.organizationId),
        eq(serviceOffering.id, appointment.serviceOfferingId),
      ),
    )
    .where(and(db.own(consultation), eq(consultation.id, consultationId)))
    .limit(1);
  return found;
}

export type ConsultationHead = NonNullable<Awaited<ReturnType<typeof readConsultationHead>>>;

/** The consultation of a patient of whose summary they were last told; undefined where they never were. */
export async function readLastPublished(db: TenantDb, patientId: string): Promise<string | undefined> {
  const [found] = await db.orm
    .select(pick({ id: consultation.id }))
    .from(consultation)
    .where(
      and(db.own(consultation), eq(consultation.patientId, patientId), ne(consultation.publishStatus, "UNPUBLISHED")),
    )
    .orderBy(desc(consultation.publishedAt), desc(consultation.id))
    .limit(1);
  return found?.id;
}
