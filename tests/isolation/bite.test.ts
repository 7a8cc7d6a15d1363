import { describe, expect, test } from "vitest";
import { z } from "zod";
import { verdictOf, type Verdict } from "~/platform/access/authorize.server";
import { defineCall, findCall, runCall, type Call } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError, ForbiddenError, NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { PERMISSIONS, type Expectation, type Principal } from "../support/expected/permissions";
import { checkSurface, type Ask } from "./check";
import { allSurfaces, unclassified } from "./surfaces";

const PATH = "/appointments/sample";
const NOTES: Readonly<Record<string, string>> = { own: "visit-of-a-patient", foreign: "visit-elsewhere" };

const call = (run: (context: RequestContext, id: string) => string) =>
  defineCall({
    method: "GET",
    path: PATH,
    auth: "session",
    audience: "employee",
    answer: z.unknown(),
    summary: "An appointment, for the sake of the test",
    input: z.object({ id: z.string() }),
    run: (context, { id }) => Promise.resolve({ status: true, note: run(context, id) }),
  });

const thrown: Record<Exclude<Verdict, "allowed">, () => AppError> = {
  "sign-in": () => new NotSignedInError(),
  forbidden: () => new ForbiddenError(),
  "not-theirs": () => new NotFoundError(),
};

const sound = call((context, id) => {
  const verdict = verdictOf(context, "appointment.reject");
  if (verdict !== "allowed") throw thrown[verdict]();
  if (id !== "own") throw new NotFoundError();
  return NOTES[id] ?? "";
});
const withoutAuthorize = call((_context, id) => {
  if (id !== "own") throw new NotFoundError();
  return NOTES[id] ?? "";
});
const acrossOrganizations = call((context, id) => {
  const verdict = verdictOf(context, "appointment.reject");
  if (verdict !== "allowed") throw thrown[verdict]();
  const note = NOTES[id];
  if (note === undefined) throw new NotFoundError();
  return note;
});
const tellingThatItExists = call((context, id) => {
  const verdict = verdictOf(context, "appointment.reject");
  if (verdict !== "allowed") throw thrown[verdict]();
  if (id === "foreign") throw Object.assign(new NotFoundError("elsewhere"), { code: "elsewhere" });
  if (id !== "own") throw new NotFoundError();
  return NOTES[id] ?? "";
});

/** Who stands before the sample: only what `verdictOf` looks at. */
function contextOf(principal: Principal): RequestContext {
  const doctor = { kind: "employee", approved: true, authorities: new Set(["appointment.reject"]), employeeId: "d" };
  const actors: Partial<Record<Principal, object>> = {
    patient: { kind: "patient", patientId: "p" },
    otherPatient: { kind: "patient", patientId: "q" },
    unapproved: { ...doctor, approved: false },
    doctor,
    otherDoctor: doctor,
    nurse: doctor,
    pharmacy: { ...doctor, authorities: new Set() },
    laboratory: { ...doctor, authorities: new Set() },
    receptionist: { ...doctor, authorities: new Set() },
    biller: { ...doctor, authorities: new Set() },
    admin: doctor,
  };
  const context: Partial<RequestContext> = { env: { ENVIRONMENT: "development" } as RequestContext["env"] };
  return Object.assign(context, { actor: actors[principal] ?? { kind: "anonymous" } }) as RequestContext;
}

/** Asks a call through the same finding and running as the Worker's. */
const asking =
  (one: Call): Ask =>
  async (principal, whose) => {
    const url = `http://practice.example${PATH}?id=${whose}`;
    const found = findCall([one], "GET", PATH);
    if (!found) throw new Error("the sample was not found");
    const answer = await runCall(contextOf(principal), found, new Request(url)).then(
      (body) => ({ status: 200, body: JSON.stringify(body) }),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return { status: error.status, body: JSON.stringify({ status: false, errorCode: error.code }) };
      },
    );
    return { response: { ...answer, headers: {}, bytes: new Uint8Array() }, named: [whose] };
  };

const STAFF = ["allowed", "not-found", "not-found"] as const;
const expectation: Expectation = {
  anonymous: "sign-in",
  halfOpen: "sign-in",
  patient: "refused",
  otherPatient: "refused",
  disabledPatient: "sign-in",
  unapproved: "refused",
  doctor: STAFF,
  otherDoctor: STAFF,
  nurse: STAFF,
  admin: STAFF,
  roomGuest: "sign-in",
  linkHolder: "sign-in",
  foreignDoctor: "sign-in",
  foreignBearer: "sign-in",
};

const findingsOf = (one: Call) =>
  checkSurface({ key: `GET ${PATH}`, expectation, whose: ["own", "foreign", "absent"] }, asking(one));

describe("the matrix bites", () => {
  test("it finds nothing at a sound call", async () => {
    expect(await findingsOf(sound)).toEqual([]);
  });

  test("it names everyone whom a call without authorize lets in", async () => {
    const findings = await findingsOf(withoutAuthorize);
    expect(findings).toContain(`GET ${PATH} · anonymous · own: allowed, expected sign-in`);
    expect(findings).toContain(`GET ${PATH} · patient · own: allowed, expected refused`);
    expect(findings).toContain(`GET ${PATH} · foreignBearer · own: allowed, expected sign-in`);
    expect(findings.filter((line) => / (doctor|otherDoctor|nurse|admin) · /.test(line))).toEqual([]);
  });

  test("it finds a call that reads across organizations", async () => {
    expect(await findingsOf(acrossOrganizations)).toContain(
      `GET ${PATH} · doctor · foreign: allowed, expected not-found`,
    );
  });

  test("it finds a call that tells another organization's thing from none, though both are not found", async () => {
    const findings = await findingsOf(tellingThatItExists);
    expect(findings).toHaveLength(4);
    expect(findings[0]).toContain("another organization's answers unlike one that does not exist");
  });

  test("a route or call that the table does not know is missed, and one that is gone is noticed", async () => {
    const surfaces = await allSurfaces();
    const extra = { ...sound, key: `GET ${PATH}`, kind: "call" as const, routeId: "", isScreen: false };
    const [, ...fewer] = surfaces;
    expect(unclassified([...surfaces, extra], PERMISSIONS)).toEqual({ missing: [`GET ${PATH}`], stale: [] });
    expect(unclassified(fewer, PERMISSIONS)).toEqual({ missing: [], stale: ["GET /"] });
  });
});
