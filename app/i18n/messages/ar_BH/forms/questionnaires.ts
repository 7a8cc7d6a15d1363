import type { questionnaires as source } from "../../en_US/forms/questionnaires";
import type { Translation } from "../../../message-types";

export const questionnaires: Translation<typeof source, "ar_BH"> = {
  error: {
    changed: "تغيّر هذا في أثناء ذلك. اطّلع عليه كما هو الآن.",
    noTitle: "لا عنوان للاستبيان",
    noItems: "لا يسأل الاستبيان عن شيء بعد",
    noText: "يوجد سؤال دون نص",
    noOptions: "يحتاج سؤال الاختيار إلى خيارين على الأقل",
    bounds: "أدنى قيمة لسؤال أكبر من أعلاها",
    scale: "يحتاج المقياس إلى طرفين لا يزيد الفرق بينهما على 10",
    showWhen: "يظهر سؤال بحسب إجابة سؤال لا يسبقه",
    alarm: "إجابة لا تحتمل الانتظار تعود إلى سؤال لم يعد موجودًا",
    scores: "أدخل أرقامًا لا تزيد على 100 تفصل بينها فواصل",
    unknownItem: "السؤال {{item}} من نوع لا يمكن طرحه هنا",
    noResource: "هذا ليس استبيان FHIR R4",
  },
};
