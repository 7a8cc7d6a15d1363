/** What patients of a demonstration say, by how many stars they give: of any appointment, of a call, of one at the clinic. */
interface Said {
  any: readonly string[];
  video: readonly string[];
  clinic: readonly string[];
}
type ByStars = Readonly<Record<1 | 2 | 3 | 4 | 5, Said>>;

interface FeedbackWords {
  said: ByStars;
  /** What the practice answers to few stars. */
  sorry: string;
  /** And to praise, now and then. */
  thanks: string;
}

export const FEEDBACK_WORDS = {
  en_US: {
    said: {
      5: {
        any: [
          "Listened carefully and explained everything in plain words.",
          "On time, kind and thorough. Thank you.",
          "A clear plan, and the summary was there the same evening.",
          "I felt taken seriously.",
        ],
        video: ["The call worked at once, and I did not have to travel.", "As good as being there in person."],
        clinic: ["Friendly from the front desk to the doctor.", "Hardly any wait, and nobody rushed me."],
      },
      4: {
        any: ["Good advice. A few more minutes would have been nice.", "Friendly and competent."],
        video: ["Very helpful. The sound dropped once, but came back by itself."],
        clinic: ["Very good, only the wait was a little longer than planned."],
      },
      3: {
        any: ["All right, but I had to tell my history twice."],
        video: ["Fine in the end. The picture froze a few times."],
        clinic: ["Fine in the end, though it began late."],
      },
      2: {
        any: ["My main question was left open."],
        video: ["The call broke off twice."],
        clinic: ["I waited forty minutes, and nobody told me why."],
      },
      1: {
        any: ["Nobody had read what I had sent before."],
        video: ["I sat alone in the call for half an hour."],
        clinic: ["I was sent home, because my appointment had been moved without a word."],
      },
    },
    sorry: "We are sorry, and thank you for telling us. We have spoken about it with the team.",
    thanks: "Thank you for your kind words.",
  },
  es_ES: {
    said: {
      5: {
        any: ["Escucha con atención y lo explica todo con claridad.", "Puntual y muy amable. Gracias."],
        video: ["La videollamada funcionó a la primera y no tuve que desplazarme."],
        clinic: ["Trato estupendo desde la recepción hasta la consulta."],
      },
      4: {
        any: ["Buen consejo. Me habría gustado un poco más de tiempo."],
        video: ["Muy útil. El sonido se cortó una vez."],
        clinic: ["Muy bien, solo la espera fue algo larga."],
      },
      3: { any: ["Correcto, pero tuve que repetir mi historia."], video: [], clinic: [] },
      2: {
        any: ["Mi pregunta principal quedó sin respuesta."],
        video: ["La llamada se cortó dos veces."],
        clinic: ["Esperé cuarenta minutos sin que nadie me dijera por qué."],
      },
      1: { any: ["Nadie había leído lo que envié antes."], video: [], clinic: [] },
    },
    sorry: "Lo sentimos, y gracias por contárnoslo. Lo hemos hablado con el equipo.",
    thanks: "Gracias por sus amables palabras.",
  },
  ar_BH: {
    said: {
      5: {
        any: [
          "طبيب يصغي باهتمام ويشرح كل شيء بكلمات بسيطة.",
          "موعد في وقته ومعاملة طيبة. شكرًا لكم.",
          "خطة علاج واضحة، ووصلني الملخص في المساء نفسه.",
          "شعرت بأن شكواي تؤخذ على محمل الجد.",
        ],
        video: ["عملت المكالمة من أول مرة ولم أحتج إلى الحضور.", "كأنني كنت في العيادة تمامًا."],
        clinic: ["معاملة لطيفة من الاستقبال إلى الطبيب.", "لم أنتظر إلا قليلًا ولم يستعجلني أحد."],
      },
      4: {
        any: ["نصيحة جيدة، وكنت أتمنى بضع دقائق أخرى.", "معاملة ودودة وخبرة واضحة."],
        video: ["مفيد جدًا، وانقطع الصوت مرة ثم عاد وحده."],
        clinic: ["جيد جدًا، لكن الانتظار كان أطول قليلًا من المتوقع."],
      },
      3: {
        any: ["لا بأس، لكنني اضطررت إلى إعادة قصتي مرتين."],
        video: ["كان جيدًا في النهاية، لكن الصورة تجمدت عدة مرات."],
        clinic: ["كان جيدًا في النهاية مع أنه بدأ متأخرًا."],
      },
      2: {
        any: ["بقي سؤالي الأهم بلا جواب."],
        video: ["انقطعت المكالمة مرتين."],
        clinic: ["انتظرت أربعين دقيقة ولم يخبرني أحد بالسبب."],
      },
      1: {
        any: ["لم يقرأ أحد ما أرسلته قبل الموعد."],
        video: ["بقيت وحدي في المكالمة نصف ساعة."],
        clinic: ["عدت إلى البيت لأن موعدي نُقل دون أن يخبرني أحد."],
      },
    },
    sorry: "نعتذر منك، ونشكرك لأنك أخبرتنا. تحدثنا مع الفريق في الأمر.",
    thanks: "شكرًا على كلماتك الطيبة.",
  },
} as const satisfies Record<string, FeedbackWords>;
