import type { Translation } from "../../message-types";
import type { marketing as source } from "../en_US/marketing";

export const marketing: Translation<typeof source, "ar_BH"> = {
  page: {
    title: "أخبار للمرضى",
    lead: "رسالة إلى المرضى الذين وافقوا على أن يُكتب إليهم عن أكثر من مواعيدهم.",
    tested: "الرسالة في طريقها إليك. لا تصل إلى أحد سواك.",
    sending: "الرسالة في طريقها إلى كل من وافق.",
    empty: "لا رسائل بعد",
    emptyText: "ما ترسله يظهر هنا.",
  },
  form: {
    title: "رسالة جديدة",
    subject: "الموضوع",
    text: "النص",
    textHint: "يبدأ السطر الفارغ فقرة جديدة. وتنتهي كل رسالة برابط لإلغاء الاشتراك.",
    consents_zero: "لم يوافق أي مريض.",
    consents_one: "وافق مريض واحد.",
    consents_two: "وافق مريضان.",
    consents_few: "وافق {{count, number}} مرضى.",
    consents_many: "وافق {{count, number}} مريضًا.",
    consents_other: "وافق {{count, number}} مريض.",
    nobody: "لم يوافق أحد بعد.",
    test: "إرسالها إليّ وحدي",
    send: "إرسالها إلى كل من وافق",
    noAddress: "ليس في حسابك عنوان تُرسل إليه التجربة.",
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
    why: "تصلك هذه الرسالة لأنك وافقت على أن تكتب إليك {{organization}}.",
    unsubscribe: "عدم تلقي مثل هذه الرسائل",
  },
  own: {
    title: "أخبار العيادة",
    text: "تكتب إليك العيادة عن مواعيدك فقط. وإن شئت فيمكنها أن تكتب إليك أيضًا عن أخبارها وعروضها.",
    given: "يمكن للعيادة أن تكتب إليك عن أخبارها وعروضها.",
    give: "اكتبوا إليّ عن الأخبار",
    withdraw: "اكتبوا إليّ عن مواعيدي فقط",
  },
  unsubscribe: {
    title: "لا مزيد من الأخبار؟",
    text: "ستكتب إليك {{organization}} عندئذ عن مواعيدك فقط.",
    stop: "لا ترسلوا إليّ مزيدًا من الأخبار",
    stopped: "لن تصلك أخبار بعد الآن",
    stoppedText: "تكتب إليك {{organization}} من الآن عن مواعيدك فقط. ويمكنك تغيير رأيك هنا في أي وقت.",
    resume: "أرسلوا إليّ الأخبار من جديد",
  },
};
