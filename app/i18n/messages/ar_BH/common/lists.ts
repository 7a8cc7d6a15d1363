import type { Translation } from "../../../message-types";
import type { lists as english } from "../../en_US/common/lists";

export const lists: Translation<typeof english, "ar_BH"> = {
  title: "أدوات القائمة",
  views: "العروض المحفوظة",
  saveView: "حفظ هذا العرض",
  viewName: "اسم العرض",
  viewNameHint: "مثلاً: المتغيبون هذا الأسبوع. لا يراه غيرك.",
  saved: "تم حفظ العرض.",
  removed: "تمت إزالة العرض.",
  removeNamed: "إزالة العرض {{name}}",
  tooManyViews: "لديك 20 عرضاً محفوظاً لهذه القائمة. أزل أحدها أولاً.",
  columns: "الأعمدة",
  columnsShown: "الأعمدة المعروضة",
  export: "تصدير (CSV)",
  cut: "يضم هذا الملف أول {{total}} صف فقط. ضيّق القائمة لتصدير الباقي.",
  apply: "عرض النتائج",
  filter: "البحث والتصفية",
  from: "من",
  to: "إلى",
  order: "الترتيب",
  newestFirst: "الأحدث أولاً",
  oldestFirst: "الأقدم أولاً",
  searchOn: "قد تكون هناك نتائج أخرى لاحقاً.",
};
