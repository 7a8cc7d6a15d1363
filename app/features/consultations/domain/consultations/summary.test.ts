import { expect, test } from "vitest";
import { PUBLISH_STATUSES } from "./consultation";
import { endedLast, notesStatus, seenOf, SUMMARY_PARTS, type SummaryEntry } from "./summary";

const entry = (draft: boolean): SummaryEntry => ({ id: "1", name: "n", lines: [], state: "", draft, href: null });

test("no patient sees a draft of any part, whatever is published", () => {
  for (const part of SUMMARY_PARTS)
    for (const publishStatus of PUBLISH_STATUSES)
      expect(seenOf(part, [entry(true)], { side: "patient", publishStatus })).toEqual([]);
});

test("what was changed in the record comes with the summary, and goes with it", () => {
  const seen = PUBLISH_STATUSES.map(
    (publishStatus) => seenOf("records", [entry(false)], { side: "patient", publishStatus }).length,
  );
  expect(seen).toEqual([0, 1, 0]);
});

test("what was given to the patient by itself does not wait for the summary", () => {
  const unpublished = { side: "patient", publishStatus: "UNPUBLISHED" } as const;
  for (const part of ["notes", "prescriptions", "orders", "payments"] as const)
    expect(seenOf(part, [entry(false)], unpublished)).toHaveLength(1);
});

test("what was called off stands behind what holds", () => {
  const [first, ended, last] = [entry(false), { ...entry(false), ended: true }, entry(false)] as const;
  expect(endedLast([first, ended, last])).toEqual([first, last, ended]);
});

test("the practice sees everything", () => {
  for (const part of SUMMARY_PARTS)
    expect(seenOf(part, [entry(true), entry(false)], { side: "staff", publishStatus: "UNPUBLISHED" })).toHaveLength(2);
});

test("notes are signed when all of them are", () => {
  expect(notesStatus([])).toBe("NONE");
  expect(notesStatus([entry(false), entry(true)])).toBe("DRAFT");
  expect(notesStatus([entry(false)])).toBe("SIGNED");
});
