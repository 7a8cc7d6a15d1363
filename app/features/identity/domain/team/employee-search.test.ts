import { expect, it } from "vitest";
import { employeeTokens, searchedTokens } from "./employee-search";

it("finds by the words of the names and by the email, each once, however they are written", () => {
  expect(employeeTokens({ firstName: "José María", lastName: "Núñez-Gil", email: "J.Nunez@Clinic.example" })).toEqual([
    "jose",
    "maria",
    "nunez",
    "gil",
    "j.nunez@clinic.example",
    "j",
  ]);
});

it("looks for an address as a whole and for words apart", () => {
  expect(searchedTokens("  José j.nunez@clinic  Núñez-G ")).toEqual(["jose", "j.nunez@clinic", "nunez", "g"]);
  expect(searchedTokens("%_'")).toEqual([]);
});
