import { describe, expect, it } from "vitest";
import { burstsOf, isOthers, seenBy } from "./seen";

const MINUTE = 60_000;
const look = (minute: number, actorId: string, what: string) => ({
  at: minute * MINUTE,
  actorKind: "employee",
  actorId,
  what,
});

describe("who has seen a record", () => {
  it("says in one line what the same person read within ten minutes, and in another what came later", () => {
    const looks = [look(40, "ada", "MEDICATION"), look(18, "ada", "ALLERGY"), look(10, "ada", "person")];
    expect(burstsOf([...looks, look(9, "ada", "ALLERGY")])).toEqual([
      { actorKind: "employee", actorId: "ada", from: 40 * MINUTE, to: 40 * MINUTE, what: ["MEDICATION"] },
      { actorKind: "employee", actorId: "ada", from: 9 * MINUTE, to: 18 * MINUTE, what: ["ALLERGY", "person"] },
    ]);
  });

  it("keeps two people apart who read at the same time, the newest first", () => {
    const bursts = burstsOf([look(12, "bo", "ALLERGY"), look(11, "ada", "ALLERGY"), look(10, "bo", "ALLERGY")]);
    expect(bursts.map(({ actorId, from, to }) => [actorId, from / MINUTE, to / MINUTE])).toEqual([
      ["bo", 10, 12],
      ["ada", 11, 11],
    ]);
  });

  it("names what was read, and knows what is no reading", () => {
    const seen = (action: string, subjectKind: string, part: string | null = null) =>
      seenBy({ action, subjectKind, part });
    expect(seen("healthRecord.read", "ALLERGY", "list")).toBe("ALLERGY");
    expect(seen("healthRecord.read", "MEDICALREPORT", "files")).toBe("file");
    expect(seen("healthRecord.read", "recordSeen", "list")).toBe("seen");
    expect(seen("healthRecord.read", "patient", "overview")).toBe("overview");
    expect(seen("healthRecord.read", "trackerReading", "list")).toBe("trackers");
    expect(seen("healthRecord.export", "trackerReading", "export")).toBe("copy");
    expect(seen("healthRecord.read", "healthProfile", "print")).toBe("print");
    expect(seen("patient.read", "patient")).toBe("person");
    expect(seen("appointment.book", "appointment")).toBeNull();
  });
});

describe("a line of the audit", () => {
  const line = (action: string, actorKind: string, actorId: string | null = null) =>
    isOthers({ action, actorKind, actorId }, "ada");

  it("is somebody else's look for staff, relatives and programs, and not for the patient or the system", () => {
    expect([line("patient.read", "employee", "bo"), line("healthRecord.read", "patient", "cy")]).toEqual([true, true]);
    expect([line("healthRecord.read", "apiKey", "k"), line("healthRecord.read", "patient", "ada")]).toEqual([
      true,
      false,
    ]);
    expect(line("healthRecord.read", "system")).toBe(false);
  });

  it("counts of visitors without an account only those who had the code of a prescription", () => {
    expect([line("prescription.verify", "anonymous"), line("patient.read", "anonymous")]).toEqual([true, false]);
    expect(seenBy({ action: "prescription.verify", subjectKind: "prescription", part: "code" })).toBe("prescription");
  });
});
