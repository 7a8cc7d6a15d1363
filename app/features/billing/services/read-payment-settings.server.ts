import { secretSetAt } from "~/features/organization/public.server";
import { paths } from "~/paths";
import { auditStatement } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways, type GatewayRow } from "../data/gateways.server";
import { readPaymentsToReview } from "../data/payments-to-review.server";
import type { PaymentToReview } from "../domain/payment-to-review";
import { secretNameOf } from "./gateway-of.server";

/** What administrators see of how payments come in. Instants in UTC ms. */
export interface PaymentSettingsView {
  gateways: GatewayRow[];
  /** Since when the key of Stripe is there; null where none is. */
  stripeSince: number | null;
  /** Where Stripe is to send its events. */
  webhookUrl: string;
  /** Where anybody pays the practice. */
  payNowUrl: string;
  /** Whether there is a gateway to try it all without money. */
  development: boolean;
  toReview: PaymentToReview[];
}

/** The gateways, and the payments that somebody must look into. Their payers' names are read, which is audited. */
export async function readPaymentSettings(context: RequestContext): Promise<PaymentSettingsView> {
  await authorize(context, "settings.change");
  const { db, env, origin, organization } = context;
  const [gateways, since, toReview] = await Promise.all([
    readGateways(db),
    secretSetAt(context, secretNameOf("STRIPE")),
    readPaymentsToReview(db),
  ]);
  if (toReview.length > 0) await auditStatement(context, { action: "payment.read", subjectKind: "payment" }).run();
  return {
    gateways,
    stripeSince: since ?? null,
    webhookUrl: `${origin}${paths.gatewayWebhook("STRIPE")}`,
    payNowUrl: `${origin}${paths.payNow(String(organization.id))}`,
    development: env.ENVIRONMENT !== "production",
    toReview,
  };
}
