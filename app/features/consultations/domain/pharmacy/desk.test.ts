import { expect, it } from "vitest";
import { endsSoon, soughtPrescription } from "./desk";

it("finds a prescription by its number, by its code, and by the address that a scan gives", () => {
  expect(["12", " # 12 ", "١٢", "۱۲"].map(soughtPrescription)).toEqual(
    Array.from({ length: 4 }, () => ({ number: 12, of: "either" })),
  );
  expect(["000012", "#٠٠٠٠١٢"].map(soughtPrescription)).toEqual(
    Array.from({ length: 2 }, () => ({ number: 12, of: "paper" })),
  );
  expect(soughtPrescription("k٧m٢-٩qxr-ab٣d-oz١y")).toEqual({ code: "K7M29QXRAB3D0Z1Y" });
  expect(soughtPrescription("k7m2-9qxr-ab3d-oz1y")).toEqual({ code: "K7M29QXRAB3D0Z1Y" });
  expect(soughtPrescription("https://clinic.example/s/rx/k7m2-9qxr-ab3d-oz1y")).toEqual({ code: "K7M29QXRAB3D0Z1Y" });
  expect(soughtPrescription("https://clinic.example/s/rx/k7m2-9qxr-ab3d-oz1y/?")).toEqual({ code: "K7M29QXRAB3D0Z1Y" });
  expect(soughtPrescription("https://clinic.example/check?code=k7m2-9qxr-ab3d-oz1y")).toEqual({
    code: "K7M29QXRAB3D0Z1Y",
  });
  expect(["", "  ", "?", "a b;c", "K7M2"].map(soughtPrescription)).toEqual([null, null, null, null, null]);
});

it("takes a birth date for no number", () => {
  expect(["17/04/1988", "١٧/٤/١٩٨٨", "1988-04-17", "17.4.88"].map(soughtPrescription)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("says of the last three days of a prescription that it ends soon, and not of one that is over", () => {
  const soon = ["2027-01-04", "2027-01-05", "2027-01-08", "2027-01-09"].map((validUntil) =>
    endsSoon({ validUntil }, "2027-01-05"),
  );
  expect(soon).toEqual([false, true, true, false]);
});
