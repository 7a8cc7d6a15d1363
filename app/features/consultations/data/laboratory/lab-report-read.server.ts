import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { laboratory } from "~/db/schema/laboratory-catalogue.server";
import { labOrder, labOrderTest } from "~/db/schema/laboratory.server";
import { ofLaboratory } from "./lab-orders-read.server";

interface ReportAsked {
  from: number;
  to: number;
  laboratoryId: string | undefined;
  providerId: string | undefined;
  most: number;
}

/** Ordered in a stretch of time (UTC ms), for the report. */
export const reportRows = (db: TenantDb, { from, to, laboratoryId, providerId, most }: ReportAsked) =>
  db.orm
    .select(
      pick({
        number: labOrder.number,
        orderedAt: labOrder.orderedAt,
        resultedAt: labOrder.resultedAt,
        priority: labOrder.priority,
        laboratoryId: labOrder.laboratoryId,
        providerId: labOrder.providerId,
        patientId: labOrder.patientId,
        testName: labOrderTest.name,
        state: labOrderTest.state,
        stateReason: labOrderTest.stateReason,
        rejectedReason: labOrderTest.rejectedReason,
        priceMinor: labOrderTest.priceMinor,
        taxPercent: labOrderTest.taxPercent,
        laboratoryName: laboratory.name,
      }),
    )
    .from(labOrder)
    .innerJoin(
      labOrderTest,
      and(eq(labOrderTest.organizationId, labOrder.organizationId), eq(labOrderTest.orderId, labOrder.id)),
    )
    .innerJoin(laboratory, ofLaboratory)
    .where(
      and(
        db.own(labOrder),
        gte(labOrder.orderedAt, from),
        lt(labOrder.orderedAt, to),
        laboratoryId === undefined ? undefined : eq(labOrder.laboratoryId, laboratoryId),
        providerId === undefined ? undefined : eq(labOrder.providerId, providerId),
      ),
    )
    .orderBy(asc(labOrder.orderedAt), asc(labOrder.id), asc(labOrderTest.position))
    .limit(most);
