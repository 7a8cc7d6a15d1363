import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { checkLedger } from "../../data/ledger/ledger-check.server";
import type { LedgerVerdict } from "../../domain/ledger/ledger-finding";

/**
 * Works out anew what the books of the organization hold, and says where they differ from themselves or from its
 * payments. It changes nothing.
 */
export async function verifyLedger(context: RequestContext): Promise<LedgerVerdict> {
  await authorize(context, "ledger.verify");
  return checkLedger(context.db);
}
