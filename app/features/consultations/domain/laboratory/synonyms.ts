/** By what else people call what a test measures, in English, Spanish and Arabic, by its LOINC code. */
const SYNONYMS: Readonly<Record<string, string>> = {
  "718-7": "Haemoglobin Hb anemia anaemia خضاب الدم فقر الدم",
  "4544-3": "Haematocrit packed cell volume PCV",
  "6690-2": "White blood cells WBC leucocytes glóbulos blancos كريات بيضاء",
  "777-3": "Thrombocytes trombocitos صفيحات",
  "789-8": "Red blood cells RBC glóbulos rojos كريات حمراء",
  "1988-5": "CRP inflammation PCR inflamación التهاب",
  "2276-4": "Iron stores reservas de hierro مخزون الحديد",
  "2132-9": "Cobalamin cianocobalamina كوبالامين",
  "3016-3": "Thyroid thyrotropin thyroid stimulating hormone tiroides tirotropina الغدة الدرقية",
  "3024-7": "Thyroid thyroxine tiroides tiroxina الغدة الدرقية",
  "1558-6": "Blood sugar diabetes azúcar سكر الدم السكري",
  "4548-4": "Hemoglobin A1c glycated long-term sugar diabetes azúcar التراكمي السكري",
  "6301-6": "Prothrombin time clotting coagulation quick coagulación تخثر",
  "2951-2": "Na electrolytes electrolitos شوارد",
  "2823-3": "K electrolytes electrolitos شوارد",
  "2075-0": "Cl electrolytes electrolitos شوارد",
  "17861-6": "Ca electrolytes electrolitos شوارد",
  "2160-0": "Kidney renal riñón كلى كلية",
  "3094-0": "BUN kidney renal riñón كلى كلية",
  "3084-1": "Urate gout ácido gota النقرس",
  "1742-6": "SGPT GPT alanine aminotransferase liver hígado الكبد",
  "1920-8": "SGOT GOT aspartate aminotransferase liver hígado الكبد",
  "6768-6": "ALP liver bone hígado الكبد",
  "1975-2": "Liver jaundice hígado ictericia الكبد اليرقان",
  "1751-7": "Protein proteína بروتين",
  "2857-1": "Prostate specific antigen próstata البروستات",
  "2093-3": "Lipids fats lípidos دهون",
  "2085-9": "Lipids fats good lípidos دهون",
  "13457-7": "Lipids fats bad lípidos دهون",
  "2571-8": "Lipids fats lípidos دهون",
};

/** The words besides its name by which a test is found: its code, its LOINC code and what else it is called. */
export const wordsOf = ({ code, loinc }: { code: string; loinc: string }): string =>
  [code, loinc, SYNONYMS[loinc] ?? ""].filter(Boolean).join(" ");
