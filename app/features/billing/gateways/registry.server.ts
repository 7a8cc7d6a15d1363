import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { development } from "./development/development.server";
import type { Gateway } from "./gateway.server";
import { paypal } from "./paypal/paypal.server";
import { paystack } from "./paystack/paystack.server";
import { paytabs } from "./paytabs/paytabs.server";
import { razorpay } from "./razorpay/razorpay.server";
import { squareup } from "./squareup/squareup.server";
import { placetopay } from "./placetopay/placetopay.server";
import { paypalexpresscheckout } from "./paypalexpresscheckout/paypalexpresscheckout.server";
import { wompi } from "./wompi/wompi.server";
import { wipay } from "./wipay/wipay.server";
import { pagofacil } from "./pagofacil/pagofacil.server";
import { paynamics } from "./paynamics/paynamics.server";
import { stripe } from "./stripe/stripe.server";
import { kashier } from "./kashier/kashier.server";
import { mtn } from "./mtn/mtn.server";
import { jazzcash } from "./jazzcash/jazzcash.server";
import { duitku } from "./duitku/duitku.server";
import { fawry } from "./fawry/fawry.server";
import { sslcommerz } from "./sslcommerz/sslcommerz.server";
import { mpaisa } from "./mpaisa/mpaisa.server";
import { paysera } from "./paysera/paysera.server";
import { ebirr } from "./ebirr/ebirr.server";

/** Every gateway that payments can be taken by. */
export const GATEWAYS: readonly Gateway[] = [
  stripe,
  paypal,
  paystack,
  paytabs,
  kashier,
  mtn,
  razorpay,
  squareup,
  placetopay,
  paypalexpresscheckout,
  wompi,
  wipay,
  pagofacil,
  paynamics,
  jazzcash,
  duitku,
  fawry,
  sslcommerz,
  mpaisa,
  paysera,
  ebirr,
  development,
];

/** Undefined where there is none of that type. */
export const gatewayByType = (type: string): Gateway | undefined => GATEWAYS.find((each) => each.type === type);

/** Whether it exists where this runs: those without money do not in production. */
export const isRunnable = ({ trial }: Gateway, { env }: RequestContext): boolean =>
  !trial || env.ENVIRONMENT !== "production";

/** Those that the organization can connect: which exist here, and take its currency. */
export const offeredGateways = (context: RequestContext): Gateway[] =>
  GATEWAYS.filter(
    (gateway) =>
      isRunnable(gateway, context) &&
      (gateway.currencies === "every" || gateway.currencies.includes(context.profile.currencyCode)),
  );

/** Picks the gateway whose address for events is shown: the given type if it sends any, else the first that does. */
export function tellingGateway(type: string | undefined): string {
  const telling = GATEWAYS.filter(({ events }) => events.length > 0);
  return (telling.find((each) => each.type === type) ?? telling[0])?.type ?? "";
}

/** The fields of an account that are asked for each time and never shown again. */
export const secretFieldsOf = ({ connecting }: Gateway): string[] =>
  connecting.kind === "press"
    ? []
    : connecting.fields.flatMap((field) => (field.kind === "secret" ? [field.name] : []));

/** Likewise, of every gateway. */
export const SECRET_FIELDS = [...new Set(GATEWAYS.flatMap(secretFieldsOf))];

/** By which methods events come in. */
export const EVENT_METHODS = [...new Set(GATEWAYS.flatMap(({ events }) => events))];

const originsOf = (kind: "form" | "connect") => [...new Set(GATEWAYS.flatMap(({ targets }) => targets[kind]))];

/** Where pages to pay on may lead and speak to. */
export const PAYMENT_TARGETS = { form: originsOf("form"), connect: originsOf("connect") };

/** What a gateway is connected with, whichever it is. */
export const connectGatewaySchema = z.looseObject({
  type: z.enum(
    GATEWAYS.map(({ type }) => type),
    "errors:field.chooseOne",
  ),
});

/** All of it, by type. */
export const connectGatewayTakes = z.union(
  GATEWAYS.map(({ type, connecting }) => {
    const named = { type: z.literal(type) };
    return connecting.kind === "press" ? z.object(named) : connecting.given.safeExtend(named);
  }),
);
