import type { Translation } from "../../message-types";
import type { googleCalendar as english } from "../en_US/google-calendar";

export const googleCalendar: Translation<typeof english, "ar_BH"> = {
  title: "تقويم Google",
  text: "اربط تقويمك الخاص في Google بزياراتك هنا.",
  cardTitle: "تقويمك في Google",
  connected: "متصل",
  notConnected: "غير متصل",
  connect: "الاتصال عبر Google",
  reconnect: "الاتصال من جديد",
  connectText:
    "تسجل الدخول في Google وتسمح لنا برؤية قائمة تقاويمك والأحداث التي فيها. لا نطلب شيئًا آخر، ويمكنك إنهاء ذلك هنا في أي وقت.",
  disconnect: "قطع الاتصال",
  disconnectText: "نعيد الإذن إلى Google ولا نحتفظ بشيء منه.",
  calendar: "التقويم المستخدم",
  since: "متصل منذ",
  choose: "استخدام هذا التقويم",
  status: "الحالة",
  unavailable: "تقويم Google غير متاح هنا بعد",
  unavailableText: "على من يشغّل هذه المنصة أن يربطها بـ Google أولًا. اطلب ذلك منه، ثم يمكنك ربط تقويمك هنا.",
  done: {
    connected: "تقويمك متصل.",
    chosen: "تم تغيير التقويم.",
    disconnected: "تم قطع اتصال تقويمك.",
  },
  problem: {
    title: "تقويمك غير متصل",
    denied: "لم تسمح بذلك في Google. لم يتغير شيء.",
    state: "استغرقت العودة من Google وقتًا طويلًا أو لم تبدأ من هنا. يُرجى الاتصال من جديد.",
    refused: "لم يعد Google يقبل الإذن. يُرجى الاتصال من جديد.",
    unreachable: "لا يستجيب Google الآن. يُرجى المحاولة بعد بضع دقائق.",
    noCalendar: "لا يوجد في حساب Google هذا تقويم يمكنك الكتابة فيه.",
  },
};
