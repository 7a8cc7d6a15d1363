import type { Translation } from "../../message-types";
import type { calendar as english } from "../en_US/calendar";

export const calendar: Translation<typeof english, "ar_BH"> = {
  title: "التقويم",
  text: "الشبكة التي تبدأ عليها الزيارات، وساعات اليوم، وطريقة حجز المرضى",
  rulesTitle: "قواعد الحجز",
  rulesText: "المهلة، وإلى أي مدى، والحدود، وأيام بلا زيارات، ومدة إمكان التراجع عن الإجراء",
  slotDuration: "تبدأ الزيارات كل",
  slotDurationHint: "محسوبة من بداية ساعات كل طبيب.",
  dayStart: "يبدأ اليوم عند",
  dayEnd: "ينتهي اليوم عند",
  dayHint: "لا تقع زيارة خارجهما مهما كانت ساعات العمل. 00:00 نهايةً تعني منتصف الليل.",
  bookBy: "يستطيع المرضى الحجز",
  byProvider: "باختيار طبيب",
  byService: "باختيار خدمة فقط، والعيادة تختار الطبيب",
  minimumNotice: "أقصر مهلة، بالدقائق",
  minimumNoticeHint: "الوقت بين الحجز والزيارة. 0 بلا مهلة، و1440 يوم كامل.",
  horizon: "عدد الأيام التي يمكن الحجز فيها مقدمًا",
  dailyMaximum: "أكثر عدد من زيارات الطبيب في اليوم",
  dailyMaximumHint: "اتركه فارغًا إن لم يكن هناك حد.",
  minimumDate: "أول يوم يمكن حجزه",
  minimumDateOf: { place: "اليوم في الفرع", organization: "اليوم في المؤسسة" },
  excludedDates: "أيام بلا زيارات",
  excludedDatesHint: "يوم في كل سطر، مثل 2026-12-25. تبقى الزيارات المحجوزة محجوزة.",
  undoWindow: "الثواني المتاحة للتراجع عن الإجراء",
  undoWindowHint: "ينتظر البريد المتعلق به هذه المدة. 0 يرسله فورًا.",
  problem: {
    oneWay: "اختر طريقة واحدة على الأقل، وإلا لم يستطع أحد الحجز",
    dates: "أدخل كل يوم على شكل سنة-شهر-يوم، مثل 2026-12-25",
    tooManyDates: "366 يومًا على الأكثر",
  },
};
