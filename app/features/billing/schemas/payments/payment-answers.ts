import { z } from "zod";
import { done } from "~/kernel/answer";
import { ONLINE_PAYMENT_OPTIONS } from "~/kernel/codes/online-payment-options";
import { GATEWAY_TYPES } from "../../domain/accounts/gateway-type";
import { PAYMENT_STATUSES } from "../../domain/payments/payment";
import { PAID_KINDS } from "../settings/payment-options";

const id = z.string();

/** A payment to the practice by its link. */
export const payNowAnswer = done({
  payment: z.object({
    id,
    uuid: id,
    status: z.enum(PAYMENT_STATUSES),
    amountMinor: z.int().meta({ description: "In the minor unit of the currency." }),
    currencyCode: z.string(),
  }),
  reference: z.string(),
  redirectUrl: z.string().nullable(),
});

/** A payment gateway of the specification (section 3); never its secrets. Instants in UTC ms. */
const gateway = z
  .object({
    id,
    type: z.enum(GATEWAY_TYPES),
    publicKey: z.string(),
    status: z.enum(["ACTIVE", "DISABLED"]),
    version: z.int(),
    createdTs: z.int(),
    modifiedTs: z.int(),
  })
  .meta({ id: "PaymentGateway" });

export const gatewaysAnswer = done({ paymentGateways: z.array(gateway) });
export const gatewayAnswer = done({ paymentGateway: gateway });

/** How each kind of service is paid online, and by which gateways payments come in. */
export const paymentSettingsAnswer = done({
  currencyCode: z.string(),
  onlinePaymentOptions: z.array(
    z.object({
      type: z.enum(PAID_KINDS),
      onlinePaymentOptions: z.enum(ONLINE_PAYMENT_OPTIONS),
      enabled: z.boolean(),
      version: z.int().meta({ description: "0 where nothing was set yet." }),
    }),
  ),
  paymentGateways: z.array(gateway),
  activeGateway: z.enum(GATEWAY_TYPES).nullable(),
  webhookUrl: z.url(),
  payNowUrl: z.url(),
});
