import type { Translation } from "../../../message-types";
import type { notes as english } from "../../en_US/consultations/notes";

export const notes: Translation<typeof english, "ar_BH"> = {
  title: "الملاحظات والرسائل",
  titleOf: "الملاحظات والرسائل: {{name}}",
  lead: "ما كتبه طبيبك عن مواعيدك وشاركه معك.",
  kinds: {
    NOTE: "ملاحظة",
    SICK_NOTE: "إجازة مرضية",
    REFERRAL: "رسالة إحالة",
    PATIENT_SUMMARY: "ملخص للمريض",
  },
  status: {
    DRAFT: "مسودة",
    SIGNED: "موقّعة",
    AMENDED: "موقّعة مع إضافات",
    ENTERED_IN_ERROR: "أُدخلت خطأً",
    DISCARDED: "ملغاة",
  },
  shared: {
    UNPUBLISHED: "غير مشاركة مع المريض",
    PUBLISHED: "مشاركة مع المريض",
    WITHDRAWN: "لم تعد مشاركة مع المريض",
  },
  /** Said to the patient. */
  sharedWithYou: "مشاركة معك",
  list: {
    empty: "لا توجد ملاحظات بعد",
    emptyText: "تظهر هنا الملاحظات والرسائل التي يشاركها طبيبك معك.",
    emptyStaff: "لم يُكتب شيء عن هذا المريض بعد.",
    date: "التاريخ",
    by: "{{name}}، {{date}}",
    withdrawn: "تم سحبها: {{reason}}",
    more: "ملاحظات أقدم",
    open: "فتح",
    openOf: "فتح {{title}} بتاريخ {{date}}",
    authorOnly: "لكاتبها فقط",
  },
  view: {
    patient: "المريض",
    provider: "الطبيب",
    written: "تاريخ الكتابة",
    signed: "التوقيع",
    signedBy: "{{name}}، {{date}}",
    addenda: "الإضافات",
    addedBy: "{{name}}، {{date}}. السبب: {{reason}}",
    empty: "لم يُكتب شيء هنا.",
    pdf: "فتح بصيغة PDF",
  },
  print: {
    draft: "مسودة",
    birthDate: "تاريخ الميلاد",
  },
  refused: {
    changed: "غيّر شخص آخر هذه الملاحظة منذ أن فتحتها. اقرأها مرة أخرى ثم قرّر.",
    closed: "تم توقيع هذه الملاحظة أو إلغاؤها في هذه الأثناء. ما كتبته محفوظ على هذا الجهاز.",
    unsettled: "يوجد نصان بانتظار الاختيار في «{{title}}»",
    missing: "يجب ألا يكون «{{title}}» فارغًا",
    busy: "يحفظ آخرون في هذه اللحظة. حاول مرة أخرى.",
    overtaken: "حُفظ بالفعل نص أحدث من هذه النافذة، وهذا النص ليس ضمنه. انسخ نصك ثم أعد تحميل الملاحظة.",
  },
  withdrawnInError: "أُدخلت عن طريق الخطأ.",
};
