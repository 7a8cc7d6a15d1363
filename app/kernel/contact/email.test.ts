import { expect, test } from "vitest";
import { emailField, isEmail, optionalEmailField } from "./email";

test.each([
  "a@b.c",
  "o'neil@clinic.example",
  "first.last+tag@sub.clinic.example",
  "用户@例子.世界",
  "a_b-c@x-y.example",
])("%s is an address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "two@at@signs.example",
  "no.at.sign",
  "dots..twice@clinic.example",
  ".first@clinic.example",
  "last.@clinic.example",
  "ann@clinic..example",
  "ann@.clinic.example",
  "ann@clinic",
  "ann,bob@clinic.example",
  "ann@clinic,example.org",
  "ann@clinic.example,bob@other.example",
  "<ann@clinic.example>",
  "ann<script>@clinic.example",
  "ann(comment)@clinic.example",
  "ann@[192.0.2.1].example",
  '"ann"@clinic.example',
  "ann@clinic.example\r\nbcc:x@y.example",
  "ann\u0000@clinic.example",
  "ann\u200b@clinic.example",
  "ann\u202e@clinic.example",
  "an n@clinic.example",
  "mailto:ann@clinic.example",
  "ann@clinic.example/path",
])("%j is none", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("long texts of dots are judged in no time", () => {
  const start = performance.now();
  expect(isEmail(`${"a.".repeat(50_000)}@`)).toBe(false);
  expect(isEmail(`a@${"a.".repeat(50_000)}`)).toBe(false);
  // With a pattern that tries again at every dot this takes minutes.
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("an address is trimmed and put in small letters, and one that may be left out is empty then", () => {
  expect(emailField.parse("  Noor@Example.COM ")).toBe("noor@example.com");
  expect(emailField.safeParse(" ").error?.issues[0]?.message).toBe("errors:field.mandatory");
  expect([undefined, null, ""].map((text) => optionalEmailField.parse(text))).toEqual(["", "", ""]);
});

test.each(["nope", "a@b", "bad@", "a@b."])("%j is told the form of an address, not its length", (text) => {
  for (const field of [emailField, optionalEmailField])
    expect(field.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(["errors:field.email"]);
});
