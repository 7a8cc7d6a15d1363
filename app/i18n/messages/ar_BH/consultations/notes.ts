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
  /** Said to staff, with the time. */
  sharedSince: {
    PUBLISHED: "مشاركة مع المريض، {{date}}",
    WITHDRAWN: "لم تعد مشاركة مع المريض، {{date}}",
  },
  noAccount: "ليس لدى المريض حساب ليقرأها",
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
    addenda: "الإضافات",
    addedBy: "{{name}}، {{date}}. السبب: {{reason}}",
    empty: "لم يُكتب شيء هنا.",
    withdrawn: "سحب طبيبك هذا النص، ولم يعد بالإمكان قراءته.",
    withdrawnAt: "تاريخ السحب",
    withdrawnReason: "السبب",
    pdf: "فتح بصيغة PDF",
  },
  period: {
    first: "اليوم الأول",
    last: "اليوم الأخير",
    days: "من {{from}} إلى {{to}}، واليومان مشمولان",
    open: "من {{from}}، دون تحديد يوم أخير حاليًا",
    until: "حتى {{to}}",
  },
  print: {
    draft: "مسودة",
    birthDate: "تاريخ الميلاد",
  },
  refused: {
    changed: "غيّر شخص آخر هذه الملاحظة منذ أن فتحتها. اقرأها مرة أخرى ثم قرّر.",
    closed: "تم توقيع هذه الملاحظة أو إلغاؤها في هذه الأثناء. ما كتبته محفوظ على هذا الجهاز.",
    unsettled: "يوجد نصان بانتظار الاختيار في «{{title}}»",
    period: "اختر اليوم الأول في «{{title}}»",
    lastDay: "اليوم الأخير في «{{title}}» قبل اليوم الأول: اختر يومًا بعده أو اتركه فارغًا",
    missing: "يجب ألا يكون «{{title}}» فارغًا",
    leftOpen: "ما زال يجب ملء: {{places}}. أكمله، أو أكّد أنه جزء من النص.",
    busy: "يحفظ آخرون في هذه اللحظة. حاول مرة أخرى.",
    overtaken: "حُفظ بالفعل نص أحدث من هذه النافذة، وهذا النص ليس ضمنه. انسخ نصك ثم أعد تحميل الملاحظة.",
  },
  withdrawnInError: "أُدخلت عن طريق الخطأ.",
};
