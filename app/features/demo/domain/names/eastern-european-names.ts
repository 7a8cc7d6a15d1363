import type { NamePool } from "./name-pool";

/** Names in Cyrillic and Greek letters; family names often differ for women. */
export const EASTERN_EUROPEAN_NAMES: Readonly<Record<string, NamePool>> = {
  russian: {
    women: ["Анна", "Ольга", "Екатерина", "Алёна"],
    men: ["Дмитрий", "Сергей", "Алексей", "Пётр"],
    last: ["Кузнецов", "Соколов", "Воробьёв"],
    lastOfWomen: ["Кузнецова", "Соколова", "Воробьёва"],
    language: "ru_RU",
    phone: ["7", "9160000###"],
  },
  ukrainian: {
    women: ["Оксана", "Соломія", "Їва"],
    men: ["Тарас", "Богдан", "Євген"],
    last: ["Шевченко", "Ткаченко", "Їжакевич", "Ґалаґан"],
    language: null,
    phone: ["380", "500000###"],
  },
  bulgarian: {
    women: ["Цветелина", "Йорданка"],
    men: ["Красимир", "Пламен"],
    last: ["Димитров", "Стоянов"],
    lastOfWomen: ["Димитрова", "Стоянова"],
    language: null,
    phone: ["359", "880000###"],
  },
  greek: {
    women: ["Ελένη", "Μαρία", "Αγγελική"],
    men: ["Γιώργος", "Νίκος", "Ξενοφών"],
    last: ["Παπαδόπουλος", "Οικονόμου", "Καραγιάννης"],
    lastOfWomen: ["Παπαδοπούλου", "Οικονόμου", "Καραγιάννη"],
    language: null,
    phone: ["30", "6900000###"],
  },
};
