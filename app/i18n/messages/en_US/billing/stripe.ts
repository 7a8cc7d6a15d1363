/** The words of Stripe's account. */
export const stripe = {
  name: "Stripe",
  text: "Payments go straight to your own Stripe account. Find your keys in the Stripe dashboard, under Developers.",
  publicKey: "Publishable key",
  publicKeyHint: "Starts with pk_",
  publicKeyWrong: "Enter the key that starts with pk_",
  secretKey: "Secret key",
  secretKeyHint: "Starts with sk_ or rk_. Stored encrypted and never shown again.",
  secretKeyWrong: "Enter the key that starts with sk_ or rk_",
  keyUnknown: "Stripe does not recognize this key",
  modesDiffer: "One key is for test payments, the other for real payments. Use two of the same kind",
  webhookText:
    "Add it in Stripe under Webhooks for the checkout.session.* events, so that payments show up here at once.",
  webhookSecret: "Webhook signing secret",
  webhookSecretHint: "Starts with whsec_. Without it, payments take longer to show up here.",
  webhookSecretWrong: "Enter the secret that starts with whsec_",
} as const;
