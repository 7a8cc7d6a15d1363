import type { Translation } from "../../../message-types";
import type { questions as english } from "../../en_US/scheduling/questions";

export const questions: Translation<typeof english, "ar_BH"> = {
  back: "الخدمات",
  manage: "الأسئلة",
  manageNamed: "أسئلة قبل الحجز: {{name}}",
  required: "إلزامي",
  list: {
    title: "أسئلة قبل الحجز: {{offering}}",
    text: "يجيب المرضى عن هذه الأسئلة قبل حجز هذه الخدمة. سترى إجاباتهم في صفحة الموعد.",
    empty: "لا توجد أسئلة بعد",
    emptyText: "اسأل عمّا تحتاج إلى معرفته قبل الموعد، مثل الحساسية أو السبب بتفصيل أكثر.",
    enabled: "مفعّل",
    disabled: "غير مفعّل",
    disable: "إيقاف",
    enable: "تفعيل",
    disableNamed: "إيقاف: {{name}}",
    enableNamed: "تفعيل: {{name}}",
    editNamed: "تعديل: {{name}}",
    add: "إضافة سؤال",
    edit: "تعديل السؤال",
    created: "تمت إضافة السؤال.",
    enabledDone: "تم تفعيل السؤال.",
    disabledDone: "تم إيقاف السؤال. تبقى الإجابات محفوظة.",
  },
  kinds: { TEXT: "نص", YES_NO: "نعم أو لا", ONE_OF: "خيار واحد" },
  form: {
    text: "السؤال",
    textHint: "ما يقرؤه المريض. تحتفظ الإجابات السابقة بنص السؤال في وقتها.",
    kind: "نوع الإجابة",
    options: "الخيارات",
    optionsHint: "خيار في كل سطر، للسؤال ذي الخيارات.",
    required: "يجب أن يجيب المرضى عنه للحجز",
    twoOptions: "أدخل من خيارين إلى عشرين خيارًا، خيارًا في كل سطر، بحد أقصى 100 حرف لكل خيار.",
  },
};
