import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { userSetting } from "~/db/schema/settings.server";

const setting = (name: "signature" | "qualification" | "registrationNumber") =>
  sql<string>`coalesce(${userSetting.value} ->> ${sql.raw(`'$.${name}'`)}, '')`;

/** Who a provider is, and what they have set to stand below what they sign. */
export async function readProviderSignature(db: TenantDb, employeeId: string) {
  const [found] = await db.orm
    .select(
      pick({
        title: employee.title,
        firstName: employee.firstName,
        lastName: employee.lastName,
        designation: employee.designation,
        phoneCallingCode: employee.phoneCallingCode,
        phone: employee.phone,
        signature: setting("signature"),
        qualification: setting("qualification"),
        registrationNumber: setting("registrationNumber"),
      }),
    )
    .from(employee)
    .leftJoin(
      userSetting,
      and(
        eq(userSetting.organizationId, employee.organizationId),
        eq(userSetting.userId, employee.userId),
        eq(userSetting.area, "account"),
      ),
    )
    .where(and(db.own(employee), eq(employee.id, employeeId)))
    .limit(1);
  return found;
}

export type ProviderSignatureRow = NonNullable<Awaited<ReturnType<typeof readProviderSignature>>>;
