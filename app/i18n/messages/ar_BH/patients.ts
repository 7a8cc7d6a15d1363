import type { Translation } from "../../message-types";
import type { patients as english } from "../en_US/patients";

export const patients: Translation<typeof english, "ar_BH"> = {
  list: {
    title: "المرضى",
    search: "البحث عن مريض بالاسم أو الهاتف أو البريد الإلكتروني",
    empty: "لا يوجد مرضى بعد",
    emptySearch: "لا توجد نتائج لعبارة «{{search}}»",
    emptyHint: "تحقق من الكتابة أو أضف المريض.",
    add: "إضافة مريض",
    found_zero: "لا يوجد مرضى",
    found_one: "مريض واحد",
    found_two: "مريضان",
    found_few: "{{count, number}} مرضى",
    found_many: "{{count, number}} مريضًا",
    found_other: "{{count, number}} مريض",
  },
  details: {
    title: "المريض",
    age_zero: "أقل من سنة",
    age_one: "سنة واحدة",
    age_two: "سنتان",
    age_few: "{{count, number}} سنوات",
    age_many: "{{count, number}} سنة",
    age_other: "{{count, number}} سنة",
    born: "تاريخ الميلاد: {{date}}",
    contact: "التواصل",
    appointments: "المواعيد",
    nextVisit: "الموعد القادم",
    lastVisit: "آخر موعد",
    noVisits: "لا توجد مواعيد بعد",
    setAppointment: "تحديد موعد",
    number: "رقم المريض",
    disabled: "هذا الحساب موقوف",
  },
};
