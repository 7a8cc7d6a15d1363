import { expect, it } from "vitest";
import { soughtPrescription } from "./desk";

it("finds a prescription by its number, by its code, and by the address that a scan gives", () => {
  expect(["12", " # 12 ", "000012"].map(soughtPrescription)).toEqual([{ number: 12 }, { number: 12 }, { number: 12 }]);
  expect(soughtPrescription("K7M2-9QXR")).toEqual({ code: "K7M2-9QXR" });
  expect(soughtPrescription("https://clinic.example/s/rx/K7M2-9QXR")).toEqual({ code: "K7M2-9QXR" });
  expect(soughtPrescription("https://clinic.example/s/rx/K7M2-9QXR/?")).toEqual({ code: "K7M2-9QXR" });
  expect(soughtPrescription("https://clinic.example/check?code=K7M2-9QXR")).toEqual({ code: "K7M2-9QXR" });
  expect(["", "  ", "?", "a b;c", "x".repeat(65)].map(soughtPrescription)).toEqual([null, null, null, null, null]);
});
