/**
 * What people write when they should call the emergency number first: signs of a heart attack, a stroke, a severe
 * bleeding, poisoning, choking and the wish to die, as health services tell the public to watch for them. Compared as
 * the words of specialties are. Rather a warning too many than one too few.
 */
export const URGENT_WORDS: readonly string[] = [
  ...[
    "chest pain",
    "cheast pain",
    "chest pressure",
    "cannot breathe",
    "can t breathe",
    "cant breathe",
    "not breathing",
  ],
  ...["gasping", "stroke", "unconscious", "passed out", "collapsed", "not waking up", "seizure", "heart attack"],
  ...[
    "bleeding heavily",
    "heavy bleeding",
    "severe bleeding",
    "bleeding a lot",
    "won t stop bleeding",
    "blood everywhere",
  ],
  ...["coughing up blood", "vomiting blood", "suicid", "kill myself", "end my life", "want to die", "hurt myself"],
  ...["overdose", "choking", "poison", "anaphyla", "slurred speech", "can t speak", "face droop", "dying"],
  ...["dolor de pecho", "dolor en el pecho", "opresion en el pecho", "no puedo respirar", "no respira", "me ahogo"],
  ...["ictus", "derrame", "infarto", "inconsciente", "desmaya", "convulsion", "sangra mucho", "hemorragia"],
  ...["vomito sangre", "suicid", "matarme", "quiero morir", "quitarme la vida", "sobredosis", "atraganta", "envenena"],
  ...["الم في صدر", "الم صدر", "وجع صدر", "ضيق في صدر", "لا استطيع تنفس", "لا اقدر اتنفس", "لا يتنفس", "جلطه", "سكته"],
  ...[
    "نوبه قلبيه",
    "فاقد وعي",
    "اغماء",
    "تشنج",
    "نزيف",
    "انتحار",
    "اقتل نفسي",
    "اريد ان اموت",
    "اختناق",
    "تسمم",
    "جرعه زائده",
  ],
];

/** Words of which one of each list, in any order, may be such a sign: 'my chest hurts', 'crushing pain in my chest'. */
export const URGENT_TOGETHER: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ["chest", "cheast", "breastbone"],
    ["hurt", "pain", "tight", "crush", "pressure", "squeez", "heavy", "ache", "aching", "burn", "stab"],
  ],
  [["left arm"], ["pain", "hurt", "numb", "tingl", "ache", "aching"]],
  [
    ["face", "mouth", "smile"],
    ["droop", "one side", "numb", "crooked", "paraly"],
  ],
  [
    ["arm", "leg", "one side"],
    ["suddenly weak", "sudden weakness", "paraly", "can t move", "cannot move"],
  ],
  [
    ["pill", "tablet", "medicine", "medication", "paracetamol"],
    ["too many", "too much", "all of", "whole box", "whole pack"],
  ],
  [
    ["bleed", "blood"],
    ["heav", "lot", "stop", "everywhere", "pour"],
  ],
  [["pecho"], ["duele", "dolor", "opresion", "presion", "aprieta", "quema", "arde"]],
  [["brazo izquierdo"], ["duele", "dolor", "dormido"]],
  [
    ["cara", "boca"],
    ["torcida", "caida", "dormida", "paraliz"],
  ],
  [
    ["pastilla", "medicamento"],
    ["demasiad", "muchas", "muchos"],
  ],
  [["sangr"], ["mucho", "mucha", "para"]],
  [
    ["صدر", "صدري"],
    ["الم", "وجع", "يؤلم", "ضغط", "ضيق", "حرقه"],
  ],
  [
    ["وجه", "فم"],
    ["مائل", "ارتخاء", "تدلي", "خدر", "شلل"],
  ],
  [
    ["حبوب", "دواء", "ادويه"],
    ["كثير", "زائد"],
  ],
];
