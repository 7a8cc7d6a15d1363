import { expect, test } from "vitest";
import { offeringChoices } from "./offering-choices";

test("a service that was chosen stays among the choices when it is not offered any more", () => {
  const offered = [{ id: "a", name: "Eye test" }];
  const names = new Map([
    ["a", "Eye test"],
    ["b", "Massage"],
  ]);
  expect(offeringChoices(offered, ["b", "a", "gone"], names)).toEqual([
    { value: "a", label: "Eye test", isOffered: true },
    { value: "b", label: "Massage", isOffered: false },
    { value: "gone", label: "", isOffered: false },
  ]);
  expect(offeringChoices(offered)).toEqual([{ value: "a", label: "Eye test", isOffered: true }]);
});
