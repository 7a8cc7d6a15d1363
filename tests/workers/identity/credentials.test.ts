import { beforeEach, describe, expect, it } from "vitest";
import { changeEmployeeAccount } from "~/features/identity/services/team/change-employee-account.server";
import { changeOwnEmail, withdrawEmail } from "~/features/identity/services/accounts/change-own-email.server";
import { changePassword } from "~/features/identity/services/accounts/change-password.server";
import { confirmEmail, readEmailChange } from "~/features/identity/services/accounts/confirm-email.server";
import { confirmIdentity } from "~/features/identity/services/accounts/confirm-identity.server";
import { askedToSign, confirmToSign } from "~/features/identity/services/accounts/confirm-to-sign.server";
import { createUserToken } from "~/features/identity/services/accounts/create-user-token.server";
import { listResetFactors, resetPassword } from "~/features/identity/services/accounts/reset-password.server";
import { readUserToken } from "~/features/identity/services/accounts/read-user-token.server";
import { deliverMail } from "~/features/notifications/services/mail/deliver-mail.server";
import { updatePatient } from "~/features/patients/services/patients/update-patient.server";
import { readPatientForm } from "~/features/patients/services/patients/read-patient-form.server";
import { FRESH_TO_SIGN_MS } from "~/platform/access/fresh-sign-in.server";
import { openPractice } from "../support/organization";
import { actorOfAppointment, ADDRESS, arrive, change, read, signInAs } from "./appointments";
import { givenMember } from "./team";

const SYSTEM = { kind: "system", task: "mail" } as const;
const NEW = "new.address@their-own-domain.eu";

let practice: Awaited<ReturnType<typeof openPractice>>;
beforeEach(async () => {
  practice = await openPractice();
});

interface Sent {
  template: string;
  to: { kind: string; id: string };
  changeId?: string;
}

/** The mails that wait in the outbox, and each as it would leave: to whom, with which link. */
async function outbox() {
  const rows = await read<{ id: string; payload: string }>(
    practice,
    "SELECT id, payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail' AND status = 'PENDING' ORDER BY id",
  );
  return rows.map(({ id, payload }) => ({ id, payload: JSON.parse(payload) as Sent }));
}

async function deliver(template: string) {
  const item = (await outbox()).findLast(({ payload }) => payload.template === template);
  if (!item) throw new Error(`no mail ${template}`);
  const handed: { to: string; text: string }[] = [];
  const context = await practice.as(SYSTEM);
  await deliverMail(
    context,
    { id: item.id, topic: "mail", payload: item.payload, attempts: 0 } as never,
    {
      hand: async (_context: unknown, mail: { to: { email: string }; text: string }) => {
        handed.push({ to: mail.to.email, text: mail.text });
        return { providerRef: "test" };
      },
    } as never,
  );
  return handed;
}

const tokenIn = (text: string) => /\/s\/email\/([\w-]+)/.exec(text)?.[1] ?? "";
const emailOf = async (userId: string) =>
  (
    await read<{ email: string; username: string }>(
      practice,
      "SELECT email, username FROM user WHERE organization_id = ?1 AND id = ?2",
      userId,
    )
  )[0];

const signedIn = async (name = "patient@clinic.example") => {
  const { reference } = await signInAs(practice, name, practice.password);
  return { reference, context: (now?: number) => arrive(practice, { cookie: reference }, now) };
};

const linkFor = async (userId: string, purpose: "RESET_PASSWORD" | "SIGN_IN" | "INVITE", sentTo: string) =>
  (await createUserToken(await practice.as(SYSTEM), userId, purpose, { sentTo })).token;

describe("another email of one's own", () => {
  it("takes effect when its mailed link was opened, drops every other link and tells the old address", async () => {
    const { patientUser } = practice.ids;
    const here = await signedIn();
    const other = await signedIn();
    const reset = await linkFor(patientUser, "RESET_PASSWORD", "patient@clinic.example");
    await changeOwnEmail(await here.context(), { email: NEW });
    expect(await emailOf(patientUser)).toMatchObject({ email: "patient@clinic.example" });
    expect((await outbox()).map(({ payload }) => payload.template)).toEqual(
      expect.arrayContaining(["email.confirm", "security.emailAsked"]),
    );
    const [mail] = await deliver("email.confirm");
    expect(mail?.to).toBe(NEW);
    const token = tokenIn(mail?.text ?? "");
    expect(await readEmailChange(await arrive(practice), token)).toEqual({ email: NEW });
    await confirmEmail(await here.context(), { token }, ADDRESS);
    expect(await emailOf(patientUser)).toEqual({ email: NEW, username: NEW });
    expect(await readUserToken(await arrive(practice), reset, "RESET_PASSWORD")).not.toBe("valid");
    expect((await deliver("security.emailChanged")).map(({ to }) => to)).toEqual(["patient@clinic.example"]);
    expect(await actorOfAppointment(practice, { cookie: here.reference })).toMatchObject({ kind: "patient" });
    expect(await actorOfAppointment(practice, { cookie: other.reference })).toEqual({ kind: "anonymous" });
    await expect(confirmEmail(await arrive(practice), { token }, ADDRESS)).rejects.toMatchObject({ code: "linkUsed" });
    expect((await signInAs(practice, NEW, practice.password)).user.id).toBe(patientUser);
    const [patient] = await read<{ email: string }>(
      practice,
      "SELECT email FROM patient WHERE organization_id = ?1 AND id = ?2",
      practice.ids.patient,
    );
    expect(patient?.email).toBe(NEW);
  });

  it("keeps the other sessions where the tick was taken away", async () => {
    const here = await signedIn();
    const other = await signedIn();
    await changeOwnEmail(await here.context(), { email: NEW });
    const [mail] = await deliver("email.confirm");
    await confirmEmail(await arrive(practice), { token: tokenIn(mail?.text ?? ""), endSessions: ["off"] }, ADDRESS);
    expect(await actorOfAppointment(practice, { cookie: other.reference })).toMatchObject({ kind: "patient" });
  });

  it("needs a sign-in of the last ten minutes, or the password once more", async () => {
    const here = await signedIn();
    const late = Date.now() + FRESH_TO_SIGN_MS + 60_000;
    await expect(changeOwnEmail(await here.context(late), { email: NEW })).rejects.toMatchObject({
      code: "freshSignInNeeded",
    });
    await expect(confirmIdentity(await here.context(late), { password: "not the password" })).rejects.toMatchObject({
      fields: [{ field: "password" }],
    });
    await expect(changeOwnEmail(await here.context(late), { email: NEW })).rejects.toMatchObject({ status: 401 });
    await confirmIdentity(await here.context(late), { password: practice.password });
    await changeOwnEmail(await here.context(late + 1), { email: NEW });
    expect((await outbox()).some(({ payload }) => payload.template === "email.confirm")).toBe(true);
  });

  it("can be withdrawn, and another one takes its place: the link of before does nothing", async () => {
    const here = await signedIn();
    await changeOwnEmail(await here.context(), { email: NEW });
    const [first] = await deliver("email.confirm");
    await changeOwnEmail(await here.context(), { email: `second.${NEW}` });
    const [second] = await deliver("email.confirm");
    const open = async (text = "") => confirmEmail(await arrive(practice), { token: tokenIn(text) }, ADDRESS);
    await expect(open(first?.text)).rejects.toMatchObject({ status: 410 });
    await withdrawEmail(await here.context());
    await expect(open(second?.text)).rejects.toMatchObject({ status: 410 });
    expect(await emailOf(practice.ids.patientUser)).toMatchObject({ email: "patient@clinic.example" });
  });

  it("tells nobody but its owner that somebody has the address", async () => {
    const here = await signedIn();
    await expect(
      changeOwnEmail(await here.context(), { email: "other.patient@clinic.example" }),
    ).resolves.toBeUndefined();
    expect((await outbox()).map(({ payload }) => [payload.template, payload.to.id])).toEqual([
      ["account.exists", practice.ids.otherPatientUser],
    ]);
  });

  it("is one account's where two ask for the same address: the second link does nothing", async () => {
    const [one, two] = [await signedIn(), await signedIn("other.patient@clinic.example")];
    await changeOwnEmail(await one.context(), { email: NEW });
    const [first] = await deliver("email.confirm");
    await changeOwnEmail(await two.context(), { email: NEW });
    const [second] = await deliver("email.confirm");
    const open = async (text = "") => confirmEmail(await arrive(practice), { token: tokenIn(text) }, ADDRESS);
    const outcomes = await Promise.allSettled([open(first?.text), open(second?.text)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is asked for in one organization and confirmed in no other", async () => {
    const here = await signedIn();
    const abroad = await openPractice({ database: "TENANT_DB_1" });
    await changeOwnEmail(await here.context(), { email: NEW });
    const [mail] = await deliver("email.confirm");
    const token = tokenIn(mail?.text ?? "");
    await expect(confirmEmail(await arrive(abroad), { token }, ADDRESS)).rejects.toMatchObject({ status: 410 });
  });
});

describe("another email that staff enter", () => {
  const asAdmin = () => practice.as(practice.administrator);

  it("of a colleague waits for the link to the new address", async () => {
    const { doctor, doctorUser } = practice.ids;
    const wanted = { email: NEW, phone: "", phoneCallingCode: "34", languageCode: "" };
    expect(await changeEmployeeAccount(await asAdmin(), doctor, wanted)).toEqual({ emailWaits: true });
    expect(await emailOf(doctorUser)).toMatchObject({ email: "doctor@clinic.example" });
    const [mail] = await deliver("email.confirm");
    await confirmEmail(await arrive(practice), { token: tokenIn(mail?.text ?? "") }, ADDRESS);
    expect(await emailOf(doctorUser)).toEqual({ email: NEW, username: NEW });
    const found = await read(
      practice,
      "SELECT 1 FROM employee_search WHERE organization_id = ?1 AND employee_id = ?2 AND token LIKE 'new.address@%'",
      doctor,
    );
    expect(found).toHaveLength(1);
  });

  it("of somebody who was invited and never came takes effect at once, and the invitation goes there alone", async () => {
    const member = await givenMember(practice, { lastName: "Typo" });
    const before = (await emailOf(member.userId))?.email ?? "";
    const invitation = await linkFor(member.userId, "INVITE", before);
    const wanted = { email: NEW, phone: "", phoneCallingCode: "34", languageCode: "" };
    expect(await changeEmployeeAccount(await asAdmin(), member.id, wanted)).toEqual({ emailWaits: false });
    expect(await emailOf(member.userId)).toEqual({ email: NEW, username: NEW });
    expect(await readUserToken(await arrive(practice), invitation, "INVITE")).not.toBe("valid");
    expect((await outbox()).map(({ payload }) => payload.template)).toContain("employee.invite");
  });

  it("of a patient who signs in waits for the link too, and cannot be left out", async () => {
    const { patient, patientUser } = practice.ids;
    const { values } = await readPatientForm(await asAdmin(), patient);
    const form = { ...values, acceptDuplicate: "on" };
    expect(await updatePatient(await asAdmin(), patient, { ...form, email: NEW })).toEqual({ emailWaits: true });
    const [row] = await read<{ email: string }>(
      practice,
      "SELECT email FROM patient WHERE organization_id = ?1 AND id = ?2",
      patient,
    );
    expect(row?.email).toBe("patient@clinic.example");
    expect(await emailOf(patientUser)).toMatchObject({ email: "patient@clinic.example" });
    const { values: now } = await readPatientForm(await asAdmin(), patient);
    await expect(updatePatient(await asAdmin(), patient, { ...now, email: "" })).rejects.toMatchObject({
      fields: [{ field: "email" }],
    });
  });
});

describe("a mailed link", () => {
  it("works no more once its user is reached elsewhere, even where it was made too late to be dropped", async () => {
    const { patientUser } = practice.ids;
    await change(practice, "UPDATE user SET email = ?3 WHERE organization_id = ?1 AND id = ?2", patientUser, NEW);
    const late = await linkFor(patientUser, "SIGN_IN", "patient@clinic.example");
    expect(await readUserToken(await arrive(practice), late, "SIGN_IN")).toBe("unknown");
    const good = await linkFor(patientUser, "SIGN_IN", NEW);
    expect(await readUserToken(await arrive(practice), good, "SIGN_IN")).toBe("valid");
  });

  it("to sign in works for ten minutes", async () => {
    const token = await linkFor(practice.ids.patientUser, "SIGN_IN", "");
    const state = async (minutes: number) =>
      readUserToken(await arrive(practice, {}, Date.now() + minutes * 60_000), token, "SIGN_IN");
    expect([await state(9), await state(11)]).toEqual(["valid", "expired"]);
  });
});

describe("a new password", () => {
  const passwords = { password: "copper lantern walks", repeatPassword: "copper lantern walks" };

  it("drops every mailed link of the user, and leaves the other sessions where the tick was taken away", async () => {
    const here = await signedIn();
    const other = await signedIn();
    const links = await Promise.all([
      linkFor(practice.ids.patientUser, "SIGN_IN", "patient@clinic.example"),
      linkFor(practice.ids.patientUser, "RESET_PASSWORD", "patient@clinic.example"),
    ]);
    const form = { currentPassword: practice.password, ...passwords, endSessions: ["off"] };
    await changePassword(await here.context(), form);
    expect(await readUserToken(await arrive(practice), links[0] ?? "", "SIGN_IN")).toBe("used");
    expect(await readUserToken(await arrive(practice), links[1] ?? "", "RESET_PASSWORD")).toBe("used");
    expect(await actorOfAppointment(practice, { cookie: other.reference })).toMatchObject({ kind: "patient" });
  });

  it("by a mailed link takes the ticked second steps off, and says so by mail", async () => {
    const { patientUser } = practice.ids;
    await change(
      practice,
      `INSERT INTO user_factor (organization_id, id, user_id, kind, label, confirmed_at, created_at)
VALUES (?1, 'planted', ?2, 'PASSKEY', 'Not mine', 1, 1), (?1, 'kept', ?2, 'PASSKEY', 'Mine', 1, 1)`,
      patientUser,
    );
    const token = await linkFor(patientUser, "RESET_PASSWORD", "patient@clinic.example");
    expect((await listResetFactors(await arrive(practice), token)).map(({ id }) => id)).toEqual(["kept", "planted"]);
    await resetPassword(await arrive(practice), { token, ...passwords, removeFactors: ["planted"] }, ADDRESS);
    const left = await read(practice, "SELECT id FROM user_factor WHERE organization_id = ?1");
    expect(left).toEqual([{ id: "kept" }]);
    expect((await outbox()).map(({ payload }) => payload.template).sort()).toEqual([
      "security.factorRemoved",
      "security.passwordChanged",
    ]);
  });

  it("takes no second step off where the organization wants one of the person", async () => {
    const { doctorUser } = practice.ids;
    await change(
      practice,
      `INSERT INTO user_factor (organization_id, id, user_id, kind, label, confirmed_at, created_at)
VALUES (?1, 'wanted', ?2, 'PASSKEY', 'Mine', 1, 1)`,
      doctorUser,
    );
    const token = await linkFor(doctorUser, "RESET_PASSWORD", "doctor@clinic.example");
    const context = await arrive(practice);
    const strict = {
      ...context,
      profile: { ...context.profile, settings: { ...context.profile.settings, secondFactorOf: "EVERYONE" as const } },
    };
    expect(await listResetFactors(strict, token)).toEqual([]);
    await resetPassword(strict, { token, ...passwords, removeFactors: ["wanted"] }, ADDRESS);
    expect(await read(practice, "SELECT id FROM user_factor WHERE organization_id = ?1")).toEqual([{ id: "wanted" }]);
  });
});

describe("who signs", () => {
  const late = Date.now() + FRESH_TO_SIGN_MS + 60_000;
  const asked = { username: "", password: false, passkey: false, code: null, noFactor: false };

  it("is asked for nothing within fifteen minutes, for the password beside the button after that, and then again for nothing", async () => {
    const here = await signedIn();
    const asks = async (at?: number) => askedToSign(await here.context(at), { secondStep: false });
    expect(await asks()).toEqual(asked);
    expect(await asks(late)).toEqual({ ...asked, username: "patient@clinic.example", password: true });
    await confirmToSign(await here.context(late), { password: practice.password });
    expect(await asks(late + 1)).toEqual(asked);
    await confirmToSign(await here.context(late + 1), {});
  });

  it("is told beforehand where a code is asked for that nothing of their account gives", async () => {
    const here = await signedIn();
    expect(await askedToSign(await here.context(), { secondStep: true })).toMatchObject({
      code: null,
      noFactor: true,
    });
  });

  it("is refused without a password, with an empty one and with a wrong one, which is audited and counted", async () => {
    const here = await signedIn();
    const by = async (proof: { password?: string }) => confirmToSign(await here.context(late), proof);
    await expect(by({})).rejects.toMatchObject({ code: "freshSignInNeeded" });
    await expect(by({ password: "" })).rejects.toMatchObject({ fields: [{ field: "password" }] });
    for (let tries = 0; tries < 4; tries += 1)
      await expect(by({ password: "not the password" })).rejects.toMatchObject({ fields: [{ field: "password" }] });
    await expect(by({ password: practice.password })).rejects.toMatchObject({ status: 429 });
    const denied = await read(
      practice,
      "SELECT outcome FROM audit_event WHERE organization_id = ?1 AND action = 'session.confirm'",
    );
    expect(denied).toEqual(Array.from({ length: 4 }, () => ({ outcome: "DENIED" })));
  });

  it("shows it for one session alone", async () => {
    const here = await signedIn();
    const other = await signedIn();
    await confirmToSign(await here.context(late), { password: practice.password });
    await expect(confirmToSign(await other.context(late + 1), {})).rejects.toMatchObject({ code: "freshSignInNeeded" });
  });
});
