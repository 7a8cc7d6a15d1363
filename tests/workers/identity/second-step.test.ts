import { describe, expect, it } from "vitest";
import { SecondFactorRefused } from "~/features/identity/services/second-factors/accept-second-factor.server";
import { removeFactor } from "~/features/identity/services/second-factors/change-factor.server";
import { clearSecondFactors } from "~/features/identity/services/second-factors/clear-second-factors.server";
import { giveSecondFactor } from "~/features/identity/services/second-factors/give-second-factor.server";
import { makeRecoveryCodes } from "~/features/identity/services/second-factors/make-recovery-codes.server";
import { readAccountSecurity } from "~/features/identity/services/accounts/read-account-security.server";
import { startAuthenticator } from "~/features/identity/services/second-factors/set-up-authenticator.server";
import { signOut } from "~/features/identity/services/sessions/sign-out.server";
import { stepOfCode } from "~/features/identity/support/second-factors/totp.server";
import { AUTHORITIES, type Authority } from "~/platform/access/authorities.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { ConflictError, RateLimitedError, SecondFactorNeededError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { addAuthenticator, codeAt, mailsOf, setPolicy, signInAt } from "./second-step-scene";
import { actorOfAppointment, arrive, change, read } from "./appointments";

const NOW = Date.now();
const STEP = 30_000;
const DOCTOR = "doctor@clinic.example";
const PATIENT = "patient@clinic.example";

async function withAuthenticator(username = DOCTOR) {
  const practice = await openPractice({ now: NOW });
  const first = await signInAt(practice, username, NOW);
  return { practice, first, ...(await addAuthenticator(practice, first.reference, NOW)) };
}

/** RFC 6238, appendix B: the codes of SHA-1, of which six digits are kept. */
describe("a time-based code", () => {
  const seed = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  it("is that of the RFC's own table", () => {
    const table = { 59: "287082", 1111111109: "081804", 1234567890: "005924", 2000000000: "279037" };
    for (const [seconds, code] of Object.entries(table))
      expect(stepOfCode(seed, code, Number(seconds) * 1_000, null)).toBe(Math.floor(Number(seconds) / 30));
  });

  it("is taken one step early or late, and not two; nor a step that was taken before", () => {
    const at = 59_000;
    expect(stepOfCode(seed, "287082", at + STEP, null)).toBe(1);
    expect(stepOfCode(seed, "287082", at - STEP, null)).toBe(1);
    expect(stepOfCode(seed, "287082", at + 2 * STEP, null)).toBeUndefined();
    expect(stepOfCode(seed, "287082", at, 1)).toBeUndefined();
  });
});

describe("a session that owes the second step", () => {
  it("may do what a stranger may, give the code and sign out, and nothing else", async () => {
    const { practice } = await withAuthenticator();
    const { reference, owes } = await signInAt(practice, DOCTOR, NOW + STEP);
    expect(owes).toBe("code");
    const context = await arrive(practice, { cookie: reference }, NOW + STEP);
    expect(context.actor).toMatchObject({ kind: "pending", needs: "code" });
    const stranger = await arrive(practice, {}, NOW + STEP);
    const more = (Object.keys(AUTHORITIES) as Authority[]).filter(
      (name) => verdictOf(context, name) === "allowed" && verdictOf(stranger, name) !== "allowed",
    );
    expect(more).toEqual(["session.end", "secondFactor.give"]);
    await expect(readAccountSecurity(context)).rejects.toBeInstanceOf(SecondFactorNeededError);
    await expect(startAuthenticator(context)).rejects.toBeInstanceOf(SecondFactorNeededError);
  });

  it("is whole with the code of the app, which works once", async () => {
    const { practice, seed } = await withAuthenticator();
    const at = NOW + STEP;
    const code = codeAt(seed, at);
    const { reference } = await signInAt(practice, DOCTOR, at);
    const given = await giveSecondFactor(await arrive(practice, { cookie: reference }, at), { secondFactor: code });
    expect(await actorOfAppointment(practice, { cookie: given.reference ?? "" }, at)).toMatchObject({
      kind: "employee",
    });
    // What was known while only the password was given opens nothing.
    expect(await actorOfAppointment(practice, { cookie: reference }, at)).toEqual({ kind: "anonymous" });
    const second = await signInAt(practice, DOCTOR, at + 1);
    const again = giveSecondFactor(await arrive(practice, { cookie: second.reference }, at + 1), {
      secondFactor: code,
    });
    await expect(again).rejects.toBeInstanceOf(SecondFactorRefused);
    expect(await actorOfAppointment(practice, { cookie: second.reference }, at + 1)).toMatchObject({ kind: "pending" });
  });

  it("takes one of two who give the same code at the same moment", async () => {
    const { practice, seed } = await withAuthenticator();
    const at = NOW + STEP;
    const sessions = [await signInAt(practice, DOCTOR, at), await signInAt(practice, DOCTOR, at)];
    const outcomes = await Promise.allSettled(
      sessions.map(async ({ reference }) =>
        giveSecondFactor(await arrive(practice, { cookie: reference }, at), { secondFactor: codeAt(seed, at) }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is whole with a recovery code, each of which works once, and its owner is told", async () => {
    const { practice, codes } = await withAuthenticator();
    expect(codes).toHaveLength(10);
    const [code = ""] = codes ?? [];
    const give = async () => {
      const { reference } = await signInAt(practice, DOCTOR, NOW + STEP);
      const context = await arrive(practice, { cookie: reference }, NOW + STEP);
      const given = await giveSecondFactor(context, { secondFactor: code.toUpperCase().replace("-", " ") });
      return arrive(practice, { cookie: given.reference ?? "" }, NOW + STEP);
    };
    expect(await readAccountSecurity(await give())).toMatchObject({ unusedCodes: 9 });
    await expect(give()).rejects.toBeInstanceOf(SecondFactorRefused);
    expect(await mailsOf(practice)).toContain("security.recoveryCodeUsed");
  });

  it("runs out after a quarter of an hour, and can be ended", async () => {
    const { practice } = await withAuthenticator();
    const { reference } = await signInAt(practice, DOCTOR, NOW);
    expect(await actorOfAppointment(practice, { cookie: reference }, NOW + 15 * 60_000)).toEqual({ kind: "anonymous" });
    await signOut(await arrive(practice, { cookie: reference }, NOW));
    expect(await actorOfAppointment(practice, { cookie: reference }, NOW)).toEqual({ kind: "anonymous" });
  });

  it("waits longer after each wrong code, wherever it comes from", async () => {
    const { practice, seed } = await withAuthenticator();
    const at = NOW + STEP;
    const { reference } = await signInAt(practice, DOCTOR, at);
    const give = async (secondFactor: string, when: number) =>
      giveSecondFactor(await arrive(practice, { cookie: reference }, when), { secondFactor });
    for (let nth = 0; nth < 4; nth += 1)
      await expect(give("abcde-fghjk", at)).rejects.toBeInstanceOf(SecondFactorRefused);
    await expect(give(codeAt(seed, at), at)).rejects.toMatchObject({ name: "RateLimitedError", retryAfterSeconds: 2 });
    await give(codeAt(seed, at), at + 2_000);
  });

  it("is every other session of a user who sets up a factor in one of them", async () => {
    const practice = await openPractice({ now: NOW });
    const elsewhere = await signInAt(practice, PATIENT, NOW);
    const here = await signInAt(practice, PATIENT, NOW);
    await addAuthenticator(practice, here.reference, NOW);
    expect(await actorOfAppointment(practice, { cookie: here.reference }, NOW)).toMatchObject({ kind: "patient" });
    expect(await actorOfAppointment(practice, { cookie: elsewhere.reference }, NOW)).toMatchObject({ kind: "pending" });
  });
});

describe("a caller", () => {
  it("is told that a second factor is needed, and gets a whole session with it at once", async () => {
    const { practice, seed } = await withAuthenticator();
    const at = NOW + STEP;
    await expect(signInAt(practice, DOCTOR, at, { halfOpen: false })).rejects.toMatchObject({
      status: 401,
      code: "secondFactorNeeded",
    });
    const wrong = signInAt(practice, DOCTOR, at, { halfOpen: false, secondFactor: "000000" });
    await expect(wrong).rejects.toMatchObject({ code: "secondFactorFailed" });
    const { reference } = await signInAt(practice, DOCTOR, at, { halfOpen: false, secondFactor: codeAt(seed, at) });
    expect(await actorOfAppointment(practice, { cookie: reference }, at)).toMatchObject({ kind: "employee" });
  });
});

describe("the organization's policy", () => {
  it("makes those whom it names set up a second step before anything else, from their next request on", async () => {
    const practice = await openPractice({ now: NOW });
    const doctor = await signInAt(practice, DOCTOR, NOW);
    const patient = await signInAt(practice, PATIENT, NOW);
    await setPolicy(practice, { secondFactorOf: "EMPLOYEES" });
    const context = await arrive(practice, { cookie: doctor.reference }, NOW);
    expect(context.actor).toMatchObject({ kind: "pending", needs: "set-up" });
    expect(verdictOf(context, "secondFactor.setUp")).toBe("allowed");
    expect(verdictOf(context, "secondFactor.give")).toBe("sign-in");
    expect(await actorOfAppointment(practice, { cookie: patient.reference }, NOW)).toMatchObject({ kind: "patient" });
    const { codes, reference } = await addAuthenticator(practice, doctor.reference, NOW);
    expect(codes).toHaveLength(10);
    expect(await actorOfAppointment(practice, { cookie: reference }, NOW)).toMatchObject({ kind: "employee" });
    expect(await actorOfAppointment(practice, { cookie: doctor.reference }, NOW)).toEqual({ kind: "anonymous" });
    const caller = signInAt(practice, "other.doctor@clinic.example", NOW, { halfOpen: false });
    await expect(caller).rejects.toBeInstanceOf(SecondFactorNeededError);
  });

  it("keeps the last factor of those whom it names, and lets others do without", async () => {
    const { practice, first } = await withAuthenticator();
    const arriveNow = () => arrive(practice, { cookie: first.reference }, NOW);
    const [factor] = (await readAccountSecurity(await arriveNow())).factors;
    await setPolicy(practice, { secondFactorOf: "EMPLOYEES" });
    await expect(removeFactor(await arriveNow(), { id: factor?.id })).rejects.toBeInstanceOf(ConflictError);
    await setPolicy(practice, { secondFactorOf: "NOBODY" });
    await removeFactor(await arriveNow(), { id: factor?.id });
    expect(await readAccountSecurity(await arriveNow())).toMatchObject({ factors: [], unusedCodes: 0 });
    expect(await mailsOf(practice)).toEqual(expect.arrayContaining(["security.factorAdded", "security.factorRemoved"]));
    expect((await signInAt(practice, DOCTOR, NOW)).owes).toBe("none");
  });
});

it("stores seeds sealed and recovery codes hashed; new codes replace the old ones", async () => {
  const { practice, first, seed, codes } = await withAuthenticator();
  const [row] = await read<{ sealed_secret: string }>(
    practice,
    "SELECT sealed_secret FROM user_factor WHERE organization_id = ?1",
  );
  expect(row?.sealed_secret).toMatch(/^1\./);
  expect(row?.sealed_secret).not.toContain(seed.replaceAll(" ", ""));
  const stored = async () =>
    (await read<{ code_hash: string }>(practice, "SELECT code_hash FROM recovery_code WHERE organization_id = ?1")).map(
      ({ code_hash }) => code_hash,
    );
  const before = await stored();
  expect(before.every((hash) => /^scrypt\$[\w+/=]{24}\$[\w+/=]{44}$/.test(hash))).toBe(true);
  const again = await makeRecoveryCodes(await arrive(practice, { cookie: first.reference }, NOW));
  expect(again.filter((code) => codes?.includes(code))).toEqual([]);
  expect((await stored()).filter((hash) => before.includes(hash))).toEqual([]);
});

describe("somebody who has lost every factor", () => {
  it("gets in again once an administrator has cleared them, which no doctor may do for a colleague", async () => {
    const { practice, first } = await withAuthenticator();
    const { doctorUser, otherDoctor } = practice.ids;
    const colleague = await practice.as(employeeActor(otherDoctor), NOW);
    await expect(clearSecondFactors(colleague, doctorUser)).rejects.toMatchObject({ status: 403 });
    await clearSecondFactors(await practice.as(practice.administrator, NOW), doctorUser);
    expect(await actorOfAppointment(practice, { cookie: first.reference }, NOW)).toEqual({ kind: "anonymous" });
    expect((await signInAt(practice, DOCTOR, NOW)).owes).toBe("none");
    const unknown = clearSecondFactors(await practice.as(practice.administrator, NOW), "nobody");
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });
});

describe("guessing", () => {
  const tryAt = (practice: Awaited<ReturnType<typeof openPractice>>, at: number, address?: string) =>
    signInAt(practice, DOCTOR, at, { password: "not the password", address });

  it("slows down where it happens, doubling, while the owner still signs in from elsewhere", async () => {
    const practice = await openPractice({ now: NOW });
    for (let nth = 0; nth < 4; nth += 1)
      await expect(tryAt(practice, NOW)).rejects.toMatchObject({ code: "loginFailed" });
    await expect(tryAt(practice, NOW)).rejects.toMatchObject({ name: "RateLimitedError", retryAfterSeconds: 2 });
    await expect(signInAt(practice, DOCTOR, NOW + 1_999)).rejects.toBeInstanceOf(RateLimitedError);
    expect((await signInAt(practice, DOCTOR, NOW, { address: "198.51.100.9" })).owes).toBe("none");
    await expect(tryAt(practice, NOW + 2_000)).rejects.toMatchObject({ code: "loginFailed" });
    await expect(tryAt(practice, NOW + 5_999)).rejects.toBeInstanceOf(RateLimitedError);
    await signInAt(practice, DOCTOR, NOW + 6_000);
    await expect(tryAt(practice, NOW + 6_000)).rejects.toMatchObject({ code: "loginFailed" });
  });

  it("at a name that nobody has slows down alike, and what is a day old is swept", async () => {
    const practice = await openPractice({ now: NOW });
    const nobody = (at: number) => signInAt(practice, "nobody@clinic.example", at, { password: "some words" });
    for (let nth = 0; nth < 4; nth += 1) await expect(nobody(NOW)).rejects.toMatchObject({ code: "loginFailed" });
    await expect(nobody(NOW)).rejects.toBeInstanceOf(RateLimitedError);
    const later = NOW + 25 * 3_600_000;
    await expect(tryAt(practice, later)).rejects.toMatchObject({ code: "loginFailed" });
    const rows = await read(practice, "SELECT * FROM sign_in_failure WHERE organization_id = ?1");
    // By the network, by the name and by the organization.
    expect(rows).toHaveLength(3);
    await change(practice, "DELETE FROM sign_in_failure WHERE organization_id = ?1");
  });
});
