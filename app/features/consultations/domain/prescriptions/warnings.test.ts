import { expect, test } from "vitest";
import { doseLevel, overruledWith } from "./warnings";

test("a dose above the usual daily maximum is a caution, and from twice of it on dangerous", () => {
  expect([80, 81, 159.9, 160, 800].map((dose) => doseLevel(dose, 80))).toEqual([null, "warn", "warn", "stop", "stop"]);
});

test("one reason is kept for all cautions, and a dangerous warning is kept by its own alone", () => {
  const danger = { check: "ALLERGY.sameClass", level: "stop", about: "Penicillin" } as const;
  const dose = { check: "DOSE", level: "stop", about: "800 / 80 mg" } as const;
  const caution = { check: "DUPLICATE.sameClass", level: "warn", about: "Naproxen" } as const;
  const kept = overruledWith([danger, dose, caution], [], {
    caution: "By day",
    dangers: [{ ...dose, reason: "As the hospital has it" }],
  });
  expect(kept).toEqual([
    { ...dose, reason: "As the hospital has it" },
    { ...caution, reason: "By day" },
  ]);
  const { level: _, ...before } = { ...danger, reason: "Tolerated in 2025" };
  expect(overruledWith([danger], [before], { caution: "x", dangers: [] })).toEqual([
    { ...danger, reason: "Tolerated in 2025" },
  ]);
});
