import type { Translation } from "../../../message-types";
import type { contraindications as english } from "../../en_US/phr/contraindications";

export const contraindications: Translation<typeof english, "ar_BH"> = {
  title: "موانع الاستعمال",
  text: "علاجات وأشياء أخرى يجب تجنبها، وسبب ذلك. هذه القائمة يكتبها أطباؤك.",
  add: "إضافة مانع استعمال",
  edit: "تعديل {{name}}",
  empty: "لم تُسجَّل أي موانع استعمال",
  emptyText: "لم يُسجَّل شيء يجب تجنبه.",
  because: "السبب:",
  since: "منذ {{date}}",
  until: "حتى {{date}}",
  ended: "لم يعد ساريًا",
  fields: {
    what: "ما الذي يجب تجنبه؟",
    whatHint: "مثل الإيبوبروفين أو التصوير بالرنين المغناطيسي أو رياضات الالتحام.",
    sort: "النوع",
    severity: "إلى أي حد يجب تجنبه؟",
    reason: "السبب",
    since: "منذ متى؟",
    until: "حتى متى؟",
    untilHint: "اتركه فارغًا إذا لم يكن له تاريخ انتهاء.",
    evidence: "الدليل",
    note: "ملاحظات",
  },
  sort: {
    DRUG: "دواء",
    DRUG_CLASS: "فئة من الأدوية",
    PROCEDURE: "إجراء",
    ACTIVITY: "نشاط",
    FOOD: "طعام",
  },
  severity: { ABSOLUTE: "ممنوع دائمًا", RELATIVE: "فقط بعد موازنة المخاطر" },
};
