import { expect, it } from "vitest";
import { comparable, KnownPeople, namesAlike, type Person } from "./match-people";

const zainab: Person = {
  id: "zainab",
  firstName: "Zainab",
  lastName: "Haddad",
  email: "family@haddad.example",
  phone: "033123456",
  birthDate: "1980-03-04",
  externalNumber: "A-1",
};
const people = new KnownPeople([zainab]);
const asked = { ...zainab, externalNumber: null };
const { id: _id, ...described } = asked;
const match = (changes: Partial<Person>) => people.match(comparable({ ...described, ...changes }));
const KNOWN = { kind: "known", id: "zainab" };
const NEAR = { kind: "near", id: "zainab" };
const NEW = { kind: "new" };

it("the same external number is the same patient, unless the row says somebody else", () => {
  const numbered = (changes: Partial<Person>) => match({ externalNumber: "A-1", email: "", phone: "", ...changes });
  expect(numbered({ firstName: "Z.", birthDate: "" })).toEqual(KNOWN);
  expect(numbered({ lastName: "Nasser" })).toEqual(KNOWN);
  expect(numbered({ firstName: "Omar", lastName: "Said", birthDate: "1999-01-01" })).toEqual(NEAR);
  expect(numbered({ firstName: "Omar", lastName: "Said", birthDate: "" })).toEqual(NEAR);
  expect(numbered({ firstName: "Omar", lastName: "Said" })).toEqual(NEAR);
  expect(numbered({ birthDate: "1999-01-01" })).toEqual(NEAR);
});

it("the same contact with the same name and birth date is the same patient", () => {
  expect(match({ phone: "" })).toEqual(KNOWN);
  expect(match({ email: "", phone: "33123456" })).toEqual(KNOWN);
  expect(match({ firstName: "ZAINAB", lastName: "Haddád" })).toEqual(KNOWN);
});

it("a family shares a phone and an email and is not one patient", () => {
  expect(match({ firstName: "Omar", birthDate: "2010-01-01" })).toEqual(NEW);
  expect(match({ firstName: "Layla" })).toEqual(NEW);
});

it("what is near and not equal is for a person to decide", () => {
  expect(match({ birthDate: "1980-04-03" })).toEqual(NEAR);
  expect(match({ birthDate: "" })).toEqual(NEAR);
  expect(match({ email: "other@mail.example", phone: "1" })).toEqual(NEAR);
  expect(match({ firstName: "Zaynab" })).toEqual(NEAR);
  expect(match({ externalNumber: "A-2" })).toEqual(NEAR);
});

it("one name alone says nothing", () => {
  expect(match({ email: "", phone: "", birthDate: "" })).toEqual(NEW);
  expect(match({ email: "", phone: "", birthDate: "1999-01-01" })).toEqual(NEW);
});

it("names are alike with words in another order, left out, or with a slip of the pen", () => {
  const alike = (a: string, b: string) => namesAlike(a.split(" "), b.split(" "));
  expect(alike("ana maria ruiz", "ruiz ana")).toBe(true);
  expect(alike("catherine smith", "katherine smyth")).toBe(true);
  expect(alike("ana ruiz", "eva ruiz")).toBe(false);
  expect(alike("li wu", "lu wu")).toBe(false);
});

it("people who share nothing but a placeholder, such as a phone of zeros, are never compared with each other", () => {
  const keys = [0, 1].map((at) => {
    const birthDate = `1980-01-0${at + 1}`;
    return comparable({ ...described, firstName: `Name ${at}`, phone: "000", birthDate }).keys;
  });
  expect(keys[0]?.length).toBeGreaterThan(0);
  expect(keys[0]?.filter((key) => keys[1]?.includes(key))).toEqual([]);
});
