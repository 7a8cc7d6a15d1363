import { and, asc, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { bookingQuestion } from "~/db/schema/booking.server";
import type { AskedQuestion } from "~/features/forms/domain/questions/question";

/** The offering whose questions are meant; no row for another organization's. */
export const questionedOfferingStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick({ id: serviceOffering.id, name: serviceOffering.name, offeringsType: serviceOffering.offeringsType }))
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), eq(serviceOffering.id, id)));

const { position, text, kind, options, required } = bookingQuestion;

export const questionRows = recordRows(bookingQuestion, { position, text, kind, options, required });

const ofOffering = (serviceOfferingId: string) => eq(bookingQuestion.serviceOfferingId, serviceOfferingId);

/** All questions of an offering, the ones that are switched off too, in order. */
export const questionsStatement = (db: TenantDb, serviceOfferingId: string) =>
  questionRows.reading(db, ofOffering(serviceOfferingId)).orderBy(asc(position), asc(bookingQuestion.id));

/** One question of an offering, switched off or not. */
export const readQuestion = (db: TenantDb, serviceOfferingId: string, id: string) =>
  questionRows.read(db, id, ofOffering(serviceOfferingId));

/** A question of an offering; a new one stands after all that are there. */
export const savingQuestion = (db: TenantDb, serviceOfferingId: string, values: Omit<AskedQuestion, "id">) =>
  questionRows.saving(db, values, {
    serviceOfferingId,
    position: sql`(SELECT coalesce(max(q.position), -1) + 1 FROM booking_question q
WHERE q.organization_id = ${db.organizationId} AND q.service_offering_id = ${serviceOfferingId})`,
  });

const PLACE = `UPDATE booking_question SET position = (SELECT ids.key FROM json_each(?3) ids WHERE ids.value = booking_question.id)
WHERE organization_id = ?1 AND service_offering_id = ?2`;

/** Puts the questions of an offering into the order of the given ids: all of them. */
export const placeQuestions = (db: TenantDb, serviceOfferingId: string, ids: readonly string[]): D1PreparedStatement =>
  db.raw(PLACE, db.organizationId, serviceOfferingId, JSON.stringify(ids));
