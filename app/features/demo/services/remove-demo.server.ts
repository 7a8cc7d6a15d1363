import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { endDemoStatements, removalStatements } from "../data/demo-removal-write.server";
import { markedRows } from "../data/demo-rows-read.server";
import type { MarkedTable } from "../domain/marked-table";

const ROWS_A_BATCH = 50;

async function removeRows(context: RequestContext, marked: MarkedTable): Promise<void> {
  for (let after = ""; ;) {
    const ids = await markedRows(context.db, marked.table, after, ROWS_A_BATCH);
    const last = ids.at(-1);
    if (last === undefined) return;
    await commit(context, {
      writes: removalStatements(context.db, marked, ids),
      audit: [{ action: "demo.remove", subjectKind: marked.table, fields: ["id"] }],
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
  const { MARKED_TABLES } = await import("../support/demo-rows.server");
  for (const marked of MARKED_TABLES) await removeRows(context, marked);
  await commit(context, {
    writes: endDemoStatements(context.db, context.now),
    audit: [{ action: "demo.remove", subjectKind: "demo" }],
    result: null,
  });
}
