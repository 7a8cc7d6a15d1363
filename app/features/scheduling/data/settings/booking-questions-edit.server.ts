import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { bookingQuestion } from "~/db/schema/booking.server";

/** The offering whose questions are meant; no row for another organization's. */
export const questionedOfferingStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick({ id: serviceOffering.id, name: serviceOffering.name, offeringsType: serviceOffering.offeringsType }))
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), eq(serviceOffering.id, id)));

/** All questions of an offering, the ones that are switched off too, in order. */
export const allQuestionsStatement = (db: TenantDb, serviceOfferingId: string) =>
  db.orm
    .select(
      pick({
        id: bookingQuestion.id,
        position: bookingQuestion.position,
        text: bookingQuestion.text,
        kind: bookingQuestion.kind,
        options: bookingQuestion.options,
        required: bookingQuestion.required,
        enabled: bookingQuestion.enabled,
        version: bookingQuestion.version,
      }),
    )
    .from(bookingQuestion)
    .where(and(db.own(bookingQuestion), eq(bookingQuestion.serviceOfferingId, serviceOfferingId)))
    .orderBy(asc(bookingQuestion.position), asc(bookingQuestion.id));

export const questionRows = recordRows(bookingQuestion);

const PLACE = `UPDATE booking_question SET position = (SELECT ids.key FROM json_each(?3) ids WHERE ids.value = booking_question.id)
WHERE organization_id = ?1 AND service_offering_id = ?2`;

/** Puts the questions of an offering into the order of the given ids: all of them. */
export const placeQuestions = (db: TenantDb, serviceOfferingId: string, ids: readonly string[]): D1PreparedStatement =>
  db.raw(PLACE, db.organizationId, serviceOfferingId, JSON.stringify(ids));
