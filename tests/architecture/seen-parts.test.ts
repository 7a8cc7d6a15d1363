import { expect, test } from "vitest";
import { isKnownPart, seenBy } from "~/features/phr/domain/access/seen";
import { HEALTH_RECORD_KINDS } from "~/features/phr/records";
import { recordAccess } from "~/i18n/messages/en_US/phr/record-access";
import { auditEntries } from "./audit-entries";
import { projectFiles } from "./sources";

const words = new Set(Object.keys(recordAccess.seen.what));
const kinds = new Set<string>(HEALTH_RECORD_KINDS.map(({ kind }) => kind));
/** Lists of many patients' lines: a reading of them is no patient's. */
const OF_NOBODY = new Set([
  ...["patient.list", "message.list", "waitingList.list", "room.poll", "prescription.list", "prescription.export"],
  ...["pharmacyReport.read", "pharmacyReport.export", "followUp.list", "appointment.export", "payment.read"],
  ...[
    "patient.export",
    "employee.export",
    "message.export",
    "creditReport.read",
    "creditReport.export",
    "discountReport.read",
    "discountReport.export",
    "invoice.export",
    "payment.export",
  ],
]);

/** The names that a piece of source has in quotes. */
const quoted = (source: string): string[] => [...source.matchAll(/"([\w.]+)"/g)].map(([, name = ""]) => name);
const reads = auditEntries().filter(({ action }) => /^"healthRecord\.(read|export)"$/.test(action));

test("each part of a health record that a reading names has words in 'Who has seen my health record'", () => {
  const parts = reads.map(({ path, fields }) => ({ path, parts: quoted(fields ?? "") }));
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((each) => each.parts.length === 0 || !each.parts.every(isKnownPart))).toEqual([]);
});

test("whatever is read of a health record is called by its own words there", () => {
  const subjects = projectFiles("app/features/phr").flatMap(({ text }) =>
    text.includes("auditRead") || text.includes("healthRecord.read")
      ? [...text.matchAll(/subjectKind: "(\w+)"/g)].map(([, name = ""]) => name)
      : [],
  );
  const named = [...new Set(subjects)]
    .filter((name) => !kinds.has(name) && name !== "fileUpload" && name !== "recordOpening")
    .map((subjectKind) => [subjectKind, seenBy({ action: "healthRecord.read", subjectKind, part: "list" })] as const);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(([, what]) => what === null || !words.has(what))).toEqual([]);
  for (const part of ["overview", "insurance", "files", "print", "export"])
    expect(words).toContain(seenBy({ action: "healthRecord.read", subjectKind: "patient", part }));
});

test("each reading that is audited is on that list, or is nobody's", () => {
  const actions = projectFiles("app")
    .filter(({ path }) => path.endsWith(".server.ts"))
    .flatMap(({ text }) =>
      [...text.matchAll(/auditRead\(context, \{\s*action: "([\w.]+)"/g)].map(([, name = ""]) => name),
    );
  expect(actions.length).toBeGreaterThan(10);
  const unseen = [...new Set(actions)].filter(
    (action) => !OF_NOBODY.has(action) && seenBy({ action, subjectKind: "patient", part: null }) === null,
  );
  expect(unseen).toEqual([]);
});
