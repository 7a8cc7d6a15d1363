import type { TenantDb } from "~/db/client.server";
import { COST, COST_CURRENCY, COST_TAXES, priceJoin } from "../lists/appointment-joins.server";

const A_PAGE = 1_000;

/** An appointment that was paid at the clinic or that is owed, as it stands; the amount in the currency's minor unit. */
interface BookableAppointment {
  id: string;
  /** When it was paid, or began (UTC ms). */
  at: number;
  version: number;
  patientId: string;
  amountMinor: number;
  currencyCode: string;
  /** 1 where it is marked as paid. */
  isPaid: number;
  /** The taxes in the amount, as JSON. */
  taxes: string;
  /** What discounts have taken off before. */
  discountMinor: number;
}

interface Kind {
  /** When it happened, UTC ms. */
  at: string;
  is: string;
}

const KINDS: Readonly<Record<"paidAtClinic" | "charged", Kind>> = {
  paidAtClinic: { at: "a.paid_at_clinic_at", is: `a.paid_at_clinic_at IS NOT NULL AND ${COST} > 0` },
  /** As `isOwed` has it; what it costs may follow from what was paid for it. */
  charged: {
    at: "coalesce(a.started_at, a.concluded_at, a.starts_at)",
    is: "a.state_id IN (7, 8, 10) AND a.disabled_at IS NULL AND a.paid_by_credit_at IS NULL",
  },
};

const pageText = ({ at, is }: Kind) => `SELECT a.id, ${at} AS at, a.version, a.patient_id AS "patientId",
coalesce(${COST}, 0) AS "amountMinor", coalesce(${COST_CURRENCY}, '') AS "currencyCode", coalesce(${COST_TAXES}, '[]') AS taxes,
coalesce(g.discount_minor, 0) AS "discountMinor", a.paid_at_clinic_at IS NOT NULL OR a.paid_online_at IS NOT NULL AS "isPaid"
FROM appointment a ${priceJoin("a")}
WHERE a.organization_id = ?1 AND a.patient_id IS NOT NULL AND ${is} AND ${at} >= ?2 AND a.id > ?3 ORDER BY a.id LIMIT ${A_PAGE}`;

/**
 * The next appointments behind an id that have to be in the books: as paid at the clinic, or as charged. What was taken
 * at the clinic is worth what the appointment was charged, else what the service costs at its place.
 */
export async function readBookableAppointments(
  db: TenantDb,
  kind: keyof typeof KINDS,
  { since, after }: { since: number; after: string },
): Promise<{ appointments: BookableAppointment[]; next: string | null }> {
  const found = await db
    .raw(pageText(KINDS[kind]), db.organizationId, since, after)
    .all<BookableAppointment & Record<string, unknown>>();
  const appointments = found.results;
  return { appointments, next: appointments.length < A_PAGE ? null : (appointments.at(-1)?.id ?? null) };
}

const UNCHANGED = `SELECT CASE WHEN json_array_length(?2) = (SELECT count(*) FROM json_each(?2) j CROSS JOIN appointment a
WHERE a.organization_id = ?1 AND a.id = json_extract(j.value, '$.id') AND a.version = json_extract(j.value, '$.version'))
THEN 1 ELSE json_extract('{}', 'conflict') END`;

/** Refuses a commit as a conflict where one of some appointments was changed since it was read. */
export const unchangedAppointments = (
  db: TenantDb,
  appointments: readonly Pick<BookableAppointment, "id" | "version">[],
): D1PreparedStatement =>
  db.raw(UNCHANGED, db.organizationId, JSON.stringify(appointments.map(({ id, version }) => ({ id, version }))));
