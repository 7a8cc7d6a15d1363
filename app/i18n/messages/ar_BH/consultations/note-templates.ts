import type { Translation } from "../../../message-types";
import type { noteTemplates as english } from "../../en_US/consultations/note-templates";

export const noteTemplates: Translation<typeof english, "ar_BH"> = {
  soap: {
    name: "ملاحظة SOAP",
    subjective: { title: "الشكوى", prompt: "ما يقوله المريض: الشكوى وتطورها وما يخففها وما لا يخففها" },
    objective: { title: "الفحص", prompt: "ما وُجد: الفحص والقياسات والنتائج" },
    assessment: { title: "التقييم", prompt: "التشخيص أو الاشتباه وسببه" },
    plan: { title: "الخطة", prompt: "العلاج والفحوصات والنصائح وموعد العودة" },
  },
  free: { name: "ملاحظة حرة", text: { title: "الملاحظة", prompt: "ما يهم بكلماتك" } },
  followUp: {
    name: "متابعة",
    interval: { title: "منذ الموعد الأخير", prompt: "التطور والآثار الجانبية وما أُخذ وما تم" },
    examination: { title: "الفحص", prompt: "ما وُجد الآن" },
    assessment: { title: "التقييم", prompt: "أفضل أو كما هو أو أسوأ، ولماذا" },
    plan: { title: "الخطة", prompt: "ما يستمر وما يتغير وموعد العودة" },
  },
  mentalHealth: {
    name: "الصحة النفسية",
    reason: { title: "السبب", prompt: "لماذا جاء الآن" },
    history: { title: "التاريخ المرضي", prompt: "التطور والعلاج السابق والعائلة والعمل والنوم والمواد" },
    mentalState: { title: "الحالة النفسية", prompt: "المظهر والسلوك والمزاج والتفكير والإدراك والوعي والاستبصار" },
    risk: { title: "الخطورة", prompt: "خطر إيذاء النفس أو الآخرين، وما يحميه" },
    assessment: { title: "التقييم", prompt: "التشخيص وكيف يتطور" },
    plan: { title: "الخطة", prompt: "العلاج النفسي والأدوية وبمن يتصل عند الأزمة" },
  },
  child: {
    name: "طفل",
    reason: { title: "السبب", prompt: "من جاء مع الطفل ولماذا" },
    history: { title: "التاريخ المرضي", prompt: "التطور والولادة والتطعيمات والحساسية" },
    development: { title: "النمو والتطور", prompt: "الوزن والطول ومراحل التطور والتغذية والنوم والمدرسة" },
    examination: { title: "الفحص", prompt: "الوزن والطول وما وُجد" },
    assessment: { title: "التقييم", prompt: "التشخيص أو الاشتباه" },
    plan: { title: "الخطة", prompt: "العلاج ونصائح للوالدين ومتى تجب العودة فورًا" },
  },
  procedure: {
    name: "إجراء",
    indication: { title: "دواعي الإجراء", prompt: "لماذا أُجري" },
    consent: { title: "الموافقة", prompt: "ما شُرح ومن وافق وكيف" },
    description: { title: "ما تم عمله", prompt: "الخطوات والتخدير والمواد" },
    findings: { title: "ما وُجد", prompt: "ما شوهد" },
    complications: { title: "المضاعفات", prompt: "لا توجد، أو ما هي" },
    aftercare: { title: "العناية بعد الإجراء", prompt: "العناية بالجرح والأدوية وموعد العودة" },
  },
  referral: {
    name: "رسالة إحالة",
    recipient: { title: "إلى", prompt: "الاسم والتخصص والعنوان" },
    question: { title: "سبب الإحالة", prompt: "المطلوب من المرسل إليه ومدى الاستعجال" },
    history: { title: "التاريخ المرضي", prompt: "ما أدى إلى ذلك" },
    examination: { title: "ما وُجد", prompt: "ما وُجد مع النتائج" },
    medicines: { title: "الأدوية والحساسية", prompt: "ما يأخذه وما يجب ألا يأخذه" },
  },
  sickNote: {
    name: "إجازة مرضية",
    period: { title: "غير قادر على العمل أو الحضور", prompt: "اليومان محسوبان. اترك اليوم الأخير فارغًا إذا لم يُحدَّد." },
    limits: { title: "ما يمكن القيام به", prompt: "عمل أخف أو أقصر إن وُجد" },
    remarks: { title: "ملاحظات", prompt: "دون تشخيص: تقرؤها جهة العمل أو المدرسة" },
  },
  patientSummary: {
    name: "ملخص للمريض",
    talked: { title: "ما تحدثنا عنه", prompt: "بكلمات بسيطة" },
    found: { title: "ما وُجد", prompt: "بكلمات بسيطة مع الأرقام المهمة" },
    steps: { title: "ما يجب فعله", prompt: "الأدوية والفحوصات والتمارين، كل منها في سطر" },
    warnings: { title: "متى تطلب المساعدة", prompt: "عند أي علامات وبمن تتصل" },
    next: { title: "الموعد القادم", prompt: "متى وأين ومع من" },
  },
};
