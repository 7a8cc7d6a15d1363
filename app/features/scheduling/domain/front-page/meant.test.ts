import { describe, expect, test } from "vitest";
import { isOf, isUrgent, specialtiesMeant } from "./meant";
import { SPECIALTIES } from "./specialties";

describe("what patients write", () => {
  test.each([
    ["My back hurts", "physiotherapy"],
    ["me duele la espalda", "physiotherapy"],
    ["ألم الظهر", "physiotherapy"],
    ["HEADACHES", "general"],
    ["dolor de cabeza", "general"],
    ["صُداع", "general"],
    ["la niña tiene fiebre", "paediatrics"],
    ["طفلي مريض", "paediatrics"],
    ["PRESIÓN alta", "cardiology"],
    ["palpit", "cardiology"],
    ["tooth", "dental"],
    ["I am pregnant", "women"],
    ["الأكزيما", "dermatology"],
    ["can't sleep", "mental"],
  ])("%s means %s", (query, name) => {
    expect(specialtiesMeant(query)).toContain(name);
  });

  test.each(["", "xyz", "42", "sm", "Whitfield", "early song"])("%s means none", (query) => {
    expect(specialtiesMeant(query)).toEqual([]);
  });

  test("each field has words in every language, and finds itself by each of them", () => {
    for (const [name, { words }] of Object.entries(SPECIALTIES))
      for (const list of Object.values(words)) {
        expect(list.length, name).toBeGreaterThan(3);
        for (const word of list) expect([word, ...specialtiesMeant(word)]).toContain(name);
      }
  });
});

describe("what a practice calls its departments", () => {
  test.each([
    ["Cardiology", "cardiology"],
    ["Cardiología infantil", "cardiology"],
    ["أمراض القلب", "cardiology"],
    ["Women's health", "women"],
    ["العلاج الطبيعي", "physiotherapy"],
    ["Consultant paediatrician", "paediatrics"],
  ] as const)("%s is of %s", (called, name) => {
    expect(isOf(called, [name])).toBe(true);
  });

  test("a name is of no field that it does not name", () => {
    expect([isOf("Cardiology", ["dermatology"]), isOf("Billing", ["cardiology"]), isOf("Cardiology", [])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("an emergency", () => {
  test.each([
    ...["Chest pain!", "I can't breathe", "heart attack", "my chest hurts", "crushing pain in chest and left arm"],
    ...["cheast pain", "tightness in my chest", "face drooping", "my mother's face droops on one side"],
    ...["took too many pills", "heavy bleeding", "the bleeding will not stop", "I want to die"],
    ...["dolor en el pecho", "me duele el pecho", "me quiero morir", "quiero morir", "tomé demasiadas pastillas"],
    ...["ألم في الصدر", "صدري يؤلمني", "أريد أن أموت", "نزيف شديد"],
  ])("%s may be one", (query) => expect(isUrgent(query)).toBe(true));
  test.each([
    ...["back pain", "breathing exercises", "heart check-up", "", "blood test", "blood pressure pills", "chest x-ray"],
    ...["face cream", "sore arm", "arm pain", "análisis de sangre", "radiografía de pecho", "وجه", "حبوب الوجه"],
  ])("%s is none", (query) => expect(isUrgent(query)).toBe(false));
});
