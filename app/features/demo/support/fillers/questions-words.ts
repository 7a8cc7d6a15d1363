/** A question of a demonstration: what was asked, what was answered, and what the patient wrote after that. */
interface Asked {
  title: string;
  text: string;
  answer: string;
  more: string;
}

interface QuestionWords {
  free: string;
  paid: string;
  topics: readonly string[];
  waiting: Asked;
  draft: Asked;
  infoWanted: Asked;
  answered: Asked;
  followUp: Asked;
  closed: Asked;
  reply: { title: string; text: string };
}

export const QUESTION_WORDS = {
  en_US: {
    free: "Ask the practice",
    paid: "Ask a doctor",
    topics: ["Medicines", "After an appointment", "Test results"],
    waiting: {
      title: "Travelling with my tablets",
      text: "I fly to Madrid next week. May I take my tablets in the cabin, and do I need a letter from you?",
      answer: "",
      more: "",
    },
    draft: {
      title: "Itching since the new cream",
      text: "Since I began the cream four days ago my arms itch in the evening. There is no rash. Shall I go on with it?",
      answer: "",
      more: "",
    },
    infoWanted: {
      title: "My blood pressure at home",
      text: "It is higher at home than it was at the practice. Is that something to worry about?",
      answer: "Which readings did you have this week, and at what time of the day did you take them?",
      more: "",
    },
    answered: {
      title: "Tablets with milk",
      text: "May I take the new tablets with milk? On an empty stomach they make me feel sick.",
      answer: "Yes, you may. Take them with breakfast, and call us if you still feel sick after three days.",
      more: "",
    },
    followUp: {
      title: "How soon can I run again?",
      text: "My ankle no longer hurts when I walk. When may I begin to run again?",
      answer: "Wait two more weeks, then begin with ten minutes on soft ground, every other day.",
      more: "Thank you. May I cycle until then?",
    },
    closed: {
      title: "Is a fasting blood test needed?",
      text: "My next blood test is on Monday at nine. Do I have to come without breakfast?",
      answer: "Please come without breakfast. Water is fine.",
      more: "",
    },
    reply: {
      title: "Please book an appointment",
      text: "I would like to see this myself. Please book an appointment this week; until then go on as before.",
    },
  },
  es_ES: {
    free: "Pregunte a la clínica",
    paid: "Pregunte a un médico",
    topics: ["Medicamentos", "Después de una cita", "Resultados"],
    waiting: {
      title: "Viajar con mis pastillas",
      text: "Vuelo a Londres la semana que viene. ¿Puedo llevar las pastillas en cabina? ¿Necesito un informe?",
      answer: "",
      more: "",
    },
    draft: {
      title: "Picor desde la crema nueva",
      text: "Desde que empecé la crema hace cuatro días me pican los brazos por la noche. ¿Sigo con ella?",
      answer: "",
      more: "",
    },
    infoWanted: {
      title: "Mi tensión en casa",
      text: "En casa la tengo más alta que en la consulta. ¿Debo preocuparme?",
      answer: "¿Qué valores ha tenido esta semana y a qué hora se los tomó?",
      more: "",
    },
    answered: {
      title: "Pastillas con leche",
      text: "¿Puedo tomar las pastillas nuevas con leche? En ayunas me dan náuseas.",
      answer: "Sí. Tómelas con el desayuno y llámenos si en tres días sigue con náuseas.",
      more: "",
    },
    followUp: {
      title: "¿Cuándo puedo volver a correr?",
      text: "El tobillo ya no me duele al andar. ¿Cuándo puedo volver a correr?",
      answer: "Espere dos semanas más y empiece con diez minutos en terreno blando, en días alternos.",
      more: "Gracias. ¿Puedo ir en bicicleta hasta entonces?",
    },
    closed: {
      title: "¿Análisis en ayunas?",
      text: "Tengo el análisis el lunes a las nueve. ¿Debo ir en ayunas?",
      answer: "Sí, venga en ayunas. Puede beber agua.",
      more: "",
    },
    reply: {
      title: "Pida una cita",
      text: "Prefiero verlo en persona. Pida una cita esta semana; hasta entonces, siga igual.",
    },
  },
  ar_BH: {
    free: "اسأل العيادة",
    paid: "اسأل طبيبًا",
    topics: ["الأدوية", "بعد الموعد", "نتائج الفحوص"],
    waiting: {
      title: "السفر مع أدويتي",
      text: "سأسافر الأسبوع القادم. هل يمكنني حمل أقراصي معي في الطائرة، وهل أحتاج إلى تقرير منكم؟",
      answer: "",
      more: "",
    },
    draft: {
      title: "حكة منذ استخدام الكريم الجديد",
      text: "منذ أن بدأت الكريم قبل أربعة أيام أشعر بحكة في ذراعيّ مساءً، ولا يوجد طفح. هل أواصل استخدامه؟",
      answer: "",
      more: "",
    },
    infoWanted: {
      title: "ضغط دمي في البيت",
      text: "ضغطي في البيت أعلى مما كان في العيادة. هل يدعو ذلك إلى القلق؟",
      answer: "ما القراءات التي سجلتها هذا الأسبوع، وفي أي وقت من اليوم أخذتها؟",
      more: "",
    },
    answered: {
      title: "الأقراص مع الحليب",
      text: "هل يمكنني تناول الأقراص الجديدة مع الحليب؟ فهي تسبب لي الغثيان على معدة فارغة.",
      answer: "نعم. تناولها مع الفطور، واتصل بنا إذا استمر الغثيان بعد ثلاثة أيام.",
      more: "",
    },
    followUp: {
      title: "متى أعود إلى الجري؟",
      text: "لم يعد كاحلي يؤلمني عند المشي. متى يمكنني الجري من جديد؟",
      answer: "انتظر أسبوعين آخرين، ثم ابدأ بعشر دقائق على أرض لينة يومًا بعد يوم.",
      more: "شكرًا. هل يمكنني ركوب الدراجة حتى ذلك الحين؟",
    },
    closed: {
      title: "هل يلزم الصيام قبل تحليل الدم؟",
      text: "تحليلي القادم يوم الاثنين في التاسعة. هل يجب أن آتي دون فطور؟",
      answer: "نعم، تعال دون فطور. يمكنك شرب الماء.",
      more: "",
    },
    reply: {
      title: "يرجى حجز موعد",
      text: "أود أن أفحص ذلك بنفسي. يرجى حجز موعد هذا الأسبوع، وواصل كما كنت حتى ذلك الحين.",
    },
  },
} as const satisfies Record<string, QuestionWords>;
