import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { endDemoStatements, removalStatements } from "../../data/demo/demo-removal-write.server";
import { markedRows } from "../../data/demo/demo-rows-read.server";
import { DEMO_TABLES, type DemoTable } from "../../domain/demo/demo-tables";

const ROWS_A_BATCH = 50;

async function removeRows(context: RequestContext, table: DemoTable): Promise<void> {
  for (let after = ""; ;) {
    const ids = await markedRows(context.db, table, after, ROWS_A_BATCH);
    const last = ids.at(-1);
    if (last === undefined) return;
    await commit(context, {
      writes: removalStatements(context.db, table, ids),
      audit: [{ action: "demo.remove", subjectKind: table, fields: ["id"] }],
      result: null,
    });
    after = last;
  }
}

/**
 * Takes the demo data away: what it made and nothing else, in bounded batches. What the organization's own rows refer
 * to stays, and can be asked for by readDemo. Safe to run twice, at once, and again after it broke off.
 */
export async function removeDemo(context: RequestContext): Promise<void> {
  await authorize(context, "demo.manage");
  for (const table of DEMO_TABLES) await removeRows(context, table);
  await commit(context, {
    writes: endDemoStatements(context.db, context.now),
    audit: [{ action: "demo.remove", subjectKind: "demo" }],
    result: null,
  });
}
