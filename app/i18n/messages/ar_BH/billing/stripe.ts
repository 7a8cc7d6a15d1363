import type { Translation } from "../../../message-types";
import type { stripe as source } from "../../en_US/billing/stripe";

/** The words of Stripe's account. */
export const stripe: Translation<typeof source, "ar_BH"> = {
  name: "سترايب (Stripe)",
  text: "تذهب الدفعات مباشرة إلى حسابكم في Stripe. تجدون المفاتيح في لوحة Stripe تحت Developers.",
  publicKey: "المفتاح القابل للنشر",
  publicKeyHint: "يبدأ بـ pk_",
  publicKeyWrong: "اكتب المفتاح الذي يبدأ بـ pk_",
  secretKey: "المفتاح السري",
  secretKeyHint: "يبدأ بـ sk_ أو rk_. يُحفظ مشفّرًا ولا يظهر مرة أخرى.",
  secretKeyWrong: "اكتب المفتاح الذي يبدأ بـ sk_ أو rk_",
  keyUnknown: "لا تعرف Stripe هذا المفتاح",
  modesDiffer: "أحد المفتاحين للتجربة والآخر للدفعات الحقيقية. استخدم مفتاحين من النوع نفسه",
  webhookText: "أضيفوه في Stripe تحت Webhooks للأحداث checkout.session.* لتظهر الدفعات هنا فورًا.",
  webhookSecret: "سر توقيع الويب هوك",
  webhookSecretHint: "يبدأ بـ whsec_. من دونه يتأخر ظهور الدفعات هنا.",
  webhookSecretWrong: "اكتب السر الذي يبدأ بـ whsec_",
};
