import { beforeAll, describe, expect, it } from "vitest";
import { createUserToken } from "~/features/identity/services/accounts/create-user-token.server";
import { readUserToken } from "~/features/identity/services/accounts/read-user-token.server";
import { requestUserLink } from "~/features/identity/services/accounts/request-user-link.server";
import { resetPassword } from "~/features/identity/services/accounts/reset-password.server";
import { signInByLink } from "~/features/identity/services/accounts/sign-in-by-link.server";
import { LinkGoneError, NotSignedInError } from "~/platform/http/errors.server";
import { openPractice } from "../support/organization";
import { actorOfAppointment, ADDRESS, arrive, read, signInAs } from "./appointments";

const SYSTEM = { kind: "system", task: "mail" } as const;
const NEW_PASSWORD = "copper lantern walks";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
});

const linkFor = async (userId: string, purpose: "RESET_PASSWORD" | "SIGN_IN", now?: number) =>
  (await createUserToken(await practice.as(SYSTEM, now), userId, purpose, { sentTo: "" })).token;

const reset = async (token: string, now?: number) =>
  resetPassword(
    await arrive(practice, {}, now),
    { token, password: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
    ADDRESS,
  );

describe("asking for a link", () => {
  it("has one mailed to a user, and answers alike where there is none", async () => {
    const mails = () =>
      read<{ payload: string }>(practice, "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail'");
    const ask = async (username: string) => {
      const works: Promise<unknown>[] = [];
      const answer = await requestUserLink(
        { ...(await arrive(practice)), waitUntil: (work) => void works.push(work) },
        { username },
        ADDRESS,
      );
      await Promise.all(works);
      return answer;
    };
    expect(await ask("nobody@clinic.example")).toBeUndefined();
    expect(await mails()).toEqual([]);
    expect(await ask("patient@clinic.example")).toBeUndefined();
    const [mail, ...more] = (await mails()).map(({ payload }) => JSON.parse(payload) as unknown);
    expect(mail).toEqual({
      template: "password.reset",
      to: { kind: "USER", id: practice.ids.patientUser },
      stranger: true,
    });
    expect(more).toEqual([]);
  });

  it("stores no secret: the link is made by the mail, and only its hash is kept", async () => {
    const token = await linkFor(practice.ids.otherPatientUser, "SIGN_IN");
    const rows = await read<{ token_hash: string }>(
      practice,
      "SELECT token_hash FROM user_token WHERE organization_id = ?1",
    );
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
  });

  it("makes a link for nobody but the mail", async () => {
    await expect(
      createUserToken(await arrive(practice), practice.ids.doctorUser, "SIGN_IN", { sentTo: "" }),
    ).rejects.toBeInstanceOf(NotSignedInError);
  });
});

describe("a link to choose a password", () => {
  it("works once, changes the password and ends the sessions that were open", async () => {
    const before = await signInAs(practice, "doctor@clinic.example", practice.password);
    const token = await linkFor(practice.ids.doctorUser, "RESET_PASSWORD");
    const second = await linkFor(practice.ids.doctorUser, "RESET_PASSWORD");
    await reset(token);
    expect(await actorOfAppointment(practice, { cookie: before.reference })).toEqual({ kind: "anonymous" });
    await expect(signInAs(practice, "doctor@clinic.example", practice.password)).rejects.toMatchObject({
      code: "loginFailed",
    });
    expect((await signInAs(practice, "doctor@clinic.example", NEW_PASSWORD)).user.id).toBe(practice.ids.doctorUser);
    await expect(reset(token)).rejects.toMatchObject({ code: "linkUsed" });
    await expect(reset(second)).rejects.toMatchObject({ code: "linkUsed" });
  });

  it("says that it is used, expired or unknown before anything is typed", async () => {
    const now = Date.now();
    const token = await linkFor(practice.ids.patientUser, "RESET_PASSWORD", now);
    const state = async (at: number) => readUserToken(await arrive(practice, {}, at), token, "RESET_PASSWORD");
    expect([await state(now), await state(now + 59 * 60_000), await state(now + 60 * 60_000)]).toEqual([
      "valid",
      "valid",
      "expired",
    ]);
    await expect(reset(token, now + 60 * 60_000)).rejects.toMatchObject({ code: "linkExpired" });
    expect(await readUserToken(await arrive(practice), "unknown", "RESET_PASSWORD")).toBe("unknown");
    await expect(reset("unknown")).rejects.toBeInstanceOf(LinkGoneError);
  });

  it("lets one of two who use it at the same time through", async () => {
    const token = await linkFor(practice.ids.otherDoctorUser, "RESET_PASSWORD");
    const outcomes = await Promise.allSettled([reset(token), reset(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("refuses a password that too many people use, and two that differ", async () => {
    const token = await linkFor(practice.ids.patientUser, "RESET_PASSWORD");
    const context = await arrive(practice);
    await expect(
      resetPassword(context, { token, password: "password123", repeatPassword: "password123" }, ADDRESS),
    ).rejects.toMatchObject({ fields: [{ field: "password" }] });
    await expect(
      resetPassword(context, { token, password: NEW_PASSWORD, repeatPassword: "another one here" }, ADDRESS),
    ).rejects.toMatchObject({ fields: [{ field: "repeatPassword" }] });
    expect(await readUserToken(context, token, "RESET_PASSWORD")).toBe("valid");
  });
});

describe("a link to sign in", () => {
  it("is not used up by looking at it, and works once", async () => {
    const token = await linkFor(practice.ids.patientUser, "SIGN_IN");
    expect([
      await readUserToken(await arrive(practice), token, "SIGN_IN"),
      await readUserToken(await arrive(practice), token, "SIGN_IN"),
    ]).toEqual(["valid", "valid"]);
    const { reference } = await signInByLink(await arrive(practice), token, ADDRESS);
    expect(await actorOfAppointment(practice, { cookie: reference })).toMatchObject({
      kind: "patient",
      patientId: practice.ids.patient,
    });
    await expect(signInByLink(await arrive(practice), token, ADDRESS)).rejects.toMatchObject({ code: "linkUsed" });
  });

  it("leaves an audit row where it is refused, with whose it was where that is known", async () => {
    const token = await linkFor(practice.ids.patientUser, "SIGN_IN", Date.now() - 86_400_000);
    for (const refused of [token, "x".repeat(token.length)])
      await expect(signInByLink(await arrive(practice), refused, ADDRESS)).rejects.toBeInstanceOf(LinkGoneError);
    const denied = await read<{ who: string | null }>(
      practice,
      "SELECT subject_id AS who FROM audit_event WHERE organization_id = ?1 AND action = 'session.create' AND outcome = 'DENIED' ORDER BY seq DESC LIMIT 2",
    );
    expect(denied.map(({ who }) => who)).toEqual([null, practice.ids.patientUser]);
  });

  it("chooses no password, and one that chooses a password signs nobody in", async () => {
    const signInToken = await linkFor(practice.ids.patientUser, "SIGN_IN");
    const resetToken = await linkFor(practice.ids.patientUser, "RESET_PASSWORD");
    await expect(reset(signInToken)).rejects.toMatchObject({ code: "linkExpired" });
    await expect(signInByLink(await arrive(practice), resetToken, ADDRESS)).rejects.toMatchObject({
      code: "linkExpired",
    });
  });

  it("is unknown to another organization", async () => {
    const other = await openPractice();
    const token = await linkFor(practice.ids.patientUser, "SIGN_IN");
    await expect(signInByLink(await arrive(other), token, ADDRESS)).rejects.toMatchObject({ code: "linkExpired" });
  });
});
