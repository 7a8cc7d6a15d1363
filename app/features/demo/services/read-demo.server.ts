import type { PlainKey } from "~/i18n/message-types";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeptRows } from "../data/demo-rows-read.server";
import { readDemoState } from "../data/demo-state-read.server";
import { demoRefusal, type DemoRefusal } from "../domain/demo-state";
import type { KeptRow } from "../domain/marked-table";

export interface DemoView {
  filled: boolean;
  /** Why the organization cannot be filled; null where it can. */
  refusal: DemoRefusal | null;
  /** What of a demonstration that was taken away is still there, with what it is and where one looks at it. */
  kept: (KeptRow & { kind: PlainKey; href: string })[];
}

/** What there is of demo data, and whether it can be made. */
export async function readDemo(context: RequestContext): Promise<DemoView> {
  await authorize(context, "demo.manage");
  const state = await readDemoState(context.db);
  return {
    filled: state.filled,
    refusal: demoRefusal(state, context.profile.settings) ?? null,
    kept: state.kept ? await readKept(context) : [],
  };
}

async function readKept(context: RequestContext): Promise<DemoView["kept"]> {
  const { MARKED_TABLES } = await import("../support/demo-rows.server");
  const rows = await readKeptRows(context.db, MARKED_TABLES);
  return rows.flatMap((row) => {
    const words = MARKED_TABLES.find(({ table }) => table === row.table)?.shown;
    return words ? [{ ...row, kind: words.kind, href: words.href(row.id) }] : [];
  });
}
