import { foldedWords } from "~/kernel/text/fold-text";

/**
 * Words by which people describe what cannot wait for a written answer: chest pain, trouble breathing, stroke,
 * heavy bleeding, poisoning, allergic shock, thoughts of suicide. In each language of the product, since nobody has to
 * write in the language of the screen. A practice adds words of its own by its settings.
 */
const WORDS: readonly string[] = [
  ...["chest pain", "pain in my chest", "chest pressure", "heart attack", "cannot breathe", "can't breathe"],
  ...["short of breath", "trouble breathing", "difficulty breathing", "stroke", "face drooping", "slurred speech"],
  ...["unconscious", "passed out", "seizure", "severe bleeding", "heavy bleeding", "coughing blood", "vomiting blood"],
  ...["overdose", "poisoned", "swollen tongue", "throat closing", "anaphylaxis", "suicide", "suicidal"],
  ...["kill myself", "end my life", "self harm", "hurt myself"],
  ...["dolor de pecho", "dolor en el pecho", "infarto", "no puedo respirar", "falta de aire", "me ahogo", "ictus"],
  ...["derrame cerebral", "inconsciente", "convulsion", "convulsiones", "sangrado abundante", "hemorragia"],
  ...["vomito sangre", "sobredosis", "intoxicacion", "garganta cerrada", "anafilaxia", "suicidio", "suicidarme"],
  ...["matarme", "quitarme la vida", "hacerme dano"],
  ...["ألم في الصدر", "الم بالصدر", "نوبة قلبية", "جلطة", "لا أستطيع التنفس", "ضيق في التنفس", "صعوبة في التنفس"],
  ...["سكتة دماغية", "فقدان الوعي", "إغماء", "تشنج", "نزيف شديد", "نزيف حاد", "جرعة زائدة", "تسمم", "انتحار"],
  ...["أنتحر", "أقتل نفسي", "إيذاء نفسي"],
];

/** Words with one blank around each, so that 'stroke' is not found in 'breaststroke'. */
const framed = (text: string) => ` ${foldedWords(text).join(" ")} `;

/** What Arabic writes together with the word that follows: and, so, with, for. */
const BEFORE_ARABIC = ["", "و", "ف", "ب", "ل", "وب", "ول"] as const;
const IN_ARABIC = /\p{Script=Arabic}/u;

/**
 * Which words of a text say that it may be an emergency, as they stand in the list.
 * @param own further words of the practice, one an entry
 */
export function redFlagsIn(text: string, own: readonly string[] = []): string[] {
  const written = framed(text);
  return [...WORDS, ...own].filter((word) => {
    const sought = framed(word).trim();
    const before = IN_ARABIC.test(sought) ? BEFORE_ARABIC : [""];
    return sought !== "" && before.some((letters) => written.includes(` ${letters}${sought} `));
  });
}
