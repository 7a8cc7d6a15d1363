import type { Translation } from "../../../message-types";
import type { development as source } from "../../en_US/billing/development";

/** The words of the gateway without money, and of its page. */
export const development: Translation<typeof source, "ar_BH"> = {
  name: "مدفوعات تجريبية",
  tryOut: "استخدام الخدمة التجريبية",
  tryOutText: "لا تأخذ مالًا حقيقيًا. غير متاحة في بيئة الإنتاج.",
  title: "دفعة تجريبية",
  lead: "كانت خدمة دفع حقيقية لتعرض صفحتها هنا. اختر ما ينبغي أن يحدث.",
  pay: "ادفع {{amount}}",
  decline: "رفض",
  back: "رجوع",
  over: "انتهت هذه الدفعة",
};
