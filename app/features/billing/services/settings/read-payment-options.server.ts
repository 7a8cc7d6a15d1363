import { readCatalog } from "~/features/organization/public.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../../data/accounts/gateways.server";
import { tellingGateway } from "../../gateways/registry.server";
import { PAID_KINDS } from "../../schemas/settings/payment-options";

/** How each kind of service is paid online, and by which gateways, as calls read and change it. */
export async function readPaymentOptions(context: RequestContext) {
  await authorize(context, "settings.change");
  const { db, origin, organization, profile } = context;
  const [{ configs }, paymentGateways] = await Promise.all([readCatalog(context), readGateways(db)]);
  const gatewayOrder = paymentGateways.filter(({ status }) => status === "ACTIVE").map(({ type }) => type);
  const [activeGateway] = gatewayOrder;
  return {
    currencyCode: profile.currencyCode,
    onlinePaymentOptions: PAID_KINDS.map((type) => {
      const config = configs.find((each) => each.type === type);
      return {
        type,
        onlinePaymentOptions: config?.properties.onlinePaymentOptions ?? "DISABLED",
        enabled: config?.enabled ?? true,
        version: config?.version ?? 0,
      };
    }),
    paymentGateways,
    gatewayOrder,
    activeGateway: activeGateway ?? null,
    webhookUrl: `${origin}${paths.gatewayWebhook(tellingGateway(activeGateway))}`,
    payNowUrl: `${origin}${paths.payNow(String(organization.id))}`,
  };
}
