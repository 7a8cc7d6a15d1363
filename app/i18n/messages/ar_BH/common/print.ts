import type { Translation } from "../../../message-types";
import type { print as english } from "../../en_US/common/print";

export const print: Translation<typeof english, "ar_BH"> = {
  madeAt: "كما في {{date}}",
  confidential: "معلومات صحية سرية",
  page: "صفحة {{page}} من {{pages}}",
  registrationNumber: "رقم الترخيص المهني: {{number}}",
  notSigned: "لم تُوقَّع",
  signedAt: "وُقّع إلكترونيًا في {{date}}",
  publishedAt: "نُشر إلكترونيًا في {{date}}",
  patientNumber: "رقم {{number}}",
  unprintable:
    "لا يمكن طباعة هذه الرموز: {{signs}}. تُظهر الورقة رقم كل رمز بدلًا منه، مثل [U+1E900]. ويمكنك التوقيع مع ذلك.",
  unprintableName: "كتابة اسم المريض بأحرف أخرى",
};
