import { commit } from "~/db/commit.server";
import { employeesInRoles, ROLE } from "~/features/identity/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { checkLedger, nextLedgerCheck } from "../../data/ledger/ledger-check.server";
import { compareGateways } from "../../support/ledger/compare-gateways.server";

/**
 * Looks the books over each night, and compares them with what the gateways report. A difference is logged and told to
 * the administrators, again each night until it is put right. Safe to run twice.
 */
export async function checkLedgerNightly(context: RequestContext, item: { id: string }): Promise<void> {
  await authorize(context, "ledger.verify");
  const { db, now, log, organization } = context;
  const { findings } = await checkLedger(db);
  const differing = (await compareGateways(context)).filter(({ state }) => state === "DIFFERS");
  const next = nextLedgerCheck(db, item.id, now + DAY_MS);
  if (findings.length + differing.length === 0) {
    await db.rawBatch([next]);
    return;
  }
  const kinds = new Set([...findings.map(({ kind }) => kind), ...differing.map(({ gatewayType }) => gatewayType)]);
  const count = findings.length + differing.reduce((sum, { differences }) => sum + differences.length, 0);
  log.error("ledger", { kinds: [...kinds].join(" "), findings: count, organizationId: organization.id });
  const told = await employeesInRoles(db, [ROLE.ADMINISTRATOR, ROLE.OWNER]);
  await commit(context, {
    writes: [next],
    audit: [{ action: "ledger.differs", subjectKind: "organization", fields: ["differences"] }],
    outbox: told.map((id) =>
      outboxEntry(context, "mail", { template: "ledger.differs", to: { kind: "EMPLOYEE", id } }),
    ),
    result: null,
  });
}
