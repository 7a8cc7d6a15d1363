import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  moveDevelopmentCheckout,
  readDevelopmentCheckout,
  type DevelopmentCheckout,
} from "../../data/payments/development-checkouts.server";

async function known(context: RequestContext, id: string): Promise<DevelopmentCheckout> {
  const checkout = context.env.ENVIRONMENT === "production" ? undefined : await readDevelopmentCheckout(context.db, id);
  if (!checkout) throw new NotFoundError();
  return checkout;
}

/** What the development gateway's page shows. @throws NotFoundError for an unknown one, and in production */
export async function readCheckoutPage(context: RequestContext, id: string): Promise<DevelopmentCheckout> {
  await authorize(context, "developmentCheckout.answer");
  return known(context, id);
}

const MOVES: ReadonlyMap<string, "PAID" | "DECLINED"> = new Map([
  ["pay", "PAID"],
  ["decline", "DECLINED"],
]);

/** Does what its page was told, and gives where the payer goes back to: paid, declined, or as they came. */
export async function answerCheckout(context: RequestContext, id: string, answer: string): Promise<string> {
  await authorize(context, "developmentCheckout.answer");
  const { returnUrl } = await known(context, id);
  const to = MOVES.get(answer);
  if (to) await moveDevelopmentCheckout(context.db, id, "OPEN", to, context.now).run();
  return returnUrl;
}
