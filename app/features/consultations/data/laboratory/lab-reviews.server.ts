import { and, asc, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { labOrder, labReview } from "~/db/schema/laboratory.server";
import type { LabReview } from "../../domain/laboratory/lab-review";

const columns = {
  id: labReview.id,
  orderId: labReview.orderId,
  tests: labReview.tests,
  message: labReview.message,
  reviewedBy: labReview.reviewedBy,
  at: labReview.at,
  shownAt: labReview.shownAt,
  undoneAt: labReview.undoneAt,
};

/** The reviews of an order, oldest first, with those that were undone. */
export const reviewsOf = (db: TenantDb, orderId: string): PromiseLike<LabReview[]> =>
  db.orm
    .select(pick(columns))
    .from(labReview)
    .where(and(db.own(labReview), eq(labReview.orderId, orderId)))
    .orderBy(asc(labReview.at), asc(labReview.id));

/** The same of all orders of a patient. */
export const reviewsOfPatient = (db: TenantDb, patientId: string): PromiseLike<LabReview[]> =>
  db.orm
    .select(pick(columns))
    .from(labReview)
    .innerJoin(labOrder, and(eq(labOrder.organizationId, labReview.organizationId), eq(labOrder.id, labReview.orderId)))
    .where(and(db.own(labReview), eq(labOrder.patientId, patientId)))
    .orderBy(asc(labReview.at), asc(labReview.id));

export const insertReview = (db: TenantDb, review: LabReview): Statement =>
  db.orm.insert(labReview).values({ organizationId: db.organizationId, ...review });

/** A review is taken back; changes no row where it was before. */
export const undoReviewRow = (db: TenantDb, id: string, at: number): Statement =>
  db.orm
    .update(labReview)
    .set({ undoneAt: at })
    .where(and(db.own(labReview), eq(labReview.id, id), isNull(labReview.undoneAt)));
