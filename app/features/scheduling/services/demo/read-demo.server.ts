import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readKeptRows } from "../../data/demo/demo-rows-read.server";
import { readDemoState } from "../../data/demo/demo-state-read.server";
import { demoRefusal, type DemoRefusal } from "../../domain/demo/demo-state";
import type { KeptRow } from "../../domain/demo/demo-tables";

export interface DemoView {
  filled: boolean;
  /** Why the organization cannot be filled; null where it can. */
  refusal: DemoRefusal | null;
  /** What of a demonstration that was taken away is still there. */
  kept: KeptRow[];
}

/** What there is of demo data, and whether it can be made. */
export async function readDemo(context: RequestContext): Promise<DemoView> {
  await authorize(context, "demo.manage");
  const state = await readDemoState(context.db);
  return {
    filled: state.filled,
    refusal: demoRefusal(state, context.profile.settings) ?? null,
    kept: state.kept ? await readKeptRows(context.db) : [],
  };
}
