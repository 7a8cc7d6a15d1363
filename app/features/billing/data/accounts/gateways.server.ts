import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { gatewayEvent, paymentGateway } from "~/db/schema/billing.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { AccountMode } from "../../domain/accounts/account-mode";

/** A gateway as it is stored, by the specification's names. Instants in UTC ms. */
export interface GatewayRow {
  id: string;
  type: GatewayType;
  publicKey: string;
  status: "ACTIVE" | "DISABLED";
  version: number;
  createdTs: number;
  modifiedTs: number;
  /** Whether its account takes test payments or real ones; empty where that is not known. */
  mode: AccountMode;
  /** Currencies that it is used for; an empty list is every one that it takes. */
  currencies: readonly string[];
  /** When it last took its credentials; null if they were not tried since they were given. */
  checkedTs: number | null;
}

/** The organization's gateways in the order in which payers are offered them, those that are switched off too. */
export const readGateways = (db: TenantDb): Promise<GatewayRow[]> =>
  db.orm
    .select(
      pick({
        id: paymentGateway.id,
        type: paymentGateway.type,
        publicKey: paymentGateway.publicKey,
        status: paymentGateway.status,
        version: paymentGateway.version,
        createdTs: paymentGateway.createdTs,
        modifiedTs: paymentGateway.modifiedTs,
        mode: paymentGateway.mode,
        currencies: paymentGateway.currencies,
        checkedTs: paymentGateway.checkedTs,
      }),
    )
    .from(paymentGateway)
    .where(db.own(paymentGateway))
    .orderBy(asc(paymentGateway.position), asc(paymentGateway.type));

/** Behind all that are there. */
const LAST = "(SELECT coalesce(max(l.position), 0) + 1 FROM payment_gateway l WHERE l.organization_id = ?1)";
const ACTIVATE = `INSERT INTO payment_gateway (organization_id, id, type, public_key, status, version, created_ts, modified_ts, position, mode, checked_ts)
VALUES (?1, ?2, ?3, ?4, 'ACTIVE', 1, ?5, ?5, ${LAST}, ?6, ?7)
ON CONFLICT (organization_id, type) DO UPDATE SET public_key = ?4, status = 'ACTIVE', mode = ?6, checked_ts = ?7,
position = CASE payment_gateway.status WHEN 'ACTIVE' THEN payment_gateway.position ELSE ${LAST} END,
version = version + 1, modified_ts = ?5`;
const CHANGE = `UPDATE payment_gateway SET status = ?4, currencies = ?5, version = version + 1,
modified_ts = CASE status WHEN ?4 THEN modified_ts ELSE ?6 END,
position = CASE WHEN status = ?4 OR ?4 = 'DISABLED' THEN position ELSE ${LAST} END
WHERE payment_gateway.organization_id = ?1 AND id = ?2 AND version = ?3`;

/** Switches a gateway on: a new one, or one that was off, comes last. */
export const activateStatement = (
  db: TenantDb,
  gateway: Pick<GatewayRow, "id" | "type" | "publicKey" | "mode" | "checkedTs"> & { at: number },
): D1PreparedStatement =>
  db.raw(
    ACTIVATE,
    ...[db.organizationId, gateway.id, gateway.type, gateway.publicKey, gateway.at, gateway.mode, gateway.checkedTs],
  );

/** The conditional write of a change: it changes no row where somebody else has changed the gateway since. */
export const changeGatewayStatement = (
  db: TenantDb,
  { id, version }: Pick<GatewayRow, "id" | "version">,
  to: Pick<GatewayRow, "status" | "currencies"> & { at: number },
) => db.raw(CHANGE, db.organizationId, id, version, to.status, JSON.stringify(to.currencies), to.at);

const CHECKED = "UPDATE payment_gateway SET checked_ts = ?3, mode = ?4 WHERE organization_id = ?1 AND id = ?2";

/** Notes what came of trying its credentials. */
export const checkedStatement = (
  db: TenantDb,
  { id, checkedTs, mode }: Pick<GatewayRow, "id" | "checkedTs" | "mode">,
) => db.raw(CHECKED, db.organizationId, id, checkedTs, mode);

const FIRST = `UPDATE payment_gateway SET position = 1
WHERE payment_gateway.organization_id = ?1 AND status = 'ACTIVE' AND type = ?3 AND (SELECT json_group_array(o.type) FROM
(SELECT g.type FROM payment_gateway g WHERE g.organization_id = ?1 AND g.status = 'ACTIVE' ORDER BY g.position, g.type) o) = ?2`;
const ORDER = `UPDATE payment_gateway SET position = (SELECT j.key + 1 FROM json_each(?2) j WHERE j.value = payment_gateway.type)
WHERE organization_id = ?1 AND status = 'ACTIVE'`;

/** Put the gateways that are on into an order; the first changes no row where they do not stand as `seen` any more. */
export const orderStatements = (db: TenantDb, seen: readonly GatewayType[], order: readonly GatewayType[]) => ({
  guarded: db.raw(FIRST, db.organizationId, JSON.stringify(seen), order[0] ?? ""),
  writes: [db.raw(ORDER, db.organizationId, JSON.stringify(order))],
});

/** Whether an event was taken in already. */
export async function isEventKnown(db: TenantDb, gatewayType: GatewayType, eventId: string): Promise<boolean> {
  const rows = await db.orm
    .select(pick({ eventId: gatewayEvent.eventId }))
    .from(gatewayEvent)
    .where(and(db.own(gatewayEvent), eq(gatewayEvent.gatewayType, gatewayType), eq(gatewayEvent.eventId, eventId)));
  return rows.length > 0;
}

const EVENT = `INSERT INTO gateway_event (organization_id, gateway_type, event_id, payment_id, at)
VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING`;

/** Notes that an event was taken in. */
export const eventStatement = (
  db: TenantDb,
  event: { gatewayType: GatewayType; eventId: string; paymentId: string; at: number },
) => db.raw(EVENT, db.organizationId, event.gatewayType, event.eventId, event.paymentId, event.at);
