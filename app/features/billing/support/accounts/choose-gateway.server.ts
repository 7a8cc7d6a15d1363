import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { WantedPayment } from "../payments/wanted-payment.server";
import { payChoices } from "./gateway-of.server";

export const PAYMENT_OFF = { field: "", message: "billing:problem.off" };

/**
 * The gateway that a payment comes by: the one that its payer has chosen, else the first that takes its currency and
 * needs no more of the payer than is known.
 * @throws InvalidError where none takes the currency, or not the chosen one
 */
export async function chooseGateway(
  context: RequestContext,
  { gatewayType, currencyCode, payer }: Pick<WantedPayment, "gatewayType" | "currencyCode" | "payer">,
): Promise<GatewayType> {
  const choices = await payChoices(context, currencyCode);
  const [first] = choices;
  if (!first) throw new InvalidError([PAYMENT_OFF]);
  if (gatewayType !== undefined) {
    const chosen = choices.find(({ type }) => type === gatewayType);
    if (!chosen) throw new InvalidError([{ field: "gatewayType", message: "errors:field.chooseOne" }]);
    return chosen.type;
  }
  const other = choices.find((choice) => !choice.asksPhone);
  if (!first.asksPhone || !other) return first.type;
  return (await payer()).phone === "" ? other.type : first.type;
}
