import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { PlainKey } from "~/i18n/message-types";
import { readGateways, type GatewayRow } from "../../data/accounts/gateways.server";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";
import type { AccountFormView, OnePressView } from "../../gateways/account-field";
import { gatewayByType, offeredGateways } from "../../gateways/registry.server";
import { paymentsToReview } from "../../support/payments/payments-to-review.server";

/** What administrators see of how payments come in. Instants in UTC ms. */
export interface PaymentSettingsView {
  /** By what payments come in now. */
  active: (GatewayRow & { name: PlainKey }) | null;
  /** The gateways that can be connected with an account. */
  accounts: AccountFormView[];
  /** Those that can be connected by one press, and are not. */
  presses: OnePressView[];
  /** Where anybody pays the practice. */
  payNowUrl: string;
  toReview: PaymentToReview[];
}

function offersOf(context: RequestContext, gateways: readonly GatewayRow[]) {
  const accounts: AccountFormView[] = [];
  const presses: OnePressView[] = [];
  for (const { type, name, connecting } of offeredGateways(context)) {
    const row = gateways.find((each) => each.type === type);
    if (connecting.kind === "press") {
      if (row?.status !== "ACTIVE") presses.push({ type, label: connecting.label, text: connecting.text });
      continue;
    }
    const { text, fields, publicField } = connecting;
    const values = publicField === null ? {} : { [publicField]: row?.publicKey ?? "" };
    accounts.push({ type, name, text, fields, values, eventUrl: `${context.origin}${paths.gatewayWebhook(type)}` });
  }
  return { accounts, presses };
}

/** The gateways, and the payments that somebody must look into. Their payers' names are read, which is audited. */
export async function readPaymentSettings(context: RequestContext): Promise<PaymentSettingsView> {
  await authorize(context, "settings.change");
  const { db, origin, organization } = context;
  const [gateways, toReview] = await Promise.all([readGateways(db), paymentsToReview(context)]);
  const active = gateways.find(({ status }) => status === "ACTIVE");
  const name = active && gatewayByType(active.type)?.name;
  return {
    active: active && name ? { ...active, name } : null,
    ...offersOf(context, gateways),
    payNowUrl: `${origin}${paths.payNow(String(organization.id))}`,
    toReview,
  };
}
