import { foldedWords } from "../text/fold-text";

/** The languages that the common reasons have names in. */
const REASON_LANGUAGES = ["en", "es", "ar"] as const;
type ReasonLanguage = (typeof REASON_LANGUAGES)[number];

/**
 * What medicines are commonly taken for as needed. English | Spanish | Arabic: the usual name first, as it stands after
 * 'as needed for'.
 */
export const NEEDED_REASONS = `
Pain; Pains; Ache | Dolor; Dolores | الألم; ألم; الآلام; آلام
Pain or fever; Fever or pain; Pain and fever | Dolor o fiebre; Fiebre o dolor | الألم أو الحمى; ألم أو حمى; الحمى أو الألم
Fever; High temperature | Fiebre; Temperatura alta | الحمى; حمى; ارتفاع الحرارة; السخونة
Headache; Headaches | Dolor de cabeza; Cefalea | الصداع; صداع
Migraine; Migraine attack | Migraña; Jaqueca; Crisis de migraña | الصداع النصفي; صداع نصفي; الشقيقة
Toothache; Tooth pain; Dental pain | Dolor de muelas; Dolor dental | ألم الأسنان; وجع الأسنان
Sore throat; Throat pain | Dolor de garganta | ألم الحلق; وجع الحلق
Back pain | Dolor de espalda; Lumbalgia | ألم الظهر; آلام الظهر
Joint pain | Dolor articular; Dolor de articulaciones | ألم المفاصل; آلام المفاصل
Knee pain | Dolor de rodilla | ألم الركبة; آلام الركبة
Muscle spasm; Muscle spasms; Muscle cramps | Espasmos musculares; Contracturas; Calambres | التشنج العضلي; تشنج العضلات; الشد العضلي
Period pain; Menstrual pain; Menstrual cramps | Dolor menstrual; Dolor de regla | آلام الدورة الشهرية; ألم الدورة
Stomach pain; Abdominal pain; Stomach ache | Dolor abdominal; Dolor de estómago | ألم البطن; آلام البطن; ألم المعدة
Abdominal cramps; Stomach cramps; Colic | Cólicos; Retortijones | المغص; تقلصات البطن
Chest pain; Angina | Dolor de pecho; Dolor torácico; Angina | ألم الصدر; آلام الصدر; الذبحة الصدرية
Nausea; Feeling sick | Náuseas; Náusea | الغثيان; غثيان
Vomiting; Being sick | Vómitos | القيء; قيء; التقيؤ
Nausea or vomiting; Nausea and vomiting | Náuseas o vómitos; Náuseas y vómitos | الغثيان أو القيء; الغثيان والقيء
Heartburn; Acid reflux | Ardor de estómago; Acidez; Reflujo | حرقة المعدة; الحموضة
Constipation | Estreñimiento | الإمساك; إمساك
Diarrhea; Diarrhoea; Loose stools | Diarrea | الإسهال; إسهال
Bloating; Gas; Wind | Gases; Flatulencia | انتفاخ البطن; الانتفاخ; الغازات
Itching; Itch; Itchiness | Picor; Picazón; Prurito | الحكة; حكة
Rash; Skin rash | Sarpullido; Erupción | الطفح الجلدي; طفح جلدي
Allergy symptoms; Allergy; Allergies | Síntomas de alergia; Alergia | أعراض الحساسية; الحساسية; حساسية
Blocked nose; Stuffy nose; Nasal congestion | Nariz tapada; Congestión nasal | انسداد الأنف; احتقان الأنف
Runny nose | Moqueo; Secreción nasal | سيلان الأنف; رشح الأنف
Cough; Coughing | Tos | السعال; سعال; الكحة; كحة
Shortness of breath; Breathlessness | Falta de aire; Dificultad para respirar; Disnea | ضيق التنفس; صعوبة التنفس
Wheezing; Wheeze | Pitidos en el pecho; Sibilancias | صفير الصدر; أزيز الصدر
Anxiety | Ansiedad | القلق; قلق
Panic; Panic attack | Crisis de pánico; Pánico | نوبة الهلع; الهلع
Trouble sleeping; Insomnia; Sleeplessness | Insomnio; Dificultad para dormir | الأرق; أرق; صعوبة النوم
Dizziness; Vertigo | Mareos; Mareo; Vértigo | الدوخة; دوخة; الدوار
Seizures; Seizure; Fits | Convulsiones; Crisis convulsiva | النوبات التشنجية; نوبة تشنجية; الصرع
Low blood sugar; Hypoglycemia | Bajada de azúcar; Hipoglucemia | انخفاض السكر; هبوط السكر
Swelling | Hinchazón | التورم; تورم
Dry eyes | Sequedad de ojos; Ojos secos | جفاف العين; جفاف العينين
`;

type Names = Readonly<Record<ReasonLanguage, readonly string[]>>;

const folded = (words: string) => foldedWords(words).join(" ");

function readReasons(): ReadonlyMap<string, Names> {
  const found = new Map<string, Names>();
  for (const line of NEEDED_REASONS.trim().split("\n")) {
    const [en = [], es = [], ar = []] = line.split("|").map((cell) => cell.split(";").map((name) => name.trim()));
    for (const name of [...en, ...es, ...ar]) found.set(folded(name), { en, es, ar });
  }
  return found;
}

let known: ReadonlyMap<string, Names> | undefined;

/** The language of a BCP 47 tag in which the reasons have names: its own, or English. */
const languageOf = (bcp47: string): ReasonLanguage => REASON_LANGUAGES.find((each) => bcp47.startsWith(each)) ?? "en";

/**
 * A reason for which a medicine is taken as needed, in a language: a common one in its words there, as it was typed where
 * it was typed in that language; null for words of somebody's own, which nobody translates.
 */
export function neededReasonIn(words: string, bcp47: string): string | null {
  known ??= readReasons();
  const key = folded(words);
  const own = known.get(key)?.[languageOf(bcp47)];
  if (own === undefined) return null;
  return own.some((name) => folded(name) === key) ? words : (own[0] ?? null);
}
