import type { Translation } from "../../../message-types";
import type { bookingPanel as english } from "../../en_US/scheduling/booking-panel";

export const bookingPanel: Translation<typeof english, "ar_BH"> = {
  title: "حجز موعد",
  followUpOf: "حجز وقت: {{name}}",
  toDesk: "العودة إلى الاستشارة",
  patient: {
    title: "المريض",
    search: "الاسم أو الهاتف أو تاريخ الميلاد أو رقم المريض",
    missing: "اختر مريضًا أو أضف مريضًا جديدًا",
    found: "المرضى الذين عُثر عليهم",
    contact: "إضافة تاريخ الميلاد والبريد الإلكتروني",
  },
  what: {
    title: "الموعد",
    anyone: "أي طبيب متاح",
    oneDoctor: "تكون المواعيد المتكررة كلها مع طبيب واحد.",
    price: "السعر",
  },
  when: {
    title: "متى",
    mode: "ما الذي تريد حجزه",
    modes: { time: "وقت", now: "دون موعد، الآن", repeat: "متكرر", wait: "قائمة الانتظار" },
    next: "أقرب الأوقات المتاحة",
    none: "لا توجد أوقات متاحة في فترة الحجز",
    changed: "تغيّرت الأوقات المتاحة.",
  },
  now: {
    who: "من يرى المريض",
    free: "متاح الآن",
    missing: "اختر طبيبًا",
    noGroups: "ينضم المرضى إلى الجلسة الجماعية في وقتها. اختر وقتًا.",
  },
  wait: {
    text: "نعرض على المريض وقتًا يصبح متاحًا ونحجزه له مؤقتًا لمدة تصل إلى ساعتين.",
    sessions: "جلسة ممتلئة",
    noneFull: "لا توجد جلسة ممتلئة. اختر وقتًا لحجز مقعد.",
    chooseSession: "اختر جلسة ممتلئة",
    submit: "إضافة إلى قائمة الانتظار",
    added: "تمت الإضافة إلى قائمة الانتظار",
    notOnline: "لا يمكن للمرضى حجز هذه الخدمة عبر الإنترنت، لذلك لا يمكننا عرض وقت عليهم.",
    tooMany: "هذا المريض مسجل في كل قوائم الانتظار الممكنة",
  },
  told: {
    title: "التفاصيل",
    agreedHint: "بهذا يتأكد الموعد. وإلا نطلب من المريض تأكيده.",
    doNotNotify: "عدم إشعار المريض",
    doNotNotifyHint: "لا نرسل أي رسالة عن هذا الحجز.",
  },
  submit: "حجز الموعد",
};
