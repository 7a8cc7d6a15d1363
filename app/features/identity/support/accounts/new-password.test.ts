import { expect, it } from "vitest";
import { isTooCommon, PASSWORD_LENGTH } from "../../domain/accounts/password-rule";
import { KNOWN_PASSWORDS } from "../../services/generated/known-passwords.server";
import { hashNewPassword, isCommonPassword } from "./new-password.server";

const ADA = { email: "ada.lovelace@example.com", practice: "Riverside Clinic" };
const listed = KNOWN_PASSWORDS.trim().split(/\s+/);

it("knows the 3,000 most common passwords that are long enough, each once and folded", () => {
  expect(new Set(listed).size).toBe(3_000);
  expect(listed.filter((each) => each.length < PASSWORD_LENGTH.min || each !== each.toLowerCase())).toEqual([]);
});

it("refuses each of them in any case, at its field", async () => {
  for (const each of listed)
    expect([each, await isCommonPassword(each), await isCommonPassword(each.toUpperCase())]).toEqual([
      each,
      true,
      true,
    ]);
  await expect(hashNewPassword("Q1W2E3R4T5", ADA)).rejects.toMatchObject({
    fields: [{ field: "password", message: "identity:resetPassword.tooCommon" }],
  });
  expect(isTooCommon("1029384756")).toBe(false);
  await expect(hashNewPassword("1029384756", ADA)).rejects.toMatchObject({ status: 422 });
});

it("takes a few unrelated words", async () => {
  expect(await hashNewPassword("copper lantern walks", ADA)).toMatch(/^scrypt\$/);
});

it.each([
  "ada.lovelace@example.com",
  "Ada.Lovelace1990!",
  "adalovelace-adalovelace",
  "Riverside Clinic 24",
  "riversideclinic",
])("refuses %s, which is no more than its owner's address or the practice's name, at its field", async (password) => {
  await expect(hashNewPassword(password, ADA)).rejects.toMatchObject({
    fields: [{ field: "password", message: "identity:resetPassword.tooPersonal" }],
  });
});

it("takes a password with words of its own beside a name, and minds no short local part", async () => {
  expect(await hashNewPassword("riverside clinic lantern", ADA)).toMatch(/^scrypt\$/);
  expect(await hashNewPassword("jo walked 12 km", { ...ADA, email: "jo@example.com" })).toMatch(/^scrypt\$/);
});
