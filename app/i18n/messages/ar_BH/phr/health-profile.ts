import type { Translation } from "../../../message-types";
import type { healthProfile as english } from "../../en_US/phr/health-profile";

export const healthProfile: Translation<typeof english, "ar_BH"> = {
  toPatient: "المريض",
  add: "إضافة",
  all_zero: "لا مُدخلات",
  all_one: "مُدخل واحد في القائمة",
  all_two: "المُدخلان كلاهما",
  all_few: "كل المُدخلات ({{count, number}})",
  all_many: "كل المُدخلات ({{count, number}})",
  all_other: "كل المُدخلات ({{count, number}})",
  nothingNow: "لا شيء في الوقت الحالي. ما انتهى تجده في القائمة.",
  notAsked: "لم يُدخل شيء، ولم يذكر أحد بعد أنه لا يوجد شيء.",
  nothingEntered: "لم يُدخل شيء",
  number: "رقم المريض",
  person: {
    born: "تاريخ الميلاد {{date}}",
    blood: "فصيلة الدم {{blood}}",
    called: "الاسم المفضّل {{name}}",
    speaks: "اللغة {{language}}",
  },
  vitals: {
    title: "آخر القياسات",
    none: "لا قياسات بعد",
  },
  areas: {
    title: "السجل الصحي",
    text: "كل ما هو محفوظ هنا، قسمًا قسمًا.",
    link: "كل الأقسام",
  },
  trackers: { title: "متابعة القياسات", text: "الوزن وضغط الدم وسكر الدم وقياسات أخرى مع مرور الوقت." },
  details: {
    title: "البيانات الشخصية",
    page: "الملف الشخصي",
    link: "الملف الشخصي",
    text: "الاسم وتاريخ الميلاد وبيانات الاتصال والعنوان وجهات الاتصال في الطوارئ.",
    textWithInsurance: "الاسم وتاريخ الميلاد وبيانات الاتصال والعنوان والتأمين وجهات الاتصال في الطوارئ.",
  },
  address: { title: "العنوان", none: "لا عنوان مسجّل" },
  contacts: { title: "جهات الاتصال في الطوارئ", none: "لا جهة اتصال للطوارئ بعد" },
  insurance: { edit: "تعديل التأمين" },
  basic: { title: "الملف الأساسي", text: "من هو المريض وكيف يمكن التواصل معه." },
  done: {
    saved: "تم حفظ التغييرات.",
    created: "تمت إضافة التأمين.",
    changed: "تم تحديث التأمين.",
    disabled: "تمت إزالة التأمين.",
    enabled: "تمت استعادة التأمين.",
  },
};
