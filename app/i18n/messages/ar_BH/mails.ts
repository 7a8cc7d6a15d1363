import type { Translation } from "../../message-types";
import type { mails as english } from "../en_US/mails";

export const mails: Translation<typeof english, "ar_BH"> = {
  waitingBook: {
    subject: "وقت متاح: {{date}}",
    body: "أصبح متاحًا وقت طلبته في قائمة الانتظار.",
  },
  waitingMove: {
    subject: "وقت أبكر متاح: {{date}}",
    body: "أصبح وقت أبكر لموعدك متاحًا. اقبله لتغيير موعدك. إذا لم تفعل شيئًا فسيبقى موعدك كما هو.",
  },
  waitingSeat: {
    subject: "مقعد متاح: {{date}}",
    body: "أصبح متاحًا مقعد في الجلسة الجماعية التي كنت تنتظرها.",
  },
  expired: {
    subject: "لن يتم موعدك يوم {{date}}",
    body: "لم يُؤكَّد هذا الموعد في الوقت المناسب، ولذلك لن يتم. إذا كنت لا تزال بحاجة إليه فيمكنك حجز وقت آخر.",
  },
  staffConfirmed: {
    subject: "أكده المريض: {{date}}",
    body: "أكد المريض هذا الموعد.",
  },
  staffExpired: {
    subject: "لم يُؤكَّد في الوقت المناسب: {{date}}",
    body: "لم يُؤكَّد هذا الموعد في الوقت المناسب، ولذلك لن يتم. وقد أبلغنا المريض.",
  },
  patientWelcome: {
    subject: "أهلًا بك في {{organization}}",
    body: "حسابك جاهز. أكّد بريدك الإلكتروني لترى كل ما تحجزه العيادة لك.",
  },
  proveEmail: {
    subject: "تأكيد بريدك الإلكتروني",
    body: "أكّد أن هذا هو البريد الإلكتروني لحسابك لدى {{organization}}، لترى كل ما تحجزه العيادة لك.",
    action: "تأكيد بريدي الإلكتروني",
    expires_zero: "تنتهي صلاحية الدعوة اليوم، وتعمل مرة واحدة فقط.",
    expires_one: "تعمل الدعوة لمدة يوم واحد ومرة واحدة فقط.",
    expires_two: "تعمل الدعوة لمدة يومين ومرة واحدة فقط.",
    expires_few: "تعمل الدعوة لمدة {{count, number}} أيام ومرة واحدة فقط.",
    expires_many: "تعمل الدعوة لمدة {{count, number}} يومًا ومرة واحدة فقط.",
    expires_other: "تعمل الدعوة لمدة {{count, number}} يوم ومرة واحدة فقط.",
    notYou: "لم تفتح هذا الحساب؟ إذن لا تؤكّده. اختيار كلمة مرور جديدة يجعل الحساب لك.",
  },
  employeeRegistered: {
    subject: "تسجيلك لدى {{organization}}",
    body: "شكرًا لتسجيلك. ستراجع العيادة طلبك وتكتب إليك عند الموافقة عليه.",
  },
  familyAgreed: {
    subject: "وافق {{relative}}",
    body: "يمكنك الآن التصرف نيابة عن {{relative}} لدى {{organization}}: حجز المواعيد وإدارتها والاطلاع على ما تعرضه العيادة. ويمكن لأي منكما إنهاء ذلك في أي وقت.",
    action: "عرض العائلة",
  },
  familyDeclined: {
    subject: "لم يوافق {{relative}}",
    body: "لا يرغب {{relative}} في أن يتصرف أحد نيابة عنه لدى {{organization}}. لا يمكنك رؤية أي من معلوماته.",
  },
  importDone: {
    subject: "اكتمل استيراد مرضاك",
    body: "اكتمل استيراد {{file}}. الصفوف التي فيها أخطاء جاهزة للتصحيح، والصفوف التي تشبه مرضى موجودين جاهزة للمراجعة.",
    action: "عرض الاستيراد",
  },
  importStopped: {
    subject: "توقّف استيراد مرضاك",
    body: "توقّف استيراد {{file}} ويحتاج إلى انتباهك.",
    action: "عرض سبب التوقف",
  },
};
