import type { TenantDb } from "~/db/client.server";
import { limitsOf, MOST_OF_NETWORK, type Limited, type OpenRequests } from "../../domain/booking/open-requests";

/** Who asks, as keyed hashes: null where that is not known, and is not counted. */
export interface AskerHashes {
  asker: string;
  phone: string | null;
  visitor: string | null;
  network: string | null;
}

export interface RequestToCount extends AskerHashes {
  appointmentId: string;
  employeeId: string;
  /** UTC ms. */
  countsUntil: number;
}

const of = (column: string, parameter: string) =>
  `(SELECT count(*) FROM open_request r WHERE r.organization_id = ?1 AND r.${column} = ${parameter} AND r.counts_until > ?2)`;
const COUNTS = {
  ofAsker: of("asker_hash", "?3"),
  ofPhone: of("phone_hash", "?4"),
  ofVisitor: of("visitor_hash", "?5"),
  ofNetwork: of("network_hash", "?6"),
  ofNetworkAtProvider: of("network_hash", "?6 AND r.employee_id = ?7"),
  openOfProvider: of("employee_id", "?7 AND r.proven = 0"),
  recentOfProvider: of("employee_id", "?7 AND r.proven = 0 AND r.created_at > ?8"),
};

const READ = `SELECT ${Object.entries(COUNTS)
  .map(([name, count]) => `${count} AS "${name}"`)
  .join(", ")}`;

const INSERT = `INSERT INTO open_request (organization_id, appointment_id, employee_id, asker_hash, phone_hash, visitor_hash,
network_hash, proven, created_at, counts_until)
SELECT ?1, ?9, ?7, ?3, ?4, ?5, ?6, ?10, ?2, ?11
WHERE ${COUNTS.ofAsker} < ?12 AND ${COUNTS.ofPhone} < ?12 AND ${COUNTS.ofVisitor} < ?12 AND ${COUNTS.ofNetwork} < ?13
AND ${COUNTS.ofNetworkAtProvider} < ?16
AND (?10 = 1 OR (${COUNTS.recentOfProvider} < ?14 AND ${COUNTS.openOfProvider} < ?15))`;

const shared = (
  db: TenantDb,
  request: Omit<RequestToCount, "appointmentId" | "countsUntil">,
  asked: Limited,
  now: number,
) => [
  db.organizationId,
  now,
  request.asker,
  request.phone,
  request.visitor,
  request.network,
  request.employeeId,
  now - limitsOf(asked).ofProvider.windowMs,
];

/**
 * The conditional write of a request: it inserts no row where there are too many open ones, so that of two at once one
 * is refused.
 */
export function insertRequestStatement(
  db: TenantDb,
  request: RequestToCount,
  asked: Limited,
  now: number,
): D1PreparedStatement {
  const { ofAsker, ofNetworkAtProvider, ofProvider } = limitsOf(asked);
  return db.raw(
    INSERT,
    ...shared(db, request, asked, now),
    request.appointmentId,
    Number(asked.known),
    request.countsUntil,
    ofAsker,
    MOST_OF_NETWORK,
    ofProvider.mostRecent,
    ofProvider.mostOpen,
    ofNetworkAtProvider,
  );
}

/** What counts against another request now: asked only where one was refused, to say why. */
export async function readOpenRequests(
  db: TenantDb,
  request: Omit<RequestToCount, "appointmentId" | "countsUntil">,
  asked: Limited,
  now: number,
): Promise<OpenRequests> {
  const row = await db.raw(READ, ...shared(db, request, asked, now)).first<OpenRequests & Record<string, unknown>>();
  if (!row) throw new Error("a count without a row");
  return row;
}

const SWEEP = "DELETE FROM open_request WHERE organization_id = ?1 AND employee_id = ?2 AND counts_until <= ?3";
const DROP = "DELETE FROM open_request WHERE organization_id = ?1 AND appointment_id = ?2";
const PROVE =
  "UPDATE open_request SET proven = 1, counts_until = ?3 WHERE organization_id = ?1 AND appointment_id = ?2";

/** Takes the requests of a provider away that count no longer. */
export const sweepRequestsStatement = (db: TenantDb, employeeId: string, now: number): D1PreparedStatement =>
  db.raw(SWEEP, db.organizationId, employeeId, now);

/** A request that is answered is open no longer. */
export const dropRequestStatement = (db: TenantDb, appointmentId: string): D1PreparedStatement =>
  db.raw(DROP, db.organizationId, appointmentId);

/** Its asker has proven their address: it counts as theirs, until then (UTC ms), and not against the provider. */
export const proveRequestStatement = (db: TenantDb, appointmentId: string, until: number): D1PreparedStatement =>
  db.raw(PROVE, db.organizationId, appointmentId, until);
