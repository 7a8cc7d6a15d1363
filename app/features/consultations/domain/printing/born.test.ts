import { expect, test } from "vitest";
import { createFormat } from "~/i18n/format";
import { bornText } from "./born";

const format = createFormat("en-US");

test.each([
  ["1988-04-17", "2026-11-23", "Apr 17, 1988 (38 years)"],
  ["1988-11-24", "2026-11-23", "Nov 24, 1988 (37 years)"],
  ["2025-11-24", "2026-11-23", "Nov 24, 2025 (11 months)"],
  ["2025-03-23", "2026-11-23", "Mar 23, 2025 (20 months)"],
  ["2026-11-20", "2026-11-23", "Nov 20, 2026 (3 days)"],
  ["2026-11-14", "2026-11-23", "Nov 14, 2026 (9 days)"],
  ["2026-10-19", "2026-11-23", "Oct 19, 2026 (5 weeks)"],
  ["2026-08-20", "2026-11-23", "Aug 20, 2026 (3 months)"],
  ["1988", "2026-11-23", "1988"],
  ["", "2026-11-23", ""],
])("who is born on %s is on a paper of %s said to be so old", (birthDate, day, said) => {
  expect(bornText(birthDate, day, format)).toBe(said);
});
