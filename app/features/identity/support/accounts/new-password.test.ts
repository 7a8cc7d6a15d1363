import { expect, it } from "vitest";
import { isTooCommon, PASSWORD_LENGTH } from "../../domain/accounts/password-rule";
import { KNOWN_PASSWORDS } from "../../services/generated/known-passwords.server";
import { hashNewPassword, isCommonPassword } from "./new-password.server";

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
  await expect(hashNewPassword("Q1W2E3R4T5")).rejects.toMatchObject({
    fields: [{ field: "password", message: "identity:resetPassword.tooCommon" }],
  });
  expect(isTooCommon("1029384756")).toBe(false);
  await expect(hashNewPassword("1029384756")).rejects.toMatchObject({ status: 422 });
});

it("takes a few unrelated words", async () => {
  expect(await hashNewPassword("copper lantern walks")).toMatch(/^scrypt\$/);
});
