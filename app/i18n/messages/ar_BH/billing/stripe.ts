import type { Translation } from "../../../message-types";
import type { stripe as source } from "../../en_US/billing/stripe";

/** The words of Stripe's account. */
export const stripe: Translation<typeof source, "ar_BH"> = {
  publicKeyHint: "يبدأ بـ pk_",
  secretKeyHint: "يبدأ بـ sk_ أو rk_. يُحفظ مشفّرًا ولا يظهر مرة أخرى.",
  webhookSecretHint: "يبدأ بـ whsec_. من دونه يتأخر ظهور الدفعات هنا.",
};
