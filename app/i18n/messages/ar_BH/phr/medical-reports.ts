import type { Translation } from "../../../message-types";
import type { medicalReports as english } from "../../en_US/phr/medical-reports";

export const medicalReports: Translation<typeof english, "ar_BH"> = {
  title: "التقارير الطبية",
  text: "نتائج المختبر والصور والرسائل وغيرها من التقارير في مكان واحد.",
  add: "إضافة تقرير",
  edit: "تعديل {{name}}",
  empty: "لم تُدخل أي تقارير",
  emptyText: "أضف تقارير المختبرات والمستشفيات والأطباء الآخرين، لتكون في متناول أطبائك.",
  onlyMe: "لا يراه غيرك",
  nobodyChosen: "اختر طبيبًا واحدًا على الأقل",
  chosenOnly: "مشترك مع الأطباء المختارين",
  fields: {
    title: "العنوان",
    titleHint: "مثل تحليل دم أو أشعة للصدر.",
    sort: "نوع التقرير",
    date: "تاريخ التقرير",
    doctor: "الطبيب",
    facility: "المختبر أو المستشفى أو العيادة",
    findings: "النتائج أو الملاحظات الطبية",
    findingsHint: "اكتب من التقرير ما تشاء.",
    note: "ملاحظات",
    sharedWith: "من يمكنه رؤيته",
    providers: "أي الأطباء؟",
    sharedHint: "إذا اخترت «أنت وحدك» فلن يرى التقرير أحد في العيادة.",
  },
  sort: {
    LABORATORY: "تحاليل مخبرية",
    IMAGING: "أشعة أو موجات فوق صوتية أو صورة أخرى",
    DISCHARGE: "ملخص الخروج",
    REFERRAL: "إحالة",
    HISTORY: "السيرة المرضية والفحص",
    PROGRESS: "ملاحظة متابعة",
    OTHER: "غير ذلك",
  },
  shared: { PROVIDERS: "أنت وأطباؤك", CHOSEN: "أنت والأطباء الذين تختارهم", ONLY_ME: "أنت وحدك" },
};
