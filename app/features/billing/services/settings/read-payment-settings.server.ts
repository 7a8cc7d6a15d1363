import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways, type GatewayRow } from "../../data/accounts/gateways.server";
import type { ActiveGateway } from "../../domain/accounts/active-gateway";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";
import type { AccountFormView, OnePressView } from "../../gateways/account-field";
import type { Gateway } from "../../gateways/gateway.server";
import { offeredGateways } from "../../gateways/registry.server";
import { activeGateways } from "../../support/accounts/active-gateways.server";
import { paymentsToReview } from "../../support/payments/payments-to-review.server";

/** What administrators see of how payments come in. Instants in UTC ms. */
export interface PaymentSettingsView {
  /** By what payments come in now, in the order in which payers are offered it. */
  active: ActiveGateway[];
  /** The gateways that can be connected with an account, by the names of their companies. */
  offered: { type: GatewayType; name: string }[];
  /** The one that was chosen, or whose account is there first; null where none is. */
  account: AccountFormView | null;
  /** Those that can be connected by one press, and are not. */
  presses: OnePressView[];
  /** Where anybody pays the practice. */
  payNowUrl: string;
  toReview: PaymentToReview[];
}

/** What is asked for an account at a gateway, with what is shown again of the one that is there. */
function accountForm(context: RequestContext, gateway: Gateway, row: GatewayRow | undefined): AccountFormView | null {
  const { type, name, untried, connecting } = gateway;
  if (connecting.kind === "press") return null;
  const { fields, publicField } = connecting;
  const values = publicField === null ? {} : { [publicField]: row?.publicKey ?? "" };
  return { type, name, untried, fields, values, eventUrl: `${context.origin}${paths.gatewayWebhook(type)}` };
}

function offersOf(context: RequestContext, gateways: readonly GatewayRow[], chosen: string | null) {
  const all = offeredGateways(context);
  const isOn = (type: GatewayType) => gateways.some((row) => row.type === type && row.status === "ACTIVE");
  const offered = all.filter(({ connecting }) => connecting.kind === "account");
  const first = gateways.find(({ type }) => isOn(type) && offered.some((each) => each.type === type))?.type;
  const shown = offered.find(({ type }) => type === chosen) ?? offered.find(({ type }) => type === first);
  return {
    offered: offered.map(({ type, name }) => ({ type, name })).sort((a, b) => a.name.localeCompare(b.name, "en")),
    account: shown
      ? accountForm(
          context,
          shown,
          gateways.find(({ type }) => type === shown.type),
        )
      : null,
    presses: all.flatMap(({ type, connecting }): OnePressView[] =>
      connecting.kind === "press" && !isOn(type) ? [{ type, label: connecting.label, text: connecting.text }] : [],
    ),
  };
}

/**
 * The gateways, and the payments that somebody must look into. Their payers' names are read, which is audited.
 * @param chosen type of the gateway whose account is to be asked for; any other text chooses none
 */
export async function readPaymentSettings(
  context: RequestContext,
  chosen: string | null = null,
): Promise<PaymentSettingsView> {
  await authorize(context, "settings.change");
  const { db, origin, organization } = context;
  const [gateways, toReview] = await Promise.all([readGateways(db), paymentsToReview(context)]);
  return {
    active: await activeGateways(context, gateways),
    ...offersOf(context, gateways, chosen),
    payNowUrl: `${origin}${paths.payNow(String(organization.id))}`,
    toReview,
  };
}
