import { expect, it } from "vitest";
import { soughtOrder } from "./lab-worklists";

it("reads the number of an order and of a sample in any digits, and nothing else", () => {
  expect(["1042", " #1042 ", "١٠٤٢"].map(soughtOrder)).toEqual(
    Array.from({ length: 3 }, () => ({ number: 1042, of: "either", sampleCode: "" })),
  );
  expect(soughtOrder("1042-2")).toEqual({ number: 1042, of: "paper", sampleCode: "1042-2" });
  expect(soughtOrder("1042-2-3")).toEqual({ number: 1042, of: "paper", sampleCode: "1042-2-3" });
  expect(["", "Noor", "1988-04-17", "17/04/1988", "+44 20 7946 0018"].map(soughtOrder)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
