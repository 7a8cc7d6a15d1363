import { describe, expect, it } from "vitest";
import { changePassword } from "~/features/identity/services/accounts/change-password.server";
import { checkHuman } from "~/features/identity/services/protection/check-human.server";
import { endAllOtherSessions } from "~/features/identity/services/sessions/end-other-sessions.server";
import { endOneSession } from "~/features/identity/services/sessions/end-one-session.server";
import { recaptchaCheck, STAND_IN_TOKEN } from "~/features/identity/support/protection/human-check.server";
import { readAccountSecurity } from "~/features/identity/services/accounts/read-account-security.server";
import { requestUserLink } from "~/features/identity/services/accounts/request-user-link.server";
import { registerPatient } from "~/features/patients/public.server";
import { setSecret } from "~/features/organization/public.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { securityHeaders } from "~/platform/http/http.server";
import { openPractice } from "../support/organization";
import { mailsOf, setPolicy, signInAt } from "./second-step-scene";
import { actorOfAppointment, ADDRESS, arrive, change, read } from "./appointments";

const NOW = Date.now();
const MINUTE = 60_000;
const DOCTOR = "doctor@clinic.example";
const NEW_PASSWORD = "copper lantern walks";

type Practice = Awaited<ReturnType<typeof openPractice>>;

describe("a user's sessions", () => {
  it("are listed for their owner alone, the one that asks among them, and end one by one on the next request", async () => {
    const practice = await openPractice({ now: NOW });
    const [here, there] = [await signInAt(practice, DOCTOR, NOW), await signInAt(practice, DOCTOR, NOW - 1)];
    const other = await signInAt(practice, "other.doctor@clinic.example", NOW);
    const mine = await arrive(practice, { cookie: here.reference }, NOW);
    const { sessions } = await readAccountSecurity(mine);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const theirs = await arrive(practice, { cookie: other.reference }, NOW);
    await expect(endOneSession(theirs, { id: sessions[1]?.id })).rejects.toBeInstanceOf(NotFoundError);
    await endOneSession(mine, { id: sessions[1]?.id });
    expect(await actorOfAppointment(practice, { cookie: there.reference }, NOW)).toEqual({ kind: "anonymous" });
    await expect(endOneSession(mine, { id: sessions[1]?.id })).rejects.toBeInstanceOf(NotFoundError);
    expect((await readAccountSecurity(mine)).sessions).toHaveLength(1);
  });

  it("all end but the one that asks", async () => {
    const practice = await openPractice({ now: NOW });
    const [here, there] = [await signInAt(practice, DOCTOR, NOW), await signInAt(practice, DOCTOR, NOW)];
    const other = await signInAt(practice, "other.doctor@clinic.example", NOW);
    await endAllOtherSessions(await arrive(practice, { cookie: here.reference }, NOW));
    expect(await actorOfAppointment(practice, { cookie: there.reference }, NOW)).toEqual({ kind: "anonymous" });
    expect(await actorOfAppointment(practice, { cookie: here.reference }, NOW)).toMatchObject({ kind: "employee" });
    expect(await actorOfAppointment(practice, { cookie: other.reference }, NOW)).toMatchObject({ kind: "employee" });
  });
});

describe("an idle session", () => {
  it("ends after the minutes that the organization allows since it was last used, and stays out of the list", async () => {
    const practice = await openPractice({ now: NOW });
    await setPolicy(practice, { idleMinutes: 15 });
    const { reference } = await signInAt(practice, DOCTOR, NOW);
    const kindAt = async (at: number) => (await actorOfAppointment(practice, { cookie: reference }, at)).kind;
    expect(await kindAt(NOW + 15 * MINUTE + 1)).toBe("anonymous");
    await change(practice, "UPDATE user_session SET last_seen_at = ?2 WHERE organization_id = ?1", NOW + 10 * MINUTE);
    expect(await kindAt(NOW + 25 * MINUTE + 1)).toBe("anonymous");
    expect(await kindAt(NOW + 25 * MINUTE)).toBe("employee");
    const later = await signInAt(practice, DOCTOR, NOW + 90 * MINUTE);
    const context = await arrive(practice, { cookie: later.reference }, NOW + 90 * MINUTE);
    expect((await readAccountSecurity(context)).sessions).toHaveLength(1);
  });

  it("is kept by being used, which is written down once a minute at the most", async () => {
    const practice = await openPractice({ now: NOW });
    const { reference } = await signInAt(practice, DOCTOR, NOW);
    const seenAfter = async (at: number) => {
      const works: Promise<unknown>[] = [];
      await arrive(practice, { cookie: reference }, at, (work) => void works.push(work));
      await Promise.all(works);
      const [row] = await read<{ seen: number }>(
        practice,
        "SELECT last_seen_at AS seen FROM user_session WHERE organization_id = ?1",
      );
      return { writes: works.length, seen: row?.seen };
    };
    expect(await seenAfter(NOW + MINUTE - 1)).toEqual({ writes: 0, seen: NOW });
    expect(await seenAfter(NOW + MINUTE)).toEqual({ writes: 1, seen: NOW + MINUTE });
    expect(await seenAfter(NOW + MINUTE + 1)).toEqual({ writes: 0, seen: NOW + MINUTE });
  });
});

describe("changing the password", () => {
  const asks = async (practice: Practice, reference: string, currentPassword: string) =>
    changePassword(await arrive(practice, { cookie: reference }, NOW), {
      currentPassword,
      password: NEW_PASSWORD,
      repeatPassword: NEW_PASSWORD,
    });

  it("asks for the old one, ends the other sessions and tells the user", async () => {
    const practice = await openPractice({ now: NOW });
    const [here, there] = [await signInAt(practice, DOCTOR, NOW), await signInAt(practice, DOCTOR, NOW)];
    await expect(asks(practice, here.reference, "not the password")).rejects.toMatchObject({
      fields: [{ field: "currentPassword", message: "security:password.wrong" }],
    });
    await asks(practice, here.reference, practice.password);
    expect(await actorOfAppointment(practice, { cookie: here.reference }, NOW)).toMatchObject({ kind: "employee" });
    expect(await actorOfAppointment(practice, { cookie: there.reference }, NOW)).toEqual({ kind: "anonymous" });
    await expect(signInAt(practice, DOCTOR, NOW)).rejects.toMatchObject({ code: "loginFailed" });
    expect((await signInAt(practice, DOCTOR, NOW, { password: NEW_PASSWORD })).owes).toBe("none");
    expect(await mailsOf(practice)).toContain("security.passwordChanged");
  });
});

describe("a sign-in from a device that was not seen before", () => {
  it("is told to the user by mail, the first sign-in of all and known devices are not", async () => {
    const practice = await openPractice({ now: NOW });
    const mails = async () => (await mailsOf(practice)).filter((name) => name === "security.newDevice").length;
    await signInAt(practice, DOCTOR, NOW);
    await signInAt(practice, DOCTOR, NOW);
    expect(await mails()).toBe(0);
    await change(practice, "UPDATE user_session SET device = 'Firefox · Linux' WHERE organization_id = ?1");
    await signInAt(practice, DOCTOR, NOW);
    expect(await mails()).toBe(1);
  });
});

describe("showing that a person asks", () => {
  async function checked() {
    const practice = await openPractice({ now: NOW });
    await change(
      practice,
      "UPDATE organization_profile SET settings = json_patch(settings, ?2) WHERE organization_id = ?1",
      JSON.stringify({ recaptchaSiteKey: "site-key" }),
    );
    await setSecret(await practice.as(practice.administrator), "recaptcha", "the other side's secret");
    return practice;
  }
  const NEEDED = { field: "recaptcha", message: "security:recaptcha.needed" };

  it("is needed to sign in after three failures, where the organization checks it", async () => {
    const practice = await checked();
    const wrong = () =>
      signInAt(practice, DOCTOR, NOW, { password: "not the password" }).catch((error: InvalidError) => error.fields);
    expect(await wrong()).not.toContainEqual(NEEDED);
    expect(await wrong()).not.toContainEqual(NEEDED);
    expect(await wrong()).toContainEqual(NEEDED);
    await expect(signInAt(practice, DOCTOR, NOW)).rejects.toMatchObject({ fields: [NEEDED] });
    expect((await signInAt(practice, DOCTOR, NOW, { recaptcha: STAND_IN_TOKEN })).owes).toBe("none");
  });

  it("is needed to ask for a link and to sign up, and not where the organization does not check it", async () => {
    const practice = await checked();
    const context = await arrive(practice, {}, NOW);
    await expect(requestUserLink(context, { username: DOCTOR }, ADDRESS)).rejects.toMatchObject({ fields: [NEEDED] });
    await requestUserLink(context, { username: DOCTOR, recaptcha: STAND_IN_TOKEN }, ADDRESS);
    const person = {
      firstName: "Nia",
      lastName: "Neu",
      email: "nia@visitor.example",
      phoneCallingCode: "34",
      phone: "600123987",
      birthDate: "1990-05-01",
      gender: "2",
      password: NEW_PASSWORD,
    };
    await expect(registerPatient(context, person, ADDRESS)).rejects.toMatchObject({ fields: [NEEDED] });
    const free = await openPractice({ now: NOW });
    expect((await registerPatient(await arrive(free, {}, NOW), person, ADDRESS)).patientId).toBeTruthy();
  });

  it("is asked of the other side under the organization's own secret, and fails nobody when that is away", async () => {
    const practice = await checked();
    const context = await arrive(practice, {}, NOW);
    const seen: [string, string][] = [];
    const answering = (success: boolean) =>
      recaptchaCheck((address, init) => {
        seen.push([String(address), String(init?.body)]);
        return Promise.resolve(Response.json({ success }));
      });
    await checkHuman(context, "a token", answering(true));
    await expect(checkHuman(context, "a token", answering(false))).rejects.toBeInstanceOf(InvalidError);
    expect(seen[0]).toEqual([
      "https://www.google.com/recaptcha/api/siteverify",
      "secret=the+other+side%27s+secret&response=a+token",
    ]);
    await checkHuman(
      context,
      "a token",
      recaptchaCheck(() => Promise.reject(new Error("away"))),
    );
    await expect(checkHuman(context, undefined, answering(true))).rejects.toBeInstanceOf(InvalidError);
  });

  it("lets its script into the page only where it is checked", () => {
    const policy = (recaptcha: boolean) => {
      const headers = new Headers({ "content-type": "text/html" });
      securityHeaders(headers, { nonce: "n", host: "h.example", production: true, recaptcha });
      return headers.get("content-security-policy");
    };
    expect(policy(false)).not.toContain("google");
    expect(policy(true)).toContain("frame-src 'self' https://www.google.com/recaptcha/");
    expect(policy(true)).toContain("script-src 'self' 'nonce-n' https://www.google.com/recaptcha/");
  });
});
