import { z } from "zod";
import { done } from "~/kernel/answer";
import { payChoicesAnswer } from "~/kernel/money/pay-choice-answer";
import { ONLINE_PAYMENT_OPTIONS } from "~/kernel/codes/online-payment-options";
import { GATEWAY_TYPES } from "../../domain/accounts/gateway-type";
import { PAYMENT_STATUSES } from "../../domain/payments/payment";
import { PAID_KINDS } from "../settings/payment-options";

const id = z.string();

/** A payment to the practice by its link; null where the caller only asked by what it can be paid. */
export const payNowAnswer = done({
  payment: z
    .object({
      id,
      uuid: id,
      status: z.enum(PAYMENT_STATUSES),
      amountMinor: z.int().meta({ description: "In the minor unit of the currency." }),
      currencyCode: z.string(),
    })
    .nullable(),
  reference: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  gateways: payChoicesAnswer,
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
    mode: z.enum(["", "test", "live"]).meta({ description: "Test payments or real ones; empty if it is not known." }),
    currencies: z
      .array(z.string())
      .meta({ description: "What it is used for; empty is every currency that it takes." }),
    checkedTs: z.int().nullable().meta({ description: "When it last took its credentials." }),
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
  gatewayOrder: z
    .array(z.enum(GATEWAY_TYPES))
    .meta({ description: "The gateways that are on, as payers are offered them: the first that fits is preselected." }),
  activeGateway: z.enum(GATEWAY_TYPES).nullable().meta({ description: "The first of gatewayOrder." }),
  webhookUrl: z.url(),
  payNowUrl: z.url(),
});
