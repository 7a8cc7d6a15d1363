import { describe, expect, it } from "vitest";
import { matchHeader } from "./import-fields";
import { dateOrderOf, readBirthDate } from "./read-birth-date";
import { readBloodGroup, readGender } from "./code-words";
import { readCountry } from "./country-words";
import { readWholeName } from "./read-names";
import { readCallingCode } from "./read-phone";
import { rowReader, type RowReading } from "./read-row";

const HEADER = ["First name", "Last name", "Date of birth", "Email", "Mobile", "Sex", "Category", "Language"];
const by: RowReading = {
  mapping: matchHeader(HEADER),
  columns: HEADER.length,
  dateOrder: null,
  callingCode: "34",
  today: "2026-11-21",
  categories: new Map([["insured", "category-1"]]),
  roomForCategories: 10,
  languages: new Map([["espanol", "es_ES"]]),
};
const read = (...cells: string[]) => rowReader(by)({ cells, problem: null });
const problemsOf = (...cells: string[]) => {
  const result = read(...cells);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field} ${message}`);
};

describe("headings are matched", () => {
  it("in any order, case and language", () => {
    expect(matchHeader(["E-MAIL", "Último", "apellidos", "NOMBRE", "Fecha de Nacimiento"])).toEqual({
      email: 0,
      lastName: 2,
      firstName: 3,
      birthDate: 4,
    });
    expect(matchHeader(["رقم الملف", "الاسم الأول", "اسم العائلة", "تاريخ الميلاد", "الجنس"])).toEqual({
      externalNumber: 0,
      firstName: 1,
      lastName: 2,
      birthDate: 3,
      gender: 4,
    });
  });

  it("as this product writes them, and the first of two that mean the same", () => {
    expect(matchHeader(["firstName", "last_name", "Phone", "Mobile"])).toEqual({ firstName: 0, lastName: 1, phone: 2 });
  });
});

describe("a date of birth is read", () => {
  it.each([
    ["1980-03-04", "1980-03-04"],
    ["19800304", "1980-03-04"],
    ["1980/3/4 00:00:00", "1980-03-04"],
    ["1980-03-04T00:00:00.000Z", "1980-03-04"],
    ["25/12/1999", "1999-12-25"],
    ["12/25/1999", "1999-12-25"],
    ["5.5.2001", "2001-05-05"],
    ["4 Mar 1980", "1980-03-04"],
    ["04-MAR-1980", "1980-03-04"],
    ["March 4, 1980", "1980-03-04"],
    ["4 de marzo de 1980", "1980-03-04"],
    ["4 مارس 1980", "1980-03-04"],
    ["٢٥/١٢/١٩٩٩", "1999-12-25"],
    ["29.02.2000", "2000-02-29"],
    ["12/25/1999 12:00:00 AM", "1999-12-25"],
    ["25/12/1999 12:00 p. m.", "1999-12-25"],
    ["25/12/1999 ١٢:٠٠ ص", "1999-12-25"],
    ["4 Mar 1980 00:00", "1980-03-04"],
    ["1980-03-04T00:00:00+03:00", "1980-03-04"],
    ["29284", "1980-03-04"],
    ["29284.0", "1980-03-04"],
  ])("from %s", (text, date) => {
    expect(readBirthDate(text, null)).toEqual({ ok: true, date });
  });

  it("by the order of the file where day and month could be either", () => {
    expect(readBirthDate("03/04/1980", null)).toEqual({ ok: false, reason: "ambiguous" });
    expect(readBirthDate("03/04/1980", "DMY")).toEqual({ ok: true, date: "1980-04-03" });
    expect(readBirthDate("03/04/1980", "MDY")).toEqual({ ok: true, date: "1980-03-04" });
    expect(readBirthDate("25/12/1980", "MDY")).toEqual({ ok: false, reason: "notADate" });
  });

  it.each(["29.02.1999", "31/04/1980", "0000-01-01"])("not from %s, which is no date", (text) => {
    expect(readBirthDate(text, "DMY")).toEqual({ ok: false, reason: "notADate" });
  });

  it.each(["3/4/80", "25.12.99", "4 Mar 80", "March 4, 80", "4 de marzo de 80"])(
    "not from %s, whose year could be of two centuries",
    (text) => {
      expect(readBirthDate(text, "DMY")).toEqual({ ok: false, reason: "twoDigitYear" });
    },
  );

  it.each(["yesterday", "1980", "040380"])("not from %s", (text) => {
    expect(readBirthDate(text, "DMY")).toEqual({ ok: false, reason: "form" });
  });

  it("in the order that the file's own dates tell, else it is asked", () => {
    expect(dateOrderOf(["03/04/1980", "25/12/1980"])).toEqual({ order: "DMY", ambiguous: false });
    expect(dateOrderOf(["03/04/1980", "12/25/1980"])).toEqual({ order: "MDY", ambiguous: false });
    expect(dateOrderOf(["03/04/1980"])).toEqual({ order: null, ambiguous: true });
    expect(dateOrderOf(["25/12/1980", "12/25/1980"])).toEqual({ order: null, ambiguous: true });
    expect(dateOrderOf(["1980-03-04", "5/5/1980", ""])).toEqual({ order: null, ambiguous: false });
  });
});

describe("a phone number is read", () => {
  const header = ["First name", "Mobile", "Country", "Calling code"];
  const phoneOf = (phone: string, country = "", code = "") => {
    const read = rowReader({ ...by, mapping: matchHeader(header), columns: 4, callingCode: "973" });
    const result = read({ cells: ["Ana", phone, country, code], problem: null });
    if (!result.ok) return result.problems.map(({ field, message }) => `${field} ${message}`).join();
    const { phoneCallingCode: callingCode, phone: number } = result.patient;
    const unknown = result.leftOut.filter(({ field }) => field !== "country");
    const named = unknown.map(({ field, word }) => `${field} ${word}`);
    return [...(number === "" && named.length > 0 ? [] : [`+${callingCode} ${number}`]), ...named].join(", ");
  };

  it("in the row's country before the practice's, and in its calling code before both", () => {
    expect(phoneOf("07700 900733", "United Kingdom")).toBe("+44 7700900733");
    expect(phoneOf("(212) 555-0100", "USA")).toBe("+1 2125550100");
    expect(phoneOf("612 34 56 78", "España")).toBe("+34 612345678");
    expect(phoneOf("809-555-0100", "DOM")).toBe("+1809 5550100");
    expect(phoneOf("33123456", "GB", "+973")).toBe("+973 33123456");
    expect(phoneOf("+973 3312 3456", "GB")).toBe("+973 33123456");
    expect(phoneOf("3312 3456")).toBe("+973 33123456");
    expect(phoneOf("٣٣١٢٣٤٥٦", "Atlantis")).toBe("+973 33123456");
  });

  it("only where networks could connect it, and else left out and named", () => {
    expect(phoneOf("600")).toBe("phone 600");
    expect(phoneOf("33123456", "US")).toBe("phone 33123456");
    expect(phoneOf("9.73E+10")).toBe("phone 9.73E+10");
    expect(phoneOf("call mother")).toBe("phone call mother");
    expect(phoneOf("33123456", "", "Atlantis")).toBe("phoneCallingCode Atlantis, phone 33123456");
    expect(phoneOf("+973 33123456", "", "Atlantis")).toBe("+973 33123456");
  });

  it.each([
    ["tel:+973-3312-3456", "+973 33123456"],
    ["Mobile: 3312 3456", "+973 33123456"],
    ["33123456 (mobile)", "+973 33123456"],
    ["3312 3456 home", "+973 33123456"],
    ["33123456 ext. 12", "+973 33123456, phone ext. 12"],
    ["33123456;ext=12", "+973 33123456, phone ext=12"],
    ["33123456 x12", "+973 33123456, phone x12"],
    ['="33123456"', "+973 33123456"],
    ["33123456.0", "+973 33123456"],
    ["33123456 / 36001234", "+973 33123456, phone 36001234"],
    ["33123456/36001234", "+973 33123456, phone 36001234"],
    ["33123456; 36001234", "+973 33123456, phone 36001234"],
    ["600 or 33123456", "+973 33123456, phone 600"],
    ["97333123456", "+973 33123456"],
    ["n/a", "+ "],
    ["none", "+ "],
    ["-", "+ "],
    ["NA", "+ "],
  ])("as far as it can be read: %s", (text, read) => {
    expect(phoneOf(text)).toBe(read);
  });

  it("with the country's code however it is named", () => {
    for (const text of ["+973", "973", "00973", "BH", "BHR", "Bahrain", "البحرين", "+973 (Bahrain)"])
      expect(readCallingCode(text)).toBe("973");
    for (const text of ["+44", "00 44", "44.0", "٤٤", "United Kingdom (+44)"]) expect(readCallingCode(text)).toBe("44");
    for (const text of ["+1-809", "1809", "+1 809"]) expect(readCallingCode(text)).toBe("1809");
    expect(readCallingCode("Atlantis")).toBeNull();
  });
});

describe("a row becomes a patient", () => {
  it("with every field read and folded as the patient's form does", () => {
    expect(
      read(" Ana ", "Ruiz", "1980-03-04", "ANA@Casa.example", "+34 600112233", "Mujer", "INSURED", "Español"),
    ).toEqual({
      ok: true,
      patient: {
        firstName: "Ana",
        lastName: "Ruiz",
        birthDate: "1980-03-04",
        email: "ana@casa.example",
        phoneCallingCode: "34",
        phone: "600112233",
        gender: 2,
        title: -1,
        bloodGroup: -1,
        address: "",
        city: "",
        postalCode: "",
        countryCode: "",
        externalNumber: null,
        categoryId: "category-1",
        languageCode: "es_ES",
        notes: "",
      },
      leftOut: [],
      newCategory: null,
    });
  });

  it("or is refused where the name cannot be taken, whatever else is wrong with the row", () => {
    expect(problemsOf("", "x".repeat(101), "31/31/1980", "no mail", "abc", "dragon", "VIP", "Klingon")).toEqual([
      "firstName errors:field.tooLong",
    ]);
    expect(problemsOf("", "", "3/4/80")).toEqual(["firstName errors:field.mandatory"]);
    expect(problemsOf("Ana", "www.ruiz.example")).toEqual(["lastName errors:field.noLink"]);
  });

  it("without a birth date that cannot be read, which is listed with what is wrong with it", () => {
    const reasonOf = (born: string) => {
      const result = read("Ana", "Ruiz", born);
      return result.ok && result.patient.birthDate === "" && result.leftOut;
    };
    const without = (reason: string, word: string) => [{ field: "birthDate", reason, word }];
    expect(reasonOf("31/31/1980")).toEqual(without("notADate", "31/31/1980"));
    expect(reasonOf("born in May")).toEqual(without("notADate", "born in May"));
    expect(reasonOf("3/4/80")).toEqual(without("twoDigitYear", "3/4/80"));
    expect(reasonOf("2026-11-22")).toEqual(without("future", "2026-11-22"));
    expect(reasonOf("1890-01-01")).toEqual(without("longAgo", "1890-01-01"));
    expect(reasonOf("03/04/1980")).toEqual(without("ambiguousDate", "03/04/1980"));
  });

  it("without the words that say nothing of their field, which are listed", () => {
    const result = read("Ana", "Ruiz", "", "", "", "other", "", "Klingon");
    expect(result).toMatchObject({ ok: true, patient: { gender: -1, languageCode: null } });
    expect(result.ok && result.leftOut).toEqual([
      { field: "gender", reason: "notKnown", word: "other" },
      { field: "language", reason: "notKnown", word: "Klingon" },
    ]);
    const unusable = read("Ana", "Ruiz", "", "no mail", "600", "X");
    expect(unusable).toMatchObject({ ok: true, patient: { email: "", phone: "", gender: -1 } });
    expect(unusable.ok && unusable.leftOut).toEqual([
      { field: "email", reason: "noEmail", word: "no mail" },
      { field: "phone", reason: "noPhone", word: "600" },
      { field: "gender", reason: "notKnown", word: "X" },
    ]);
    const two = read("Ana", "Ruiz", "", "", "+34 600112233, +34 600112244");
    expect(two.ok && [two.patient.phone, two.leftOut]).toEqual([
      "600112233",
      [{ field: "phone", reason: "moreNumbers", word: "+34 600112244" }],
    ]);
    for (const language of ["es-419", "Español (Chile)", "español"])
      expect(read("Ana", "Ruiz", "", "", "", "", "", language)).toMatchObject({
        patient: { languageCode: language.startsWith("es-") ? null : "es_ES" },
      });
  });

  it("in a category that does not exist, whose name is told; one that is no name is left out", () => {
    const categoryOf = (name: string) => {
      const result = read("Ana", "Ruiz", "", "", "", "", name);
      return (
        result.ok && [result.patient.categoryId, result.newCategory, ...result.leftOut.map(({ reason }) => reason)]
      );
    };
    expect(categoryOf("INSURED")).toEqual(["category-1", null]);
    expect(categoryOf(" VIP ")).toEqual([null, "VIP"]);
    expect(categoryOf("x".repeat(61))).toEqual([null, null, "tooLong"]);
    expect(categoryOf("www.vip.example")).toEqual([null, null, "link"]);
  });

  it("without a text that is too long, of which the beginning is told", () => {
    const header = ["First name", "Notes", "Postal code", "MRN"];
    const rows = rowReader({ ...by, mapping: matchHeader(header), columns: 4 });
    const result = rows({ cells: ["Ana", "n".repeat(4_001), "1".repeat(21), "a\u0000b"], problem: null });
    expect(result).toMatchObject({ ok: true, patient: { notes: "", postalCode: "", externalNumber: null } });
    expect(result.ok && result.leftOut).toEqual([
      { field: "postalCode", reason: "tooLong", word: "1".repeat(21) },
      { field: "externalNumber", reason: "severalLines", word: "a\u0000b" },
      { field: "notes", reason: "tooLong", word: `${"n".repeat(57)}...` },
    ]);
  });

  it("or is refused where a cell that cannot be taken has several lines: it may have swallowed other rows", () => {
    expect(problemsOf("Ana", "Ruiz", "soon\nEva,Sol,1 May 1980")).toEqual(["birthDate errors:field.oneLine"]);
    expect(problemsOf("Ana", "Ruiz", "", "a@mail.example\nEva")).toEqual(["email errors:field.oneLine"]);
    const notes = rowReader({ ...by, mapping: { firstName: 0, notes: 1 }, columns: 2 });
    expect(notes({ cells: ["Ana", "line\n".repeat(1_000)], problem: null })).toEqual({
      ok: false,
      problems: [{ field: "notes", message: "errors:field.tooLong", values: { max: 4_000 } }],
    });
  });

  it("also where a cell says that there is nothing, in words that are no name of a person", () => {
    expect(read("Na", "Null", "-", "n/a", "none", "N/A")).toMatchObject({
      ok: true,
      patient: { firstName: "Na", lastName: "Null", birthDate: "", email: "", phone: "" },
      leftOut: [],
    });
    expect(problemsOf("-", "n/a")).toEqual(["firstName errors:field.mandatory"]);
  });

  it("who has one name, in whichever column it stands", () => {
    expect(read("", "Sukarno")).toMatchObject({ ok: true, patient: { firstName: "Sukarno", lastName: "" } });
  });

  it("whose name and email are written in letters of full width, or hold spaces of no width", () => {
    expect(read("A\u200bna", "Ruiz", "", "ＡＮＡ＠casa．example")).toMatchObject({
      ok: true,
      patient: { firstName: "Ana", email: "ana@casa.example" },
    });
  });

  it("whose address takes several lines, which are joined", () => {
    const header = ["First name", "Address", "City", "Postal code", "MRN"];
    const rows = rowReader({ ...by, mapping: matchHeader(header), columns: 5 });
    const cells = ["Ana", "Main Street 5,\r\n2nd floor\n", "Old\nTown", "12345.0", '="0012"'];
    expect(rows({ cells, problem: null })).toMatchObject({
      ok: true,
      patient: { address: "Main Street 5, 2nd floor", city: "Old, Town", postalCode: "12345", externalNumber: "0012" },
    });
  });

  it("also where cells at the end are missing, not where there are more than headings", () => {
    expect(read("Ana", "Ruiz").ok).toBe(true);
    expect(problemsOf(...Array<string>(8).fill("x"), "more")).toEqual([" imports:row.cells"]);
  });

  it("whose whole name stands in one column, in either order", () => {
    const whole = { ...by, mapping: { fullName: 0 }, columns: 1 };
    const nameOf = (cell: string) => {
      const result = rowReader(whole)({ cells: [cell], problem: null });
      return result.ok ? [result.patient.firstName, result.patient.lastName] : result.problems[0]?.field;
    };
    expect(nameOf("Ana María Ruiz")).toEqual(["Ana María", "Ruiz"]);
    expect(nameOf("Ruiz Soler, Ana")).toEqual(["Ana", "Ruiz Soler"]);
    expect(nameOf("Ana")).toEqual(["Ana", ""]);
    expect(nameOf("")).toBe("firstName");
  });

  it("keeps what looks like a formula, in combining and right-to-left letters too", () => {
    const result = read("=cmd", "+٢ مريم\u0301");
    const exported = read("'=cmd", "Ruiz", "", "", "'+973 33123456");
    expect(exported.ok && [exported.patient.firstName, exported.patient.phone]).toEqual(["=cmd", "33123456"]);
    expect(result.ok && [result.patient.firstName, result.patient.lastName]).toEqual(["=cmd", "+٢ مريم\u0301"]);
  });
});

it.each([
  ["Martin Luther King Jr.", "Martin Luther", "King Jr."],
  ["King, Martin, Jr.", "Martin", "King Jr."],
  ["Martin King, Jr.", "Martin", "King Jr."],
  ["John Smith III", "John", "Smith III"],
  ["Ruiz Soler, Ana", "Ana", "Ruiz Soler"],
  ["الحداد، مريم", "مريم", "الحداد"],
  ["Sukarno", "Sukarno", ""],
  ["Sukarno,", "Sukarno", ""],
])("the name %s is read", (text, firstName, lastName) => {
  expect(readWholeName(text)).toEqual({ firstName, lastName });
});

it("countries are known by codes, in many languages and as people call them", () => {
  const words = [
    "BH",
    "bhr",
    "USA",
    "U.S.A.",
    "UK",
    "England",
    "Deutschland",
    "España",
    "Türkiye",
    "Turkey",
    "مصر",
    "KSA",
  ];
  expect(words.map(readCountry)).toEqual(["BH", "BH", "US", "US", "GB", "GB", "DE", "ES", "TR", "TR", "EG", "SA"]);
  expect([readCountry(" "), readCountry("Atlantis")]).toEqual(["", null]);
  // Which of two is meant is not guessed.
  expect(["Congo", "Korea", "كوريا"].map(readCountry)).toEqual([null, null, null]);
  expect(["Congo-Brazzaville", "DR Congo", "South Korea", "North Korea"].map(readCountry)).toEqual([
    "CG",
    "CD",
    "KR",
    "KP",
  ]);
});

it("words of gender and blood group are read in three languages", () => {
  expect(["M", "female", "Varón", "أنثى", "", "dragon", "x"].map(readGender)).toEqual([1, 2, 1, 2, -1, null, null]);
  expect(["A+", "ab neg", "0-", "O+ve", "B positive", "unknown", "C+"].map(readBloodGroup)).toEqual([
    1,
    7,
    8,
    4,
    2,
    -1,
    null,
  ]);
});
