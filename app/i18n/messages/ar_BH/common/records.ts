import type { Translation } from "../../../message-types";
import type { records as english } from "../../en_US/common/records";

export const records: Translation<typeof english, "ar_BH"> = {
  status: "الحالة",
  actions: "الإجراءات",
  enabled: "مفعّل",
  disabled: "معطّل",
  enable: "تفعيل",
  enableNamed: "تفعيل {{name}}",
  disable: "تعطيل",
  disableNamed: "تعطيل {{name}}",
  disableText: "يمكنك التراجع عن ذلك مباشرة بعده.",
  editNamed: "تعديل {{name}}",
  created: "تمت الإضافة.",
  changed: "تم حفظ التغييرات.",
  enabledDone: "أُعيد تفعيل {{name}}.",
  disabledDone: "تم تعطيل {{name}}.",
  up: "نقل إلى أعلى",
  down: "نقل إلى أسفل",
  moved: "تم تغيير الترتيب.",
  unmoved: "تغيّر الترتيب في هذه الأثناء، فلم يُنقل شيء.",
  createdBy: "أنشأه {{name}} في {{date}}",
  createdOn: "أُنشئ في {{date}}",
  what: "الرسالة",
  notThisWay: "غير متاح",
};
