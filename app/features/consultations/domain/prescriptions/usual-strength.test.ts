import { expect, test } from "vitest";
import type { ProposedStrength } from "./proposals";
import { unusualStrength } from "./usual-strength";

const TABLETS: ProposedStrength[] = ["1", "3", "5"].map((strength) => ({
  ...{ form: "TABLET", strength, strengthUnit: "mg" },
}));
const SYRUP: ProposedStrength = { form: "SYRUP", strength: "125 mg/5 ml", strengthUnit: "" };

test("a strength that a medicine does not come in is unusual, and the usual ones are named", () => {
  const said = { form: "TABLET", strength: "500", strengthUnit: "mg" } as const;
  expect(unusualStrength(said, TABLETS)).toEqual({ strength: "500 mg", usual: ["1 mg", "3 mg", "5 mg"] });
  expect(unusualStrength({ ...said, form: "" }, [...TABLETS, SYRUP])?.usual).toHaveLength(3);
  expect(unusualStrength({ form: "SYRUP", strength: "500 mg/5ml", strengthUnit: "" }, [SYRUP])?.usual).toEqual([
    "125 mg/5 ml",
  ]);
  const both: ProposedStrength[] = [{ form: "TABLET", strength: "500/125", strengthUnit: "mg" }];
  expect(unusualStrength({ ...said, strength: "125/500" }, both)).not.toBeNull();
});

test("a usual strength is one however it is written", () => {
  expect(unusualStrength({ form: "TABLET", strength: "٣", strengthUnit: "mg" }, TABLETS)).toBeNull();
  expect(unusualStrength({ form: "TABLET", strength: "0,005", strengthUnit: "gm" }, TABLETS)).toBeNull();
  expect(unusualStrength({ form: "SYRUP", strength: "25 mg/ml", strengthUnit: "" }, [SYRUP])).toBeNull();
});

test("nothing is said where there is nothing to compare it with", () => {
  expect(unusualStrength({ form: "CAPSULE", strength: "500", strengthUnit: "mg" }, TABLETS)).toBeNull();
  expect(unusualStrength({ form: "TABLET", strength: "", strengthUnit: "" }, TABLETS)).toBeNull();
  expect(unusualStrength({ form: "SYRUP", strength: "500", strengthUnit: "mg" }, [SYRUP])).toBeNull();
  expect(unusualStrength({ form: "TABLET", strength: "2", strengthUnit: "percentage" }, TABLETS)).toBeNull();
});
