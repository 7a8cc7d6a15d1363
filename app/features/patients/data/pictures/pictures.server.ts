import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patient, patientInsurance } from "~/db/schema/patients.server";

/** Where a picture of a patient's stands: their photo, or a side of the card of one of their insurances. */
export type PictureSlot = { patientId: string } & ({ what: "photo" } | { what: "front" | "back"; insuranceId: string });

const columnOf = ({ what }: PictureSlot) =>
  what === "photo"
    ? patient.photoFileId
    : what === "front"
      ? patientInsurance.cardFileId
      : patientInsurance.cardBackFileId;

/** The id of the file that stands there; null where there is none. */
export async function readPicture(db: TenantDb, slot: PictureSlot): Promise<string | null> {
  const shown = pick({ id: columnOf(slot) });
  const [found] = await (slot.what === "photo"
    ? db.orm
        .select(shown)
        .from(patient)
        .where(and(db.own(patient), eq(patient.id, slot.patientId)))
        .limit(1)
    : db.orm
        .select(shown)
        .from(patientInsurance)
        .where(and(db.own(patientInsurance), ofInsurance(slot.patientId, slot.insuranceId)))
        .limit(1));
  return found?.id ?? null;
}

const ofInsurance = (patientId: string, id: string) =>
  and(eq(patientInsurance.patientId, patientId), eq(patientInsurance.id, id), eq(patientInsurance.enabled, true));

/** The conditional write of which file stands there; it changes nothing where another one does meanwhile. */
export function setPicture(
  db: TenantDb,
  slot: PictureSlot,
  { before, after }: { before: string | null; after: string | null },
): Statement {
  const column = columnOf(slot);
  const unchanged = before === null ? isNull(column) : eq(column, before);
  if (slot.what === "photo")
    return db.orm
      .update(patient)
      .set({ photoFileId: after })
      .where(and(db.own(patient), eq(patient.id, slot.patientId), unchanged));
  return db.orm
    .update(patientInsurance)
    .set(slot.what === "front" ? { cardFileId: after } : { cardBackFileId: after })
    .where(and(db.own(patientInsurance), ofInsurance(slot.patientId, slot.insuranceId), unchanged));
}
