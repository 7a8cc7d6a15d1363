import { expect, test } from "vitest";
import { shortName } from "./short-name";

test.each([
  ["Lucía", "Fernández Ibáñez", "L. Fernández Ibáñez"],
  ["María José", "de la Fuente", "M. J. de la Fuente"],
  ["élodie", "Roth", "É. Roth"],
  ["نور", "حداد", "نور حداد"],
  ["Ana", "", "Ana"],
  ["", "Roth", "Roth"],
])("%s %s is %s where there is little room", (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName })).toBe(short);
});
