import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { gatewayEvent, paymentGateway } from "~/db/schema/billing.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";

/** A gateway as it is stored, by the specification's names. Instants in UTC ms. */
export interface GatewayRow {
  id: string;
  type: GatewayType;
  publicKey: string;
  status: "ACTIVE" | "DISABLED";
  version: number;
  createdTs: number;
  modifiedTs: number;
}

/** The organization's gateways, those that are switched off too. */
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
      }),
    )
    .from(paymentGateway)
    .where(db.own(paymentGateway));

const ACTIVATE = `INSERT INTO payment_gateway (organization_id, id, type, public_key, status, version, created_ts, modified_ts)
VALUES (?1, ?2, ?3, ?4, 'ACTIVE', 1, ?5, ?5)
ON CONFLICT (organization_id, type) DO UPDATE SET public_key = ?4, status = 'ACTIVE', version = version + 1, modified_ts = ?5`;
const OTHERS_OFF =
  "UPDATE payment_gateway SET status = 'DISABLED', version = version + 1, modified_ts = ?3 WHERE organization_id = ?1 AND type <> ?2 AND status = 'ACTIVE'";
const CHANGE = `UPDATE payment_gateway SET public_key = ?4, status = ?5, version = version + 1, modified_ts = ?6
WHERE organization_id = ?1 AND id = ?2 AND version = ?3`;

/** Switches a gateway on, and the others off: payments come by one at a time. */
export const activateStatements = (
  db: TenantDb,
  gateway: { id: string; type: GatewayType; publicKey: string; at: number },
): D1PreparedStatement[] => [
  db.raw(ACTIVATE, db.organizationId, gateway.id, gateway.type, gateway.publicKey, gateway.at),
  db.raw(OTHERS_OFF, db.organizationId, gateway.type, gateway.at),
];

export const othersOffStatement = (db: TenantDb, type: GatewayType, at: number) =>
  db.raw(OTHERS_OFF, db.organizationId, type, at);

/** The conditional write of a change: it changes no row where somebody else has changed the gateway since. */
export const changeGatewayStatement = (
  db: TenantDb,
  { id, version }: Pick<GatewayRow, "id" | "version">,
  to: Pick<GatewayRow, "publicKey" | "status"> & { at: number },
) => db.raw(CHANGE, db.organizationId, id, version, to.publicKey, to.status, to.at);

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
