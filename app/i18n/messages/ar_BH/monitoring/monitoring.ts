import type { monitoring as source } from "../../en_US/monitoring/monitoring";
import type { Translation } from "../../../message-types";

export const monitoring: Translation<typeof source, "ar_BH"> = {
  error: {
    changed: "تغيّر هذا منذ أن فتحته. راجعه مرة أخرى ثم قرر.",
    off: "المتابعة عن بُعد متوقفة. فعّلها أولًا من الإعدادات.",
    twice: "لدى هذا المريض هذه الخطة بالفعل.",
    times: "اكتب من وقت واحد إلى ثمانية أوقات في اليوم تفصل بينها فواصل، مثل 08:00، 20:00.",
    order: "اكتب الحدود من الأدنى إلى الأعلى.",
    nothing: "أضف قياسًا قبل نشر الخطة.",
    tooMany: "يمكن أن تضم الخطة حتى 12 قياسًا.",
    consent: "أكّد موافقتك قبل البدء.",
  },
};
