import type { Translation } from "../../../message-types";
import type { stripe as source } from "../../en_US/billing/stripe";

/** The words of Stripe's account. */
export const stripe: Translation<typeof source, "es_ES"> = {
  name: "Stripe",
  text: "Los pagos van directamente a su propia cuenta de Stripe. Encontrará las claves en el panel de Stripe, en Desarrolladores.",
  publicKey: "Clave publicable",
  publicKeyHint: "Empieza por pk_",
  publicKeyWrong: "Escriba la clave que empieza por pk_",
  secretKey: "Clave secreta",
  secretKeyHint: "Empieza por sk_ o rk_. Se guarda cifrada y no se vuelve a mostrar.",
  secretKeyWrong: "Escriba la clave que empieza por sk_ o rk_",
  keyUnknown: "Stripe no conoce esta clave",
  modesDiffer: "Una clave es de pruebas y la otra de pagos reales. Use dos del mismo tipo",
  webhookText:
    "Añádala en Stripe, en Webhooks, para los eventos checkout.session.*; así los pagos aparecen aquí al momento.",
  webhookSecret: "Secreto de firma del webhook",
  webhookSecretHint: "Empieza por whsec_. Sin él, los pagos tardan más en aparecer aquí.",
  webhookSecretWrong: "Escriba el secreto que empieza por whsec_",
};
