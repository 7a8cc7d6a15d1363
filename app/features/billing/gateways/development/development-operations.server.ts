import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import {
  developmentMoney,
  insertDevelopmentCheckout,
  moveDevelopmentCheckout,
  readDevelopmentCheckout,
} from "../../data/payments/development-checkouts.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { stateBy } from "../gateway-truth";
import { GatewayRefused, type Operations } from "../operations.server";

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  OPEN: "open",
  PAID: "paid",
  DECLINED: "failed",
  CLOSED: "closed",
  REFUNDED: "paid",
};

/**
 * A gateway without money, for a laptop: its page asks what is to happen. It remembers in a table of its own, tells
 * nothing by itself and is asked like any other.
 */
export function developmentOperations({ db, now, origin }: RequestContext): Operations<"redirect", "email"> {
  const known = async (id: string) => {
    const checkout = await readDevelopmentCheckout(db, id);
    if (!checkout) throw new GatewayRefused("unknown");
    return checkout;
  };
  return {
    begin: async ({ paymentId, amountMinor, currencyCode, description, returnUrl }) => {
      const checkout = { id: paymentId, amountMinor, currencyCode, description, returnUrl };
      await insertDevelopmentCheckout(db, checkout, now).run();
      return { reference: paymentId, checkoutUrl: `${origin}${paths.developmentCheckout(paymentId)}` };
    },
    ask: async (reference) => {
      const { id, status, amountMinor, currencyCode } = await known(reference);
      return { ...stateBy(STATES, status), paymentId: id, amountMinor, currencyCode };
    },
    close: async (reference) => {
      await moveDevelopmentCheckout(db, reference, "OPEN", "CLOSED", now).run();
    },
    giveBack: async (reference) => {
      await moveDevelopmentCheckout(db, reference, "PAID", "REFUNDED", now).run();
      if ((await known(reference)).status !== "REFUNDED") throw new GatewayRefused("not_paid");
      return "done";
    },
    giveBackPart: async (reference) => {
      if ((await known(reference)).status !== "PAID") throw new GatewayRefused("not_paid");
      return "done";
    },
    report: (from, to) => developmentMoney(db, from, to),
    verify: () => Promise.reject(new ForbiddenError()),
  };
}
