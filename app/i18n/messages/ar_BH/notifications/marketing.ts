import type { Translation } from "../../../message-types";
import type { marketing as source } from "../../en_US/notifications/marketing";

export const marketing: Translation<typeof source, "ar_BH"> = {
  page: {
    title: "أخبار للمرضى",
    lead: "أرسل رسالة إلى المرضى الذين وافقوا على تلقي أخبار العيادة.",
    tested: "الرسالة التجريبية في طريقها إليك. لا تصل إلى أحد سواك.",
    sending: "الرسالة في طريقها إلى كل من وافق.",
    empty: "لا رسائل بعد",
    emptyText: "تظهر هنا الرسائل التي ترسلها.",
  },
  form: {
    title: "رسالة جديدة",
    subject: "الموضوع",
    text: "الرسالة",
    textHint: "اترك سطرًا فارغًا لبدء فقرة جديدة. وتنتهي كل رسالة برابط لإلغاء الاشتراك.",
    consents_zero: "لم يوافق أي مريض.",
    consents_one: "وافق مريض واحد.",
    consents_two: "وافق مريضان.",
    consents_few: "وافق {{count, number}} مرضى.",
    consents_many: "وافق {{count, number}} مريضًا.",
    consents_other: "وافق {{count, number}} مريض.",
    nobody: "لم يوافق أي مريض بعد.",
    test: "إرسال تجربة إليّ",
    send: "إرسالها إلى كل من وافق",
    noAddress: "ليس في حسابك بريد إلكتروني تُرسل إليه التجربة.",
    notSent: "تعذّر إرسال التجربة. يرجى المحاولة من جديد.",
  },
  table: {
    title: "الرسائل المرسلة",
    at: "أُرسلت",
    to: "المرضى",
    state: "الحالة",
    sent: "أُرسلت",
    sending: "في الطريق",
  },
  mail: {
    why: "تصلك هذه الرسالة لأنك وافقت على تلقي أخبار {{organization}}.",
    unsubscribe: "إلغاء الاشتراك في الأخبار",
  },
  own: {
    title: "أخبار العيادة",
    text: "تكتب إليك العيادة عن مواعيدك فقط. ويمكنها أيضًا، إن شئت، أن ترسل إليك أخبارها وعروضها.",
    given: "يمكن للعيادة أن ترسل إليك أخبارها وعروضها.",
    give: "أرسلوا إليّ الأخبار",
    withdraw: "لا أريد تلقي الأخبار",
  },
  unsubscribe: {
    title: "هل تريد إيقاف الأخبار؟",
    text: "ستكتب إليك {{organization}} عندئذ عن مواعيدك فقط.",
    stop: "لا أريد تلقي الأخبار",
    stopped: "لن تصلك أخبار بعد الآن",
    stoppedText: "ستكتب إليك {{organization}} عن مواعيدك فقط. ويمكنك تغيير رأيك هنا في أي وقت.",
    resume: "أرسلوا إليّ الأخبار من جديد",
  },
};
