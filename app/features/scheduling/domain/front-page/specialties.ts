/**
 * What patients say of what they have, and the field of medicine that it belongs to. A row is a field: `known` are
 * beginnings of words by which a department, a service or a doctor's title is recognised as of it, in any language;
 * `words` is what patients write. All of it is compared folded: without case, accents and the Arabic article. A further
 * language is a further list, a further field a further row.
 */
export interface Specialty {
  known: readonly string[];
  words: Readonly<Record<"en" | "es" | "ar", readonly string[]>>;
}

export const SPECIALTIES = {
  general: {
    known: ["general", "family", "gp", "primary", "internal", "medicina familiar", "عام", "اسره", "باطن"],
    words: {
      en: [
        "cold",
        "flu",
        "cough",
        "fever",
        "headache",
        "migraine",
        "tired",
        "sore throat",
        "vaccin",
        "check-up",
        "dizzy",
      ],
      es: [
        "resfriado",
        "gripe",
        "tos",
        "fiebre",
        "cabeza",
        "migrana",
        "cansancio",
        "garganta",
        "vacuna",
        "revision",
        "mareo",
      ],
      ar: ["زكام", "انفلونزا", "سعال", "كحه", "حمى", "حراره", "صداع", "راس", "تعب", "حلق", "تطعيم", "فحص", "دوخه"],
    },
  },
  paediatrics: {
    known: ["paediat", "pediat", "child", "infantil", "اطفال", "طفل"],
    words: {
      en: ["child", "kid", "kids", "baby", "son", "daughter", "newborn", "toddler"],
      es: ["nino", "nina", "bebe", "hijo", "hija", "recien nacido"],
      ar: ["طفل", "اطفال", "رضيع", "مولود", "ابني", "ابنتي", "بنتي"],
    },
  },
  cardiology: {
    known: ["cardio", "heart", "corazon", "قلب"],
    words: {
      en: ["heart", "palpitation", "blood pressure", "hypertension", "cholesterol", "pulse"],
      es: ["corazon", "palpitacion", "presion", "tension arterial", "hipertension", "colesterol", "pulso"],
      ar: ["قلب", "خفقان", "ضغط", "كوليسترول", "نبض"],
    },
  },
  dermatology: {
    known: ["dermat", "skin", "piel", "جلد"],
    words: {
      en: ["skin", "rash", "acne", "eczema", "mole", "itch", "psoriasis", "hair loss", "wart", "nail"],
      es: [
        "piel",
        "sarpullido",
        "erupcion",
        "acne",
        "eczema",
        "lunar",
        "picor",
        "picazon",
        "psoriasis",
        "caida del pelo",
        "verruga",
      ],
      ar: ["جلد", "طفح", "حبوب", "اكزيما", "شامه", "حكه", "صدفيه", "تساقط", "ثالول", "بشره"],
    },
  },
  mental: {
    known: ["mental", "psych", "psiq", "psico", "therapy session", "نفس"],
    words: {
      en: ["anxiety", "anxious", "depress", "stress", "sad", "panic", "sleep", "insomnia", "burnout", "worry"],
      es: ["ansiedad", "depresion", "estres", "tristeza", "panico", "dormir", "insomnio", "agotamiento", "nervios"],
      ar: ["قلق", "اكتئاب", "توتر", "حزن", "هلع", "نوم", "ارق", "ضغوط", "خوف"],
    },
  },
  physiotherapy: {
    known: ["physio", "fisio", "rehab", "علاج طبيعي"],
    words: {
      en: [
        "back pain",
        "backache",
        "my back",
        "neck",
        "shoulder",
        "knee",
        "sprain",
        "muscle",
        "sports injury",
        "posture",
      ],
      es: ["espalda", "cuello", "hombro", "rodilla", "esguince", "musculo", "lesion deportiva", "lumbar"],
      ar: ["ظهر", "رقبه", "كتف", "ركبه", "التواء", "عضل", "اصابه رياضيه"],
    },
  },
  women: {
    known: ["women", "gynae", "gynec", "obstet", "ginec", "mujer", "نساء", "مراه", "ولاده"],
    words: {
      en: ["pregnan", "period", "contracepti", "menopause", "smear", "gynaecologist", "gynecologist", "fertility"],
      es: ["embaraz", "regla", "menstruacion", "anticonceptiv", "menopausia", "citologia", "ginecolog", "fertilidad"],
      ar: ["حمل", "حامل", "دوره", "طمث", "منع الحمل", "نسائيه", "خصوبه", "ولاده"],
    },
  },
  orthopaedics: {
    known: ["orthop", "ortop", "trauma", "عظام"],
    words: {
      en: ["bone", "fracture", "joint", "hip", "hips", "arthritis", "broken"],
      es: ["hueso", "fractura", "articulacion", "cadera", "artritis", "artrosis"],
      ar: ["عظم", "كسر", "مفصل", "مفاصل", "ورك", "خشونه"],
    },
  },
  digestive: {
    known: ["gastro", "digest", "هضم", "جهاز هضمي"],
    words: {
      en: ["stomach", "belly", "heartburn", "reflux", "diarrh", "constipation", "nausea", "bowel"],
      es: ["estomago", "barriga", "acidez", "reflujo", "diarrea", "estrenimiento", "nauseas", "intestino"],
      ar: ["معده", "بطن", "حموضه", "حرقه", "اسهال", "امساك", "غثيان", "قولون"],
    },
  },
  ent: {
    known: ["ent", "otolaryng", "otorrino", "ear nose", "انف"],
    words: {
      en: ["ear", "ears", "hearing", "sinus", "tonsil", "nose", "snor", "tinnitus"],
      es: ["oido", "audicion", "sinusitis", "amigdalas", "nariz", "ronquido", "zumbido"],
      ar: ["اذن", "سمع", "جيوب", "لوز", "انف", "شخير", "طنين"],
    },
  },
  eyes: {
    known: ["ophthal", "oftalm", "eye", "eyes", "عيون"],
    words: {
      en: ["eye", "eyes", "vision", "sight", "cataract", "blurred"],
      es: ["ojo", "ojos", "vista", "vision", "catarata", "borros"],
      ar: ["عين", "عيون", "نظر", "رؤيه", "مياه بيضاء"],
    },
  },
  dental: {
    known: ["dent", "odont", "اسنان"],
    words: {
      en: ["tooth", "teeth", "gum", "gums", "dentist", "toothache", "braces"],
      es: ["muela", "diente", "encia", "dentista", "ortodoncia"],
      ar: ["سن", "اسنان", "ضرس", "لثه", "تقويم"],
    },
  },
  diabetes: {
    known: ["endocrin", "diabet", "سكري", "غدد"],
    words: {
      en: ["diabet", "blood sugar", "thyroid", "hormone", "overweight"],
      es: ["diabetes", "azucar", "tiroides", "hormona", "sobrepeso"],
      ar: ["سكر", "غده", "هرمون", "وزن"],
    },
  },
  lungs: {
    known: ["pulmon", "respir", "neumo", "صدر", "تنفس"],
    words: {
      en: ["asthma", "wheez", "lung", "breathless", "short of breath"],
      es: ["asma", "silbido", "pulmon", "falta de aire"],
      ar: ["ربو", "صفير", "رئه", "ضيق نفس", "ضيق التنفس"],
    },
  },
  nerves: {
    known: ["neurol", "اعصاب"],
    words: {
      en: ["numb", "seizure", "epilep", "tremor", "memory", "tingling"],
      es: ["entumecimiento", "convulsion", "epilepsia", "temblor", "memoria", "hormigueo"],
      ar: ["خدر", "تنميل", "تشنج", "صرع", "رعشه", "ذاكره"],
    },
  },
  urology: {
    known: ["urolog", "مسالك"],
    words: {
      en: ["urine", "bladder", "prostate", "kidney stone", "peeing"],
      es: ["orina", "vejiga", "prostata", "piedra en el rinon", "orinar"],
      ar: ["بول", "مثانه", "بروستات", "حصوه", "كلى"],
    },
  },
} as const satisfies Readonly<Record<string, Specialty>>;

export type SpecialtyName = keyof typeof SPECIALTIES;
