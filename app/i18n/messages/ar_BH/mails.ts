import type { Translation } from "../../message-types";
import type { mails as english } from "../en_US/mails";

export const mails: Translation<typeof english, "ar_BH"> = {
  waitingBook: {
    subject: "وقت أبكر متاح: {{date}}",
    body: "أصبح وقت كنت تنتظره متاحًا.",
  },
  waitingMove: {
    subject: "وقت أبكر متاح: {{date}}",
    body: "أصبح وقت أبكر لزيارتك متاحًا. هو لك إذا أخذته؛ وحتى ذلك الحين تبقى زيارتك كما هي.",
  },
  waitingSeat: {
    subject: "مقعد متاح: {{date}}",
    body: "أصبح مقعد في الجلسة التي كنت تنتظرها متاحًا.",
  },
  expired: {
    subject: "زيارتك يوم {{date}} لن تتم",
    body: "لم تُؤكد هذه الزيارة في الوقت المناسب، ولذلك لن تتم. إذا كنت لا تزال بحاجة إليها يمكنك حجز وقت آخر.",
  },
  staffConfirmed: {
    subject: "أكدها المريض: {{date}}",
    body: "أكد المريض هذه الزيارة.",
  },
  staffExpired: {
    subject: "لم تُؤكد في الوقت المناسب: {{date}}",
    body: "لم تُؤكد هذه الزيارة في الوقت المناسب، ولذلك لن تتم. تم إبلاغ المريض.",
  },
  patientWelcome: {
    subject: "أهلًا بك في {{organization}}",
    body: "حسابك جاهز. يمكنك حجز المواعيد والاطلاع عليها بسهولة.",
    action: "تسجيل الدخول",
  },
  employeeRegistered: {
    subject: "تسجيلك لدى {{organization}}",
    body: "شكرًا لتسجيلك. ستراجع العيادة طلبك وتكتب إليك عند الموافقة عليه.",
  },
  familyAgreed: {
    subject: "وافق {{relative}}",
    body: "يمكنك من الآن التصرف نيابة عن {{relative}} لدى {{organization}}: حجز الزيارات وإدارتها والاطلاع على ما تعرضه العيادة. يمكن لأي منكما إنهاء ذلك في أي وقت.",
    action: "عرض العائلة",
  },
  familyDeclined: {
    subject: "لم يوافق {{relative}}",
    body: "لا يرغب {{relative}} في أن يتصرف أحد نيابة عنه لدى {{organization}}. لا يُعرض عليك شيء مما يخصه.",
  },
  importDone: {
    subject: "اكتمل استيراد مرضاك",
    body: "قُرئ الملف {{file}} حتى نهايته. ما تعذّر أخذه بانتظار التصحيح، وما يشبه مريضًا موجودًا بانتظار قرارك.",
    action: "عرض الاستيراد",
  },
  importStopped: {
    subject: "توقّف استيراد مرضاك",
    body: "لا يتابع استيراد {{file}} تلقائيًا.",
    action: "عرض سبب التوقف",
  },
};
