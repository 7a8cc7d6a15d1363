/** What a demonstration's own questionnaire asks. */
interface QuestionnaireWords {
  title: string;
  intro: string;
  pain: string;
  painEnds: readonly [string, string];
  fall: string;
  when: string;
  medicines: string;
}

export const QUESTIONNAIRE_WORDS = {
  en_US: {
    title: "Before your appointment",
    intro: "Your answers help us to prepare. It takes about two minutes.",
    pain: "How strong is your pain today?",
    painEnds: ["No pain", "The worst pain"],
    fall: "Have you fallen in the last three months?",
    when: "When was the last time?",
    medicines: "Which medicines do you take, with or without a prescription?",
  },
  es_ES: {
    title: "Antes de su cita",
    intro: "Sus respuestas nos ayudan a prepararnos. Se tarda unos dos minutos.",
    pain: "¿Cuánto dolor tiene hoy?",
    painEnds: ["Sin dolor", "El peor dolor"],
    fall: "¿Se ha caído en los últimos tres meses?",
    when: "¿Cuándo fue la última vez?",
    medicines: "¿Qué medicamentos toma, con receta o sin ella?",
  },
  ar_BH: {
    title: "قبل موعدك",
    intro: "تساعدنا إجاباتك على الاستعداد. يستغرق ذلك دقيقتين تقريبًا.",
    pain: "ما شدة الألم لديك اليوم؟",
    painEnds: ["لا ألم", "أشد ألم"],
    fall: "هل سقطت في الأشهر الثلاثة الماضية؟",
    when: "متى كانت آخر مرة؟",
    medicines: "ما الأدوية التي تتناولها بوصفة أو دونها؟",
  },
} as const satisfies Record<string, QuestionnaireWords>;
