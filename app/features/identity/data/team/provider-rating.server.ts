import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { providerRating } from "~/db/schema/identity.server";

const COUNT = `INSERT INTO provider_rating (organization_id, employee_id, count, stars) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (organization_id, employee_id) DO UPDATE SET count = count + excluded.count, stars = stars + excluded.stars`;

/** Counts what a patient gave a provider, in the batch in which it is given. */
export const countRatingStatement = (
  db: TenantDb,
  employeeId: string,
  by: { count: number; stars: number },
): D1PreparedStatement => db.raw(COUNT, db.organizationId, employeeId, by.count, by.stars);

const COUNTED = pick({
  employeeId: providerRating.employeeId,
  count: providerRating.count,
  stars: providerRating.stars,
});

/** What patients gave these employees, all of them without a list. */
export const ratingsStatement = (db: TenantDb, whose?: string | readonly string[]) =>
  db.orm
    .select(COUNTED)
    .from(providerRating)
    .where(
      and(
        db.own(providerRating),
        whose === undefined
          ? undefined
          : typeof whose === "string"
            ? eq(providerRating.employeeId, whose)
            : inArray(providerRating.employeeId, [...whose]),
      ),
    );

export const readRatings = async (db: TenantDb, whose: readonly string[]) =>
  whose.length === 0 ? [] : ratingsStatement(db, whose);
