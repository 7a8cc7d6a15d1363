import { expect, test } from "vitest";
import { KIND_SCREENS } from "../domain/records/kind-screens";
import { HEALTH_RECORD_KINDS } from ".";

test("the table of routes has the screens that each kind of health record declares", () => {
  expect(KIND_SCREENS).toEqual(
    HEALTH_RECORD_KINDS.map(({ base, formName, listOnly }) => ({
      base,
      ...(formName !== undefined && { formName }),
      ...(listOnly && { listOnly }),
    })),
  );
});
