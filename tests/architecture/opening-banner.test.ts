import { expect, test } from "vitest";
import { projectFiles } from "./sources";

/** Screens on which nothing of a record that was opened for a reason is shown: opening it, and the patient's own list. */
const NOTHING_SHOWN = ["app/features/phr/routes/access/open-record.tsx", "app/features/phr/routes/access/seen.tsx"];

test("each screen of a health record says why and until when somebody who is not its doctor has it open", () => {
  const screens = projectFiles("app/features/phr/routes").filter(({ path }) => path.endsWith(".tsx"));
  expect(screens.length).toBeGreaterThan(12);
  const without = screens.filter(({ text }) => !text.includes("<OpeningBanner")).map(({ path }) => path);
  expect(without.sort()).toEqual(NOTHING_SHOWN);
});
