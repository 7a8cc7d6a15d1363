import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { problemOf } from "~/kernel/problem";
import { loginSchema } from "./login";
import { patientSignupSchema } from "./patient-signup";
import { emailField } from "./person-fields";
import { professionalSignupSchema } from "../team/professional-signup";

const problems = (
  schema: typeof emailField | typeof professionalSignupSchema | ReturnType<typeof patientSignupSchema>,
  value: unknown,
) => {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map((issue) => ({ field: issue.path.join("."), ...problemOf(issue) }));
};

describe("an email", () => {
  it("is trimmed and in small letters", () => {
    expect(emailField.parse("  Noor@Example.COM ")).toBe("noor@example.com");
  });

  it("has 5 to 120 characters, and says so of one that is too long", () => {
    const tooLong = { field: "", message: "errors:field.length", values: { min: 5, max: 120 } };
    expect(problems(emailField, "a@b.")).toEqual([{ field: "", message: "errors:field.email" }]);
    expect(problems(emailField, "a@b.c")).toEqual([]);
    expect(problems(emailField, `${"a".repeat(114)}@b.com`)).toEqual([]);
    expect(problems(emailField, `${"a".repeat(115)}@b.com`)).toEqual([tooLong]);
  });

  it("is mandatory before it is anything else", () => {
    expect(problems(emailField, "   ")).toEqual([{ field: "", message: "errors:field.mandatory" }]);
    expect(problems(emailField, undefined)).toEqual([{ field: "", message: "errors:field.mandatory" }]);
    expect(problems(emailField, "no address")).toEqual([{ field: "", message: "errors:field.email" }]);
  });
});

describe("a health professional", () => {
  const full = { firstName: "Noor", lastName: "K", email: "n@k.example" };

  it("has the title 8 where none is given, and needs no phone", () => {
    expect(professionalSignupSchema.parse(full)).toEqual({ ...full, title: 8, phone: "" });
  });

  it("must give both names and the email", () => {
    expect(problems(professionalSignupSchema, {}).map(({ field, message }) => [field, message])).toEqual([
      ["firstName", "errors:field.mandatory"],
      ["lastName", "errors:field.mandatory"],
      ["email", "errors:field.mandatory"],
    ]);
  });

  it("has a phone of digits, of any script, and at most 200", () => {
    expect(professionalSignupSchema.parse({ ...full, phone: "(٣٦) 00-12 34", phoneCallingCode: "+973" })).toMatchObject(
      { phone: "36001234", phoneCallingCode: "973" },
    );
    expect(problems(professionalSignupSchema, { ...full, phone: "12x" })).toEqual([
      { field: "phone", message: "errors:field.phone" },
    ]);
    expect(problems(professionalSignupSchema, { ...full, phone: "1".repeat(201) })).toEqual([
      { field: "phone", message: "errors:field.tooLong", values: { max: 200 } },
    ]);
  });

  it("has one of the titles of the code table", () => {
    expect(problems(professionalSignupSchema, { ...full, title: "4" })).toEqual([
      { field: "title", message: "errors:field.chooseOne" },
    ]);
  });
});

describe("a patient", () => {
  const schema = patientSignupSchema("2026-11-21");
  const full = {
    firstName: "L",
    lastName: "H",
    email: "l@h.example",
    phoneCallingCode: "34-ES",
    phone: "600112233",
    birthDate: "1990-02-28",
    gender: "2",
    password: "copper lantern walks",
  };
  const birth = (birthDate: string) => problems(schema, { ...full, birthDate }).map(({ message }) => message);

  it("was born on a real day before today", () => {
    expect([birth("2026-11-20"), birth("2026-11-21"), birth("1990-02-30"), birth("1850-01-01"), birth("")]).toEqual([
      [],
      ["errors:field.dateInPast"],
      ["errors:field.dateDay"],
      ["errors:field.date"],
      ["errors:field.mandatory"],
    ]);
  });

  it("chooses a password of ten characters or more that is not known to everyone", () => {
    const password = (chosen: string) => problems(schema, { ...full, password: chosen });
    expect(password("short one")).toEqual([
      { field: "password", message: "errors:field.tooShort", values: { min: 10 } },
    ]);
    expect(password("password123")).toEqual([{ field: "password", message: "identity:resetPassword.tooCommon" }]);
  });
});

it("signs in with the username in small letters and the password as it was typed", () => {
  expect(loginSchema.parse({ username: " Doctor@Clinic.example", password: " with spaces " })).toEqual({
    username: "doctor@clinic.example",
    password: " with spaces ",
  });
});

describe("a birth date in three boxes", () => {
  const schema = patientSignupSchema("2026-12-01");
  const posted = (boxes: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    const said = { firstName: "Noor", email: "n@k.example", phoneCallingCode: "973", phone: "36001234", gender: "2" };
    for (const [name, value] of Object.entries({ ...said, password: "a long enough pass phrase" }))
      form.set(name, value);
    for (const [part, value] of boxes) form.set(`birthDate.${part}`, value);
    const submission = parseWithZod(form, { schema });
    return submission.status === "success" ? submission.value.birthDate : submission.error?.["birthDate"];
  };

  it("is one date, in whichever order the boxes stand and wherever the whole of it was pasted", () => {
    const said = { day: ["day", "3"], month: ["month", "4"], year: ["year", "1980"] } as const;
    expect(posted([said.day, said.month, said.year])).toBe("1980-04-03");
    expect(posted([said.month, said.day, said.year])).toBe("1980-04-03");
    const empty = { day: ["day", ""], month: ["month", ""], year: ["year", ""] } as const;
    expect(posted([["day", "03/04/1980"], empty.month, empty.year])).toBe("1980-04-03");
    expect(posted([empty.month, ["day", "03/04/1980"], empty.year])).toBe("1980-03-04");
  });

  it("is refused at its field where the boxes hold no date, are empty or name a day to come", () => {
    expect(
      posted([
        ["day", "31"],
        ["month", "2"],
        ["year", "1980"],
      ]),
    ).toEqual(["errors:field.dateDay"]);
    expect(
      posted([
        ["day", "3"],
        ["month", ""],
        ["year", "1980"],
      ]),
    ).toEqual(["errors:field.dateMonth"]);
    expect(
      posted([
        ["day", ""],
        ["month", ""],
        ["year", ""],
      ]),
    ).toEqual(["errors:field.mandatory"]);
    expect(
      posted([
        ["day", "3"],
        ["month", "4"],
        ["year", "2030"],
      ]),
    ).toEqual(["errors:field.dateInPast"]);
  });
});

describe("names as people have them", () => {
  const named = (firstName: string, lastName: string) => {
    const read = patientSignupSchema("2026-12-01").safeParse({
      ...{ firstName, lastName, email: "n@k.example", phoneCallingCode: "973", phone: "36001234", gender: "2" },
      ...{ birthDate: "1980-04-03", password: "a long enough pass phrase" },
    });
    return read.success ? [read.data.firstName, read.data.lastName] : read.error.issues.map(({ message }) => message);
  };

  it("are one, several, or have a suffix", () => {
    expect(named("Suharto", "")).toEqual(["Suharto", ""]);
    expect(named("María del Carmen", "García-Márquez y Núñez")).toEqual(["María del Carmen", "García-Márquez y Núñez"]);
    expect(named("Samuel L.", "O’Neill Jr.")).toEqual(["Samuel L.", "O’Neill Jr."]);
    expect(named("عبد الله", "بن محمد آل خليفة")).toEqual(["عبد الله", "بن محمد آل خليفة"]);
  });
});
