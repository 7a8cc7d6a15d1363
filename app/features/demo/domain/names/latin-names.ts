import type { NamePool } from "./name-pool";

/** Names in Latin letters, with what stands above, below and between them. */
export const LATIN_NAMES: Readonly<Record<string, NamePool>> = {
  english: {
    women: ["Amelia", "Charlotte", "Grace", "Eleanor", "Siân"],
    men: ["Oliver", "Callum", "Rhys", "George", "Declan"],
    last: ["Whitfield", "O'Sullivan", "Pemberton", "MacLeod", "St John", "Ashworth-Lane"],
    language: "en_US",
    phone: ["44", "7700900###"],
  },
  spanish: {
    women: ["Lucía", "Inés", "Begoña", "María José", "Núria"],
    men: ["Íñigo", "Álvaro", "Jesús", "Andrés", "Óscar"],
    last: ["Muñoz Peña", "Ibáñez", "Núñez", "Güell", "Etxeberria", "de la Fuente"],
    language: "es_ES",
    phone: ["34", "600000###"],
  },
  french: {
    women: ["Zoé", "Éloïse", "Anaïs", "Hélène"],
    men: ["François", "Loïc", "Jérôme", "Gaël"],
    last: ["Lefèvre", "Bérenger", "D'Aubigné", "Œuvrard", "Le Guennec"],
    language: "fr_FR",
    phone: ["33", "63998####"],
  },
  portuguese: {
    women: ["Conceição", "Inês", "Antónia", "Luísa"],
    men: ["João", "Gonçalo", "Tomé", "Estêvão"],
    last: ["Magalhães", "Simões", "Brandão", "Araújo", "Leitão"],
    language: "pt_PT",
    phone: ["351", "910000###"],
  },
  german: {
    women: ["Käthe", "Jördis", "Lieselotte"],
    men: ["Jürgen", "Björn", "Matthäus"],
    last: ["Weiß", "Müller-Brandt", "Groß", "Schröder", "von Köckritz"],
    language: "de",
    phone: ["49", "17139200##"],
  },
  polish: {
    women: ["Małgorzata", "Agnieszka", "Żaneta"],
    men: ["Łukasz", "Michał", "Grzegorz"],
    last: ["Wójcik", "Więckiewicz", "Gałązka", "Kościuszko"],
    language: null,
    phone: ["48", "500000###"],
  },
  turkish: {
    women: ["Şule", "Gülşen", "Iraz"],
    men: ["İbrahim", "Çağlar", "Oğuz"],
    last: ["Öztürk", "Yıldız", "Güneş", "Işık"],
    language: null,
    phone: ["90", "5010000###"],
  },
  vietnamese: {
    women: ["Thị Hương", "Thảo", "Bích Ngọc"],
    men: ["Văn Đức", "Quốc Việt", "Hữu Phước"],
    last: ["Nguyễn", "Trần", "Phạm", "Đặng"],
    language: null,
    phone: ["84", "900000###"],
  },
  yoruba: {
    women: ["Títílayọ̀", "Ọmọlará", "Fọláṣadé"],
    men: ["Adébáyọ̀", "Ọlámidé", "Káyọ̀dé"],
    last: ["Ọláníyan", "Adéṣínà", "Fágúnwà"],
    language: "en_US",
    phone: ["234", "8030000###"],
  },
  filipino: {
    women: ["Maricel", "Jhoanna", "Luzviminda"],
    men: ["Jomar", "Dionisio", "Niño"],
    last: ["Dela Cruz", "Macaraeg", "Peñaflorida"],
    language: "en_US",
    phone: ["63", "9170000###"],
  },
};
