import type { Translation } from "../../../message-types";
import type { profileExport as english } from "../../en_US/phr/profile-export";

export const profileExport: Translation<typeof english, "ar_BH"> = {
  title: "الملف الصحي: {{name}}",
  name: "الاسم",
  born: "تاريخ الميلاد",
  gender: "الجنس",
  everything: {
    mails: "الرسائل التي أرسلناها إليك",
    channel: "أُرسلت عبر",
    title: "كل ما يخص {{name}}",
    lead: "ما تحتفظ به {{practice}} عنك ويمكنك قراءته. وتجد البرامج الشيء نفسه كبيانات في هذا الملف.",
    documents: "الرسائل والوصفات والنتائج",
    appointments: "المواعيد",
    messages: "رسائل موعد {{when}}",
    message: "الرسالة",
    from: "من",
    questions: "أسئلتك",
    feedback: "ما قلته عن مواعيدك",
    files: "الملفات",
    payments: "المدفوعات",
  },
  nothing: "لم يُدخل شيء",
  take: "طباعة أو تنزيل",
  print: "طباعة",
  open: "طباعة أو تنزيل",
  formats: {
    pdf: "تنزيل بصيغة PDF",
    csv: "جدول بيانات (CSV)",
    json: "بيانات (JSON)",
    fhir: "بيانات لأنظمة أخرى (FHIR)",
  },
  columns: {
    list: "القائمة",
    entry: "المُدخل",
    date: "التاريخ",
    code: "الرمز",
    field: "البيان",
    value: "القيمة",
    recordedAt: "وقت التسجيل (UTC)",
    recordedBy: "سجّله",
  },
};
