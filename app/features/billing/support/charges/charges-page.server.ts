import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readExplainedCharges } from "../../data/charges/charges-read.server";
import type { ExplainedCharge } from "~/kernel/money/explained-charge";
import { gatewayNames } from "../accounts/names-of-gateways.server";
import { accountMark, accountMarkSchema } from "../../schemas/ledger/account-mark";

const CHARGES_A_PAGE = 20;

/** Some of what a patient was charged, the newest first. */
export interface ChargesPage {
  charges: ExplainedCharge[];
  /** Behind which charge the next page begins; null on the last one. */
  next: string | null;
  isFirst: boolean;
}

/** A page of what a patient was charged, behind the one that `raw` names. The caller has authorized it. */
export async function chargesPage(context: RequestContext, patientId: string, raw: unknown): Promise<ChargesPage> {
  const after = parse(accountMarkSchema, raw ?? null);
  const before = after ?? { at: Number.MAX_SAFE_INTEGER, id: "" };
  const [found, nameOf] = await Promise.all([
    readExplainedCharges(context.db, patientId, { before, most: CHARGES_A_PAGE + 1 }),
    gatewayNames(context),
  ]);
  const charges = found.slice(0, CHARGES_A_PAGE).map((charge) => ({
    ...charge,
    refunds: charge.refunds.map(({ way, ...refund }) => ({ ...refund, way: nameOf(way) })),
  }));
  const last = found.length > CHARGES_A_PAGE ? charges.at(-1) : undefined;
  return { charges, next: last ? accountMark(last) : null, isFirst: after === null };
}
