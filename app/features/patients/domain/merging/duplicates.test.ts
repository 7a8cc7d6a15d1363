import { expect, it } from "vitest";
import { duplicateReasons } from "./duplicates";

const zainab = {
  firstName: "Zainab",
  lastName: "Haddád",
  birthDate: "1985-03-27",
  phoneCallingCode: "973",
  phone: "36001234",
  email: "zainab@example.com",
};

it("says all that two patients have in common, and nothing of what both leave out", () => {
  const nobody = { firstName: "", lastName: "", birthDate: "", phoneCallingCode: "", phone: "", email: "" };
  expect(duplicateReasons(zainab, { ...zainab, firstName: "ZAINAB", lastName: "haddad" })).toEqual([
    "nameAndBirthDate",
    "phone",
    "email",
  ]);
  expect(duplicateReasons(zainab, { ...nobody, firstName: "Zainab", lastName: "Haddad" })).toEqual([]);
  expect(duplicateReasons(nobody, nobody)).toEqual([]);
  expect(duplicateReasons(zainab, { ...nobody, phone: "36001234" })).toEqual(["phone"]);
  const stored = (phone: string) => ({ ...nobody, phoneCallingCode: "44", phone });
  for (const before of ["07700900558", "447700900558", "7700900558"])
    expect(duplicateReasons(stored(before), stored("7700900558"))).toEqual(["phone"]);
  expect(duplicateReasons(zainab, { ...zainab, firstName: "Zaid", phone: "", email: "" })).toEqual([]);
});
