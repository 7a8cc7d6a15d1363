import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { file } from "~/db/schema/settings.server";

/** Into whose record a file that was sent in a chat went; null for nobody's. */
export const filePatientQuery = (db: TenantDb, fileId: string) =>
  db.orm
    .select(pick({ patientId: file.patientId }))
    .from(file)
    .where(and(db.own(file), eq(file.id, fileId)));
