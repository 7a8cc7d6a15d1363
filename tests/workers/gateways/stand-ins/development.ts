import type { Practice } from "../../scheduling/scene";
import type { StandIn, StandInPayment } from "../contract/stand-in";

/**
 * The gateway of a laptop, as its payers drive it: it keeps its own checkouts in a table of the product, whose rows are
 * read and changed here as its page would.
 */
export function developmentStandIn(practice: Practice): StandIn {
  const begun: StandInPayment[] = [];
  const run = async (text: string, ...values: (string | number)[]) => {
    const { db } = await practice.as({ kind: "system", task: "test" }, Date.now());
    return (await db.raw(text, db.organizationId, ...values).all<Record<string, string | number>>()).results;
  };
  const read = async (own: string) =>
    (await run("SELECT * FROM development_checkout WHERE organization_id = ?1 AND id = ?2", own))[0];
  const MOVE = `UPDATE development_checkout SET status = ?3, paid_at = CASE ?3 WHEN 'PAID' THEN ?4 ELSE paid_at END
WHERE organization_id = ?1 AND id = ?2`;
  return {
    origins: [],
    answer: async (request) => {
      const own = new URL(request.url).pathname.split("/").at(-1) ?? "";
      const row = await read(own);
      if (!row) return new Response(null, { status: 404 });
      const [amount, currency, text] = [row["amount_minor"], row["currency_code"], row["description"]].map(String);
      begun.push({ own, amount: amount ?? "", currency: currency ?? "", text: text ?? "" });
      return new Response("pay or decline");
    },
    begun: () => begun,
    say: (own, word) => run(MOVE, own, word, Date.now()),
    alter: async (own, { amount, currency }) => {
      if (amount !== undefined)
        await run(
          "UPDATE development_checkout SET amount_minor = ?3 WHERE organization_id = ?1 AND id = ?2",
          own,
          Number(amount),
        );
      if (currency !== undefined)
        await run(
          "UPDATE development_checkout SET currency_code = ?3 WHERE organization_id = ?1 AND id = ?2",
          own,
          currency,
        );
    },
    forget: (own) => run("DELETE FROM development_checkout WHERE organization_id = ?1 AND id = ?2", own),
    refuse: () => undefined,
    leadTo: () => undefined,
    refundsOf: async (own) => ((await read(own))?.["status"] === "REFUNDED" ? 1 : 0),
    takesMoney: async (own) => (await read(own))?.["status"] === "OPEN",
  };
}
