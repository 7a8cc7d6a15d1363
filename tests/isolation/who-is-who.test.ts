import { beforeAll, describe, expect, inject, test } from "vitest";
import { uuidv7 } from "~/kernel/ids";
import { PERMISSIONS, type Principal, type Whose } from "../support/expected/permissions";
import { circumstances, send } from "./cases";
import { EXPECTED_KINDS } from "../support/phr/record-rights";
import { expectedOf, outcomeOf } from "./check";
import { openHouse, Stock, type House } from "./house";
import { credentials, stockThing } from "./people";
import type { Thing } from "./features";
import { RECIPES } from "./requests";
import { allSurfaces, type Surface } from "./surfaces";

/*
 * Who an account, a provider and a stranger are to one another where nothing is proven or confirmed yet: what is theirs
 * by name alone answers like what is somebody else's.
 */
const operator = inject("served");

interface Scene {
  home: House;
  thing: Thing;
  as: Record<"patient" | "doctor", Record<string, string>>;
}

async function openScene(
  kind: "unproven" | "unconfirmed" | "rejected" | "stranger",
): Promise<Scene & { strangers?: Thing }> {
  const home = await openHouse(operator, "TENANT_DB_0", { unproven: kind === "unproven" });
  const stock = new Stock();
  const thing = await stockThing(stock, home, "own", kind === "unproven", { rejected: kind === "rejected" });
  let strangers: Thing | undefined;
  if (kind === "stranger") {
    const patient = uuidv7(Date.now());
    const now = Date.now();
    const people = new Stock();
    people.add("patient", {
      ...{ id: patient, number: 8_000, first_name: "Zainab", last_name: "Haddad", created_at: now },
      ...{ email: "patient@clinic.example", phone_calling_code: "973", phone: "36001234", birth_date: "1988-04-12" },
    });
    await people.load(operator, home);
    // With the other doctor, in whose room the account's patient has no appointment.
    strangers = await stockThing(stock, home, "others", false, { patient, bookedBy: "PUBLIC" });
  }
  const holds = { home, abroad: home, stocks: new Map([[home, stock]]), held: thing };
  const as = { patient: await credentials("patient", holds), doctor: await credentials("doctor", holds) };
  await stock.load(operator, home);
  return { home, thing, as, ...(strangers ? { strangers } : {}) };
}

/**
 * What of the product is about one thing, as the recipes of the matrix ask it; without what changes the session, and
 * what an account keeps for itself, such as its language.
 */
async function surfacesAbout(): Promise<Surface[]> {
  const all = await allSurfaces();
  return all.filter(({ key, path }) => {
    const recipe = RECIPES[key];
    return (
      recipe?.about &&
      !recipe.shared &&
      !recipe.leaves &&
      !path.includes(":token") &&
      !/famil|related|:userUuid/i.test(path)
    );
  });
}

const said = ({ key }: Surface, thing: Thing) => RECIPES[key]?.about?.(thing, circumstances()) ?? {};
/** Whether a request names the patient, or what belongs to their record. */
function namesRecord(surface: Surface, thing: Thing): boolean {
  // A file that came with a question is read by whoever answers it.
  if (surface.path.includes("/questions/view/")) return false;
  const { patient, file, insurance, recordWithFiles, scan, weight, calledAllergy } = thing;
  const { publishedConsultation, openConsultation, labScan, prescription, prescriptionDraft, questionnaireAssignment } =
    thing;
  const papers = [
    publishedConsultation,
    openConsultation,
    labScan,
    prescription,
    prescriptionDraft,
    questionnaireAssignment,
  ];
  const kinds = EXPECTED_KINDS.map((kind) => thing[kind]);
  const asked = JSON.stringify(said(surface, thing));
  const ids = [patient, file, insurance, recordWithFiles, scan, weight, calledAllergy, ...papers, ...kinds];
  // Whoever opens a consultation reaches the record of its patient.
  return surface.path.includes("/consultations/open/") || ids.some((id) => asked.includes(id));
}

/** A line for each surface whose answer to `principal` is not what the matrix expects about something of `whose`. */
async function ask(
  { home, as }: Scene,
  principal: Principal & ("patient" | "doctor"),
  thing: Thing,
  expected: (surface: Surface) => Whose,
  which: (surface: Surface) => boolean = () => true,
): Promise<string[]> {
  const findings: string[] = [];
  for (const surface of (await surfacesAbout()).filter(which)) {
    const expectation = PERMISSIONS[surface.key];
    if (!expectation) continue;
    const response = await send(
      operator,
      home,
      surface,
      said(surface, thing),
      as[principal],
      surface.kind === "loader",
    );
    const [outcome, wanted] = [outcomeOf(response), expectedOf(expectation, principal, expected(surface))];
    if (outcome !== wanted) findings.push(`${surface.key} · ${principal}: ${outcome}, expected ${wanted}`);
  }
  return findings;
}

/** Surfaces that reach a health record. */
const HEALTH_RECORD =
  /health_(profile|files|journal|trackers)|basic_profile|medical_reports|phrClientApi|consultation_notes|prescriptions\/|consultations\/|lab_orders|medical\/lab|\/monitoring\/(readings|observations)/;

const reads = ({ method }: Surface) => method === "GET";

describe("an account whose address is unproven", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene("unproven");
  }, 60_000);

  test(
    "is answered about what others booked for it as about what is somebody else's",
    { timeout: 300_000 },
    async () => {
      const other = (surface: Surface) => !HEALTH_RECORD.test(surface.key);
      expect(await ask(scene, "patient", scene.thing, () => "others", other)).toEqual([]);
    },
  );

  test("is told to confirm the address before it reaches any health record", { timeout: 300_000 }, async () => {
    const records = (surface: Surface) => HEALTH_RECORD.test(surface.key);
    const findings = await ask(scene, "patient", scene.thing, () => "others", records);
    expect(findings.length).toBeGreaterThan(100);
    expect(findings.filter((line) => !line.endsWith(": refused, expected not-found"))).toEqual([]);
  });
});

describe.each(["unconfirmed", "rejected"] as const)("the provider of an %s request", (kind) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(kind);
  }, 60_000);

  test("is answered about the patient's record as about a colleague's patient", { timeout: 300_000 }, async () => {
    const about = (surface: Surface) => namesRecord(surface, scene.thing);
    expect(await ask(scene, "doctor", scene.thing, () => "others", about)).toEqual([]);
  });

  test("still reads the request itself", { timeout: 300_000 }, async () => {
    const about = (surface: Surface) => reads(surface) && !namesRecord(surface, scene.thing);
    expect(await ask(scene, "doctor", scene.thing, () => "own", about)).toEqual([]);
  });
});

describe("a stranger's request on a known name and email", () => {
  let scene: Scene & { strangers?: Thing };
  beforeAll(async () => {
    scene = await openScene("stranger");
  }, 60_000);

  test("is nothing of the account that has the email", { timeout: 300_000 }, async () => {
    expect(await ask(scene, "patient", scene.strangers ?? scene.thing, () => "others")).toEqual([]);
  });

  test("opens the record of the one who has the email to nobody", { timeout: 300_000 }, async () => {
    const about = (surface: Surface) => namesRecord(surface, scene.thing);
    expect(await ask(scene, "doctor", scene.thing, () => "others", about)).toEqual([]);
  });
});
