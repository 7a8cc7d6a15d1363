import type { Translation } from "../../../message-types";
import type { search as english } from "../../en_US/common/search";

export const search: Translation<typeof english, "ar_BH"> = {
  title: "بحث",
  lead: "ابحث عن المرضى والمواعيد وأعضاء الفريق والصفحات والإعدادات.",
  field: "الاسم أو الهاتف أو تاريخ الميلاد أو الرقم",
  all: "عرض كل النتائج",
  allPatients: "البحث في كل المرضى",
  none: "لم يُعثر على شيء",
  noneText: "تحقّق من الكتابة، أو جرّب رقم هاتف أو تاريخ ميلاد.",
  patientNumber: "المريض رقم {{number}}",
  groups: {
    patients: "المرضى",
    appointments: "المواعيد",
    doctors: "مواعيد الأطباء",
    team: "الفريق",
    acts: "الإجراءات",
    pages: "الصفحات",
    settings: "الإعدادات",
  },
  acts: {
    book: "حجز موعد",
    bookAlso: "تحديد جديد جدول",
    newPatient: "مريض جديد",
    newPatientAlso: "إضافة تسجيل إنشاء",
    walkIn: "إضافة مريض بلا موعد",
    walkInAlso: "وصل الآن الاستقبال",
    series: "حجز مواعيد متكررة",
    seriesAlso: "سلسلة أسبوعي تكرار",
    group: "جلسة جماعية جديدة",
    groupAlso: "إضافة إنشاء مجموعة",
    waitingList: "فتح قائمة الانتظار",
    waitingListAlso: "وقت أبكر دور",
    teamMember: "إضافة عضو إلى الفريق",
    teamMemberAlso: "جديد دعوة موظف زميل طبيب ممرض",
  },
};
