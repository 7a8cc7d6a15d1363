import type { Translation } from "../../../message-types";
import type { files as source } from "../../en_US/organization/files";

export const files: Translation<typeof source, "ar_BH"> = {
  refused: {
    none: "اختر ملفًا",
    empty: "اختر ملفًا غير فارغ",
    tooLarge: "يجب ألا يتجاوز حجم الملف {{most, number}} ميغابايت",
    tooManyOpen: "يجري إرسال {{most, number}} من الملفات. انتظر حتى تكتمل، أو حاول مرة أخرى غدًا",
    svg: "قد تحتوي ملفات SVG على برامج نصية. احفظ الصورة بصيغة PNG واختر ذلك الملف",
    unknown: "لا يمكننا قبول هذا النوع من الملفات. اختر أحد هذه الأنواع: {{allowed}}",
    lies: "الاسم أو النوع لا يطابق المحتوى، وهو {{actual}}. اختر الملف الأصلي",
    notAllowed: "لا يمكن استخدام هذا النوع من الملفات هنا. اختر أحد هذه الأنواع: {{allowed}}",
    damaged: "الصورة تالفة أو غير مكتملة. افتحها واحفظها من جديد ثم اختر ذلك الملف",
    damagedPdf: "ملف PDF تالف أو غير مكتمل: نهايته ناقصة. افتحه واحفظه مرة أخرى ثم اختره",
    tooManyPixels: "أبعاد الصورة {{width, number}} في {{height, number}} بكسل. يجب ألا يتجاوز كل ضلع {{most, number}}",
  },
};
