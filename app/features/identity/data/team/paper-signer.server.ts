import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";

/** Who signs a paper, as their own row tells it; the phone with its calling code, empty where there is none. */
export interface PaperSigner {
  id: string;
  userId: string;
  title: number;
  firstName: string;
  lastName: string;
  designation: string;
  phoneCallingCode: string;
  phone: string;
}

/** Reads who signs a paper; one who left signs none, but their papers still name them. */
export async function readPaperSigner(db: TenantDb, employeeId: string): Promise<PaperSigner | undefined> {
  const [found] = await db.orm
    .select(
      pick({
        id: employee.id,
        userId: employee.userId,
        title: employee.title,
        firstName: employee.firstName,
        lastName: employee.lastName,
        designation: employee.designation,
        phoneCallingCode: employee.phoneCallingCode,
        phone: employee.phone,
      }),
    )
    .from(employee)
    .where(and(db.own(employee), eq(employee.id, employeeId)))
    .limit(1);
  return found;
}
