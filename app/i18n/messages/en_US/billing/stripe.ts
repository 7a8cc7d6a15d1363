/** The words of Stripe's account. */
export const stripe = {
  publicKeyHint: "Starts with pk_",
  secretKeyHint: "Starts with sk_ or rk_. Stored encrypted and never shown again.",
  webhookSecretHint: "Starts with whsec_. Without it, payments take longer to show up here.",
} as const;
