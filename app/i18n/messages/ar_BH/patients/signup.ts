import type { Translation } from "../../../message-types";
import type { signup as english } from "../../en_US/patients/signup";

export const signup: Translation<typeof english, "ar_BH"> = {
  closedTitle: "التسجيل مغلق",
  closedText:
    "لا تقبل {{organization}} التسجيل على هذا الموقع الإلكتروني حاليًا. ما زال بإمكانك حجز موعد أو أن تطلب من العيادة تسجيلك.",
  closedBook: "حجز موعد",
  closedSignIn: "تسجيل الدخول",
  steps: "التسجيل",
  stepOf: "الخطوة {{step, number}} من {{steps, number}}",
  account: "الحساب",
  profile: "البيانات",
  identification: "الهوية",
  insurance: "التأمين",
  terms: "الشروط",
  profileTitle: "بعض البيانات عنك",
  identificationTitle: "تأكيد هويتك",
  identificationText: "أرسل صورة بطاقة الهوية أو جواز السفر أو رخصة القيادة. لا يراها إلا العيادة.",
  identificationField: "صورة إثبات الهوية",
  identificationHint: "JPEG أو PNG أو WebP أو PDF، بحد أقصى 8 ميغابايت.",
  identificationThere: "لدينا صورة منك. أرسل أخرى لتحل محلها أو تابع.",
  insuranceTitle: "تأمينك",
  termsTitle: "شروط {{organization}}",
  accept: "قرأت الشروط وأقبلها",
  acceptMissing: "يرجى قبول الشروط للمتابعة",
  termsChanged: "تغيرت الشروط. يُرجى قراءتها من جديد.",
  owed: "تحتاج العيادة إلى هذا منك. بعد ذلك يمكنك المتابعة من حيث توقفت.",
  submit: "حفظ ومتابعة",
  skip: "تخطٍّ الآن",
};
