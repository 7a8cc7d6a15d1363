import { beforeAll, describe, expect, it } from "vitest";
import { listRecordReaders } from "~/features/phr/services/access/list-record-readers.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import {
  EXPECTED_KINDS,
  READING_RIGHTS,
  RECORD_RIGHTS,
  type ExpectedKind,
  type ExpectedRights,
} from "../../support/phr/record-rights";
import {
  ACTS,
  SITUATIONS,
  WHOLE,
  kindOf,
  openAccess,
  tried,
  type Access,
  type Act,
  type Situation,
} from "./access-scene";
import { NOW } from "./scene";

let access: Access;

beforeAll(async () => {
  access = await openAccess();
});

/** In which part of the clinical facts somebody stands; none sees nothing at all. */
const PART: Readonly<Record<Situation, keyof Omit<ExpectedRights, "own"> | "viewer" | null>> = {
  patient: "patient",
  otherPatient: null,
  relativeWithout: null,
  relativeView: "viewer",
  relativeManage: "patient",
  doctor: "provider",
  otherDoctor: null,
  opener: "provider",
  openerLater: null,
  nurse: "nurse",
  admin: null,
  allowedAdmin: "administrator",
  creator: "administrator",
  formerDoctor: null,
  elsewhere: null,
};

function lettersOf(rights: ExpectedRights, situation: Situation): string {
  const part = PART[situation];
  if (part === null) return "";
  return part === "viewer" ? rights.patient.slice(0, 1) : rights[part];
}

/** Whether somebody may do something with a record of a kind. */
function may(kind: ExpectedKind, situation: Situation, { letter, of, providerAlone }: Act): boolean {
  const rights: ExpectedRights = RECORD_RIGHTS[kind];
  if (!lettersOf(rights, situation).includes(letter)) return false;
  if (providerAlone) return PART[situation] === "provider";
  const { patients, doctors } = access.entered[kind];
  const ofPatient = kind === "CONTRAINDICATION" ? false : of !== "doctors" || patients === doctors;
  return letter === "R" || PART[situation] !== "patient" || !rights.own || ofPatient;
}

/** What one is, of which there is one alone or a list alone, cannot be. */
const fits = (kind: ExpectedKind, name: string): boolean => {
  if (name === "files") return kindOf(kind).files === true;
  return kind !== "SOCIALHISTORY" || !name.startsWith("switch");
};

/**
 * Who knows the patient by their work or their family, and is told that records are not for them; to others there are
 * none.
 */
const WITHOUT_PART: readonly Situation[] = ["admin", "formerDoctor", "relativeWithout"];

const isForeign = (situation: Situation) => situation !== "patient";

/**
 * Who has no part in a record is turned away before its kind and the act are looked at: they try each act on one kind, and
 * one act on each.
 */
const isAsked = (situation: Situation, kind: number, act: number): boolean =>
  PART[situation] !== null || kind === 0 || act === kind % Object.keys(ACTS).length;

function expectLines(
  about: string,
  situation: Situation,
  allowed: boolean,
  letter: string,
  got: Awaited<ReturnType<typeof tried>>,
) {
  const denied = got.lines.filter(({ outcome }) => outcome === "DENIED");
  const reads = got.lines.filter(({ outcome }) => outcome === "DONE");
  if (situation === "elsewhere") {
    expect([about, got.outcome, got.lines]).toEqual([about, 404, []]);
    return;
  }
  if (!allowed) {
    expect([about, got.outcome]).toEqual([about, WITHOUT_PART.includes(situation) ? 403 : 404]);
    expect([about, denied.length, reads.length]).toEqual([about, 1, 0]);
    return;
  }
  expect([about, got.outcome, denied.length]).toEqual([about, "done", 0]);
  if (letter !== "R" || !isForeign(situation)) return;
  expect([about, reads.length > 0]).toEqual([about, true]);
  for (const line of reads) {
    expect([about, line.action]).toEqual([about, expect.stringMatching(/^healthRecord\.(read|export)$/)]);
    expect([about, JSON.parse(line.fields)]).not.toEqual([about, []]);
  }
}

describe("a health record", () => {
  it.each(SITUATIONS)(
    "of every kind is for %s as the clinical facts say; every denial and every foreign read is written down",
    { timeout: 120_000 },
    async (situation) => {
      const as = await access.stand(situation);
      for (const name of EXPECTED_KINDS) {
        const kind = kindOf(name);
        for (const [index, [does, act]] of Object.entries(ACTS).entries()) {
          if (!fits(name, does) || !isAsked(situation, EXPECTED_KINDS.indexOf(name), index)) continue;
          const id = access.entered[name][act.of ?? "patients"];
          const context = await as();
          const got = await tried(access, () => act.run(context, { kind, id, patientId: access.ids.patient }));
          expectLines(`${situation} ${name} ${does}`, situation, may(name, situation, act), act.letter, got);
        }
      }
    },
  );

  it.each(SITUATIONS)("as a whole, with its readings, is for %s as the clinical facts say", async (situation) => {
    const as = await access.stand(situation);
    for (const [does, { letter, readings, run }] of Object.entries(WHOLE)) {
      const context = await as();
      const got = await tried(access, () => run(context, access));
      const allowed = readings
        ? lettersOf(READING_RIGHTS, situation).includes(letter)
        : PART[situation] !== null && situation !== "elsewhere";
      expectLines(`${situation} ${does}`, situation, allowed, letter, got);
    }
  });

  it("tells its patient of everybody else who read it, by name, when and why, and taking a record off hides nothing", async () => {
    const patient = () => access.as("patient");
    const readers = async () => {
      const lines = [];
      let before: number | undefined;
      for (;;) {
        const page = await listRecordReaders(await patient(), { before });
        lines.push(...page.lines);
        if (page.next === null) return lines;
        before = page.next;
      }
    };
    // Everybody reads once more, so that nothing of what is looked for depends on the tests before.
    for (const situation of SITUATIONS) {
      const context = await (await access.stand(situation))();
      for (const { run } of Object.values(WHOLE).filter(({ letter }) => letter === "R"))
        await run(context, access).catch(() => undefined);
    }
    const doctor = await access.stand("doctor");
    for (const name of EXPECTED_KINDS)
      for (const does of ["view", "files"].filter((each) => fits(name, each))) {
        const about = { kind: kindOf(name), id: access.entered[name].patients, patientId: access.ids.patient };
        await ACTS[does]?.run(await doctor(), about);
      }
    await access.stand("opener");
    const lines = await readers();
    const named = new Set(lines.map(({ name }) => name));
    expect([...named]).toEqual(expect.arrayContaining(["Ada Okafor", "Bruno Silva", "Tomás Núñez"]));
    const opened = lines.filter(({ opening }) => opening !== null);
    expect(opened[0]).toMatchObject({ opening: { reason: "OTHER", note: "Asked by the ward" }, from: NOW });
    expect(new Set(lines.flatMap(({ what }) => what))).toEqual(
      new Set([...EXPECTED_KINDS, "profile", "overview", "trackers", "file", "print", "copy", "opened"]),
    );
    for (const line of lines) expect(line.to).toBeGreaterThanOrEqual(line.from);
    const { patients } = access.entered.ALLERGY;
    await switchHealthRecord(await patient(), patients, false, { reason: "MISTAKE" });
    expect(await readers()).toEqual(lines);
    await switchHealthRecord(await patient(), patients, true);
  });
});
