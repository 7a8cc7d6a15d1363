import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { MedicineFigures } from "../../domain/pharmacy/reports";

/** What the report is narrowed by; null is no choice. Instants in UTC ms; `until` is left out itself. */
export interface ReportFilter {
  from: number;
  until: number;
  pharmacyId: string | null;
  prescriberId: string | null;
  /** The name of a medicine as it was prescribed. */
  medicine: string | null;
}

/** From signing to the first handing of a line, in ms; half of them took no longer. */
interface MedianTime {
  name: string | null;
  took: number;
}

/** The entries of the period that were not taken back, along the index of their time. */
const ENTRIES = `WITH asked AS MATERIALIZED (
SELECT d.prescription_id, d.line_id, d.kind, d.price_minor, d.at, l.name, p.signed_at
FROM dispense d
JOIN prescription_line l ON l.organization_id = d.organization_id AND l.id = d.line_id
JOIN prescription p ON p.organization_id = d.organization_id AND p.id = d.prescription_id
WHERE d.organization_id = ?1 AND d.at >= ?2 AND d.at < ?3 AND d.kind NOT IN ('UNDONE', 'ANSWERED')
AND (?4 IS NULL OR d.pharmacy_id = ?4) AND (?5 IS NULL OR p.prescriber_id = ?5) AND (?6 IS NULL OR l.name = ?6)
AND NOT EXISTS (SELECT 1 FROM dispense u WHERE u.organization_id = ?1 AND u.reverses_id = d.id))`;

const FIGURES = `${ENTRIES}
SELECT name, count(DISTINCT CASE WHEN kind = 'DISPENSED' THEN prescription_id END) AS prescriptions,
sum(kind = 'DISPENSED') AS handings, sum(kind = 'RETURNED') AS returns, sum(kind = 'DECLINED') AS declined,
sum(CASE WHEN kind = 'DISPENSED' THEN price_minor END) AS "amountMinor"
FROM asked GROUP BY name ORDER BY handings DESC, name LIMIT 1000`;

/** The first handing of each line, if it was in the period. */
const FIRST = `SELECT name, min(at) - signed_at AS took FROM asked WHERE kind = 'DISPENSED' AND NOT EXISTS (
SELECT 1 FROM dispense e WHERE e.organization_id = ?1 AND e.prescription_id = asked.prescription_id
AND e.line_id = asked.line_id AND e.kind = 'DISPENSED' AND e.at < ?2) GROUP BY line_id`;

const MEDIANS = `${ENTRIES}
SELECT name, avg(took) AS took FROM (SELECT name, took, row_number() OVER (PARTITION BY name ORDER BY took) AS place,
count(*) OVER (PARTITION BY name) AS total FROM (${FIRST})) WHERE place IN ((total + 1) / 2, (total + 2) / 2) GROUP BY name
UNION ALL
SELECT NULL, avg(took) FROM (SELECT took, row_number() OVER (ORDER BY took) AS place, count(*) OVER () AS total
FROM (${FIRST})) WHERE place IN ((total + 1) / 2, (total + 2) / 2) HAVING count(*) > 0`;

const PRESCRIPTIONS = `${ENTRIES} SELECT count(DISTINCT prescription_id) AS prescriptions FROM asked WHERE kind = 'DISPENSED'`;

/** What pharmacies did in a period, by medicine, the most handed out first; a medicine's and everything's median time. */
export async function readPharmacyFigures(db: TenantDb, filter: ReportFilter) {
  const { from, until, pharmacyId, prescriberId, medicine } = filter;
  const values = [db.organizationId, from, until, pharmacyId, prescriberId, medicine];
  const [figures, medians, prescriptions] = await db.rawBatch(
    [FIGURES, MEDIANS, PRESCRIPTIONS].map((text) => db.raw(text, ...values)),
  );
  return {
    figures: rowsOf<MedicineFigures>(figures),
    medians: rowsOf<MedianTime>(medians),
    prescriptions: Number(prescriptions?.results[0]?.["prescriptions"] ?? 0),
  };
}
