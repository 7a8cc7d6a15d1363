import type { Translation } from "../../../message-types";
import type { contraindications as english } from "../../en_US/phr/contraindications";

export const contraindications: Translation<typeof english, "ar_BH"> = {
  title: "موانع الاستعمال",
  text: "علاجات وأشياء أخرى يجب تجنبها، وسبب ذلك. أطباؤك هم من يكتبون هذه القائمة.",
  add: "إضافة مانع",
  edit: "تعديل {{name}}",
  empty: "لم تُسجَّل موانع",
  emptyText: "لم يُسجَّل شيء يجب تجنبه.",
  because: "السبب:",
  since: "منذ {{date}}",
  until: "حتى {{date}}",
  ended: "لم يعد ساريًا",
  fields: {
    what: "ما الذي يجب تجنبه؟",
    whatHint: "مثل الإيبوبروفين أو التصوير بالرنين المغناطيسي أو رياضات الالتحام.",
    sort: "المجموعة",
    severity: "ما مدى الصرامة؟",
    reason: "السبب",
    since: "منذ متى؟",
    until: "حتى متى؟",
    untilHint: "اتركه فارغًا إذا كان ساريًا حتى إشعار آخر.",
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
