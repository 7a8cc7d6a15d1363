import type { Translation } from "../../../message-types";
import type { googleCalendar as english } from "../../en_US/organization/google-calendar";

export const googleCalendar: Translation<typeof english, "ar_BH"> = {
  title: "تقويم Google",
  text: "اربط تقويم Google الخاص بك بمواعيدك هنا.",
  cardTitle: "تقويمك في Google",
  connected: "متصل",
  notConnected: "غير متصل",
  connect: "الاتصال عبر Google",
  reconnect: "الاتصال من جديد",
  connectText:
    "تسجّل الدخول في Google وتسمح لنا برؤية قائمة تقاويمك وأحداثها. لا نطلب شيئًا آخر، ويمكنك قطع الاتصال هنا في أي وقت.",
  disconnect: "قطع الاتصال",
  disconnectText: "نلغي الإذن لدى Google ولا نحتفظ بأي بيانات من تقويمك.",
  calendar: "التقويم المستخدم",
  since: "متصل منذ",
  choose: "استخدام هذا التقويم",
  status: "الحالة",
  unavailable: "تقويم Google غير متاح هنا بعد",
  unavailableText: "على مشغّل هذه المنصة ربطها بـ Google أولًا. يُرجى طلب ذلك منه.",
  done: {
    connected: "تقويمك متصل.",
    chosen: "تم تغيير التقويم.",
    disconnected: "تم قطع اتصال تقويمك.",
  },
  problem: {
    title: "تقويمك غير متصل",
    denied: "لم تمنح الإذن في Google. لم يتغير شيء.",
    state: "استغرق الاتصال وقتًا طويلًا أو لم يبدأ من هنا. يُرجى الاتصال من جديد.",
    refused: "لم يعد Google يقبل الإذن. يُرجى الاتصال من جديد.",
    unreachable: "لا يستجيب Google الآن. يُرجى المحاولة بعد بضع دقائق.",
    noCalendar: "لا يوجد في حساب Google هذا تقويم يمكنك تعديله.",
  },
};
