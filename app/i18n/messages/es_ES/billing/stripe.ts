import type { Translation } from "../../../message-types";
import type { stripe as source } from "../../en_US/billing/stripe";

/** The words of Stripe's account. */
export const stripe: Translation<typeof source, "es_ES"> = {
  publicKeyHint: "Empieza por pk_",
  secretKeyHint: "Empieza por sk_ o rk_. Se guarda cifrada y no se vuelve a mostrar.",
  webhookSecretHint: "Empieza por whsec_. Sin él, los pagos tardan más en aparecer aquí.",
};
