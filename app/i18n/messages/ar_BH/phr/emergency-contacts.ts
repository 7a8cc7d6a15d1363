import type { Translation } from "../../../message-types";
import type { emergencyContacts as english } from "../../en_US/phr/emergency-contacts";

export const emergencyContacts: Translation<typeof english, "ar_BH"> = {
  title: "جهات الاتصال في الطوارئ",
  text: "من يجب الاتصال به إذا حدث لك شيء، حتى خمسة أشخاص.",
  add: "إضافة جهة اتصال",
  edit: "تعديل {{name}}",
  empty: "لم تُدخل جهات اتصال للطوارئ",
  emptyText: "أضف شخصًا يُتصل به في حالات الطوارئ.",
  mayBeTold: "يمكن إعطاؤه معلومات صحية",
  fields: {
    name: "الاسم",
    relation: "صلته بالمريض",
    phone: "رقم الهاتف",
    secondPhone: "رقم هاتف ثانٍ",
    email: "البريد الإلكتروني",
    priority: "ترتيب الاتصال",
    priorityHint: "يُتصل بالرقم 1 أولًا.",
    mayBeTold: "يمكن إعطاؤه معلومات صحية",
    mayBeToldHint: "وإلا فلن يُخبَر بأي شيء عن الحالة الصحية.",
    note: "ملاحظات",
  },
};
