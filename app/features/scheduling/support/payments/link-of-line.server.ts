import { payChoices } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readManyForChange, readPaymentLinks } from "../../data/appointments/appointment-change-read.server";
import { linkProblem, type LinkProblem } from "../../domain/payments/link-problem";
import type { UnpaidLine } from "../../domain/payments/unpaid-lines";
import type { NamedUnpaidLine } from "./unpaid-page.server";
import { payableNow } from "./payable-now.server";

/** Whether a patient can be sent a link to pay something by. */
export interface LinkOfLine {
  /** When staff sent one, or when it goes out (UTC ms); null where they sent none. */
  linkSentAt: number | null;
  /** Why none can be sent now; null where one can. */
  linkProblem: LinkProblem | null;
}

/** Reads for some unpaid lines whether links to pay can be sent. One round trip. */
export async function paymentLinksOf(
  context: RequestContext,
  lines: readonly NamedUnpaidLine[],
): Promise<(line: UnpaidLine) => LinkOfLine> {
  const ids = lines.flatMap(({ of, id }) => (of === "appointment" ? id : []));
  const currencies = [...new Set(lines.map(({ currencyCode }) => currencyCode))];
  const [links, loaded, choices] = await Promise.all([
    readPaymentLinks(context.db, ids),
    ids.length === 0 ? [] : readManyForChange(context.db, ids, context.now),
    Promise.all(currencies.map(async (code) => [code, (await payChoices(context, code)).length > 0] as const)),
  ]);
  const [taken, byId] = [new Map(choices), new Map(loaded.map((each) => [each.appointment.id, each]))];
  const emails = new Map(lines.map(({ id, appointment }) => [id, appointment?.patient?.email ?? ""]));
  return ({ id, amountMinor, currencyCode }) => {
    const found = byId.get(id);
    return {
      linkSentAt: links[id] ?? null,
      linkProblem: linkProblem({
        state: found ? payableNow(context, { ...found, dueMinor: amountMinor }) : null,
        hasGateway: taken.get(currencyCode) ?? false,
        hasEmail: (emails.get(id) ?? "") !== "",
      }),
    };
  };
}
