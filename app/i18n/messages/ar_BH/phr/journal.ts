import type { Translation } from "../../../message-types";
import type { journal as english } from "../../en_US/phr/journal";

export const journal: Translation<typeof english, "ar_BH"> = {
  title: "اليوميات الصحية",
  text: "كيف تشعر يومًا بعد يوم. لا يستطيع أحد غيرك قراءة ما تكتبه إلا إذا شاركته.",
  add: "كتابة تدوينة",
  edit: "تعديل {{name}}",
  empty: "لا توجد تدوينات بعد",
  emptyText: "اكتب كيف تشعر، وما لاحظته، وما تريد أن تسأل عنه. لن يراه أحد غيرك إلا إذا شاركته.",
  isShared: "مشتركة مع الأطباء",
  isPrivate: "خاصة",
  tagIs: "#{{tag}}",
  index: {
    title: "الأشهر والوسوم",
    allMonths: "كل الأشهر",
    allTags: "كل الوسوم",
    counted: "{{name}} ({{count, number}})",
  },
  comments: { title: "التعليقات", label: "تعليقك", submit: "إضافة التعليق" },
  fields: {
    on: "اليوم",
    mood: "كيف تشعر؟",
    title: "العنوان",
    text: "التدوينة",
    tags: "الوسوم",
    tagsHint: "افصل بينها بفواصل، مثل نوم، ركبة، أقراص جديدة.",
    shared: "مشاركة هذه التدوينة مع أطبائي",
    sharedHint: "يمكنك إلغاء المشاركة في أي وقت.",
  },
  mood: { GREAT: "بخير تمامًا", GOOD: "بخير", OKAY: "بين بين", LOW: "لست على ما يرام", BAD: "سيئ" },
};
