import type { DocumentReference, Resource } from "@medplum/fhirtypes";
import { describe, expect, it } from "vitest";
import { storedRecord, SUBJECT } from "../../../../../tests/support/health-record";
import { SAID } from "../../../../../tests/support/phr/said-of-kinds";
import type { RecordFile } from "../../domain/files/record-file";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { HEALTH_RECORD_KINDS, healthRecordKindOf } from "..";

const createdAt = Date.UTC(2026, 10, 23);
const FILES: readonly RecordFile[] = [
  { id: "f1", name: "scan.dcm", contentType: "application/dicom", sizeBytes: 12, createdAt },
  { id: "f2", name: "letter.pdf", contentType: "application/pdf", sizeBytes: 9, createdAt },
];
const SCAN = {
  ...{ contentType: "application/dicom", title: "scan.dcm", size: 12, url: "Binary/f1" },
  creation: "2026-11-23T00:00:00.000Z",
};

type Name = (typeof HEALTH_RECORD_KINDS)[number]["kind"];

function written(name: Name, as: Partial<HealthRecord> = {}, files = FILES): [Resource, ...DocumentReference[]] {
  const kind = healthRecordKindOf(name);
  return kind.fhirWithFiles(storedRecord(kind, SAID[name], as), SUBJECT, files);
}
const isDocument = (resource: Resource): resource is DocumentReference => resource.resourceType === "DocumentReference";

const withFiles = HEALTH_RECORD_KINDS.filter(({ files }) => files !== undefined).map(({ kind }) => kind);

describe("the files of a record in FHIR", () => {
  it("are those of six kinds", () => {
    expect([...withFiles].sort()).toEqual(
      ["ALLERGY", "HOSPITALIZATION", "JOURNAL", "MEDICALREPORT", "PROCEDURE", "VACCINATION"].sort(),
    );
  });

  it.each(withFiles)("of the kind %s are listed, each once, whatever resource the record is", (name) => {
    const listed = written(name)
      .filter(isDocument)
      .flatMap(({ content }) => content.flatMap(({ attachment }) => attachment?.url ?? []));
    expect(listed).toEqual(["Binary/f1", "Binary/f2"]);
    expect(written(name, {}, [])).toHaveLength(1);
  });

  it.each([
    ["ALLERGY", "AllergyIntolerance"],
    ["PROCEDURE", "Procedure"],
    ["VACCINATION", "Immunization"],
  ] as const)("of the kind %s are a document each, which names its %s", (name, type) => {
    const [record, ...documents] = written(name);
    expect(record).toMatchObject({ resourceType: type, id: "r1" });
    expect(documents).toHaveLength(2);
    expect(documents[0]).toEqual({
      ...{ resourceType: "DocumentReference", id: "r1f1", status: "current", subject: SUBJECT },
      ...{ date: "2026-11-23T00:00:00.000Z", content: [{ attachment: SCAN }] },
      context: { related: [{ reference: `${type}/r1` }] },
    });
  });

  it("are documents of their own for each record that uses them, by an id that FHIR takes", () => {
    const [file, one, other] = [1, 2, 3].map((at) => `0192b3c4-d5e6-7f80-91a2-b3c4d5e6f7a${at}`);
    const files = FILES.slice(0, 1).map((each) => ({ ...each, id: file ?? "" }));
    const ids = [one, other].map((id = "") => written("ALLERGY", { id }, files)[1]?.id ?? "");
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
  });

  it("of a stay in a hospital name it as the encounter that they are from", () => {
    expect(written("HOSPITALIZATION")[1]?.context).toEqual({ encounter: [{ reference: "Encounter/r1" }] });
  });

  it("of a report and of an entry of the journal stand in the document that the record is", () => {
    for (const name of ["MEDICALREPORT", "JOURNAL"] as const) {
      const [record, ...documents] = written(name);
      expect(documents).toEqual([]);
      expect(record).toMatchObject({ resourceType: "DocumentReference", id: "r1" });
    }
  });

  it("were entered in error with the record that is off its list", () => {
    for (const name of withFiles)
      for (const document of written(name, { enabled: false }).filter(isDocument))
        expect([name, document.status]).toEqual([name, "entered-in-error"]);
  });
});
