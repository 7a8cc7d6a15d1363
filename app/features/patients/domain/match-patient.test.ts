import { expect, it } from "vitest";
import { matchPatient } from "./match-patient";

const ana = { id: "ana", userId: null, firstName: "Ana", lastName: "Pérez", birthDate: "1990-02-03" };
const luis = { id: "luis", userId: "u1", firstName: "Luis", lastName: "Pérez", birthDate: "" };

it("takes the one of the same name before the one who can sign in", () => {
  expect(matchPatient([luis, ana], { firstName: "ANA", lastName: "Perez", birthDate: "" })?.id).toBe("ana");
});

it("binds an unknown name to the one who can sign in with the address", () => {
  expect(matchPatient([ana, luis], { firstName: "Eva", lastName: "Pérez", birthDate: "" })?.id).toBe("luis");
});

it("finds someone new where a birth date contradicts the name and nobody can sign in", () => {
  expect(matchPatient([ana], { firstName: "Ana", lastName: "Pérez", birthDate: "1991-02-03" })).toBeUndefined();
  expect(matchPatient([], { firstName: "Ana", lastName: "Pérez", birthDate: "" })).toBeUndefined();
});
