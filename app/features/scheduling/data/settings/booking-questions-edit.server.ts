import { and, asc, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { bookingQuestion } from "~/db/schema/booking.server";
import type { AskedQuestion } from "../../domain/settings/booking-question";

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

type Values = Omit<AskedQuestion, "id">;

export const insertQuestion = (
  db: TenantDb,
  row: { id: string; serviceOfferingId: string; position: number },
  values: Values,
): Statement => db.orm.insert(bookingQuestion).values({ organizationId: db.organizationId, ...row, ...values });

/** Changes the version that was read; no row where somebody changed it meanwhile. */
export const updateQuestion = (db: TenantDb, id: string, version: number, values: Values): Statement =>
  db.orm
    .update(bookingQuestion)
    .set({ ...values, version: version + 1 })
    .where(and(db.own(bookingQuestion), eq(bookingQuestion.id, id), eq(bookingQuestion.version, version)));

/** Switches a question on or off; no row where it is so already. */
export const switchQuestion = (db: TenantDb, id: string, enabled: boolean): Statement =>
  db.orm
    .update(bookingQuestion)
    .set({ enabled, version: sql`${bookingQuestion.version} + 1` })
    .where(and(db.own(bookingQuestion), eq(bookingQuestion.id, id), eq(bookingQuestion.enabled, !enabled)));

const PLACE = `UPDATE booking_question SET position = (SELECT ids.key FROM json_each(?3) ids WHERE ids.value = booking_question.id)
WHERE organization_id = ?1 AND service_offering_id = ?2`;

/** Puts the questions of an offering into the order of the given ids: all of them. */
export const placeQuestions = (db: TenantDb, serviceOfferingId: string, ids: readonly string[]): D1PreparedStatement =>
  db.raw(PLACE, db.organizationId, serviceOfferingId, JSON.stringify(ids));
