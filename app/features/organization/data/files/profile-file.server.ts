import { and, eq, inArray, isNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { file } from "~/db/schema/settings.server";

/** The photo of a patient, or a side of the card of their insurance: none or one row. */
export const profileFileStatement = (db: TenantDb, patientId: string, fileId: string) =>
  db.orm
    .select(pick({ id: file.id, name: file.name, contentType: file.contentType, purpose: file.purpose }))
    .from(file)
    .where(
      and(
        db.own(file),
        eq(file.id, fileId),
        eq(file.patientId, patientId),
        inArray(file.purpose, ["PATIENT_PHOTO", "INSURANCE_CARD"]),
        isNull(file.deletedAt),
      ),
    );
