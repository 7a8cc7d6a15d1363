import { beforeAll, describe, expect, it } from "vitest";
import { issueAuthToken } from "~/features/identity/services/sessions/issue-auth-token.server";
import { SignInRefused } from "~/features/identity/services/accounts/check-password.server";
import { signOut } from "~/features/identity/services/sessions/sign-out.server";
import { actorAuthorities } from "~/features/identity/support/team/actor-authorities.server";
import { readAuthToken } from "~/platform/access/session-token.server";
import { env, openPractice } from "../support/organization";
import { actorOfAppointment, arrive, change, read, signInAs } from "./appointments";

let own: Awaited<ReturnType<typeof openPractice>>;
let other: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  own = await openPractice();
  other = await openPractice({ database: "TENANT_DB_1" });
});

const refusal = (username: string, password: string) =>
  signInAs(own, username, password).then(
    () => "signed in",
    (error: unknown) =>
      error instanceof SignInRefused ? { status: error.status, code: error.code, fields: error.fields } : error,
  );

describe("signing in", () => {
  it("opens a session for a doctor, with their roles' authorities", async () => {
    const { reference } = await signInAs(own, "doctor@clinic.example", own.password);
    const context = await arrive(own, { cookie: reference });
    expect(context.actor).toMatchObject({ kind: "employee", employeeId: own.ids.doctor, approved: true });
    expect(actorAuthorities(context)).toEqual(expect.arrayContaining(["appointment.confirm", "session.end"]));
    expect(actorAuthorities(context)).not.toContain("outbox.deliver");
  });

  it("opens a session for a patient, who may see their own", async () => {
    const { reference } = await signInAs(own, "  Patient@Clinic.Example ", own.password);
    const context = await arrive(own, { cookie: reference });
    expect(context.actor).toMatchObject({ kind: "patient", patientId: own.ids.patient });
    expect(actorAuthorities(context)).toEqual(expect.arrayContaining(["appointment.list", "appointment.cancel"]));
    expect(actorAuthorities(context)).not.toContain("appointment.set");
  });

  it("gives one answer to an unknown user, a wrong password, a disabled user and a disabled patient", async () => {
    await change(own, "UPDATE user SET enabled = 0 WHERE organization_id = ?1 AND id = ?2", own.ids.otherDoctorUser);
    await change(own, "UPDATE patient SET enabled = 0 WHERE organization_id = ?1 AND id = ?2", own.ids.otherPatient);
    const answers = await Promise.all([
      refusal("nobody@clinic.example", own.password),
      refusal("doctor@clinic.example", "not the password"),
      refusal("other.doctor@clinic.example", own.password),
      refusal("other.patient@clinic.example", own.password),
    ]);
    const one = { status: 422, code: "loginFailed", fields: [{ field: "", message: "identity:login.failed" }] };
    expect(answers).toEqual([one, one, one, one]);
    const denied = await read<{ who: string | null }>(
      own,
      "SELECT subject_id AS who FROM audit_event WHERE organization_id = ?1 AND action = 'session.create' AND outcome = 'DENIED'",
    );
    const { doctorUser, otherDoctorUser } = own.ids;
    const names = denied.map(({ who }) => who);
    expect(names).toEqual(expect.arrayContaining([null, doctorUser, otherDoctorUser]));
  });

  it("leaves an audit row that names the user, and the password nowhere", async () => {
    const rows = await read<{ actor_id: string; subject_id: string }>(
      own,
      "SELECT actor_id, subject_id FROM audit_event WHERE organization_id = ?1 AND action = 'session.create'",
    );
    expect(rows).toContainEqual({ actor_id: own.ids.doctor, subject_id: own.ids.doctorUser });
  });
});

describe("a session", () => {
  it("is nobody's in another organization, as a cookie and as a token", async () => {
    const signedIn = await signInAs(own, "doctor@clinic.example", own.password);
    const authToken = await issueAuthToken(await arrive(own), signedIn);
    expect(await actorOfAppointment(own, { bearer: authToken })).toMatchObject({ kind: "employee" });
    expect(await actorOfAppointment(other, { bearer: authToken })).toEqual({ kind: "anonymous" });
    expect(await actorOfAppointment(other, { cookie: signedIn.reference })).toEqual({ kind: "anonymous" });
  });

  it("gives a token with the specification's claims", async () => {
    const context = await arrive(own);
    const { ids } = own;
    const doctor = await readAuthToken(
      env,
      await issueAuthToken(context, await signInAs(own, "doctor@clinic.example", own.password)),
      own.entry.id,
    );
    expect(doctor).toMatchObject({
      uuid: ids.doctorUser,
      uid: ids.doctorUser,
      eid: ids.doctor,
      euid: ids.doctor,
      cid: "",
      cuid: "",
      ouid: String(own.entry.id),
      scope: ["EMPLOYEE"],
    });
    const patient = await readAuthToken(
      env,
      await issueAuthToken(context, await signInAs(own, "patient@clinic.example", own.password)),
      own.entry.id,
    );
    expect(patient).toMatchObject({ cid: ids.patient, cuid: ids.patient, eid: "", scope: ["CUSTOMER"] });
  });

  it("ends with signing out, the token with it", async () => {
    const signedIn = await signInAs(own, "patient@clinic.example", own.password);
    const authToken = await issueAuthToken(await arrive(own), signedIn);
    await signOut(await arrive(own, { cookie: signedIn.reference }));
    expect(await actorOfAppointment(own, { cookie: signedIn.reference })).toEqual({ kind: "anonymous" });
    expect(await actorOfAppointment(own, { bearer: authToken })).toEqual({ kind: "anonymous" });
  });

  it("ends after twelve hours, however much it is used", async () => {
    const { reference, expiresAt } = await signInAs(own, "patient@clinic.example", own.password);
    await change(own, "UPDATE user_session SET last_seen_at = ?2 WHERE organization_id = ?1", expiresAt - 1);
    expect(await actorOfAppointment(own, { cookie: reference }, expiresAt - 1)).toMatchObject({ kind: "patient" });
    expect(await actorOfAppointment(own, { cookie: reference }, expiresAt)).toEqual({ kind: "anonymous" });
    expect(expiresAt - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
  });

  it("follows a role that is taken away, an approval that is withdrawn and a user who is disabled, on the next request", async () => {
    const practice = await openPractice();
    const { reference } = await signInAs(practice, "doctor@clinic.example", practice.password);
    const authorities = async () => actorAuthorities(await arrive(practice, { cookie: reference }));
    expect(await authorities()).toContain("appointment.confirm");
    await change(
      practice,
      "DELETE FROM employee_role WHERE organization_id = ?1 AND employee_id = ?2",
      practice.ids.doctor,
    );
    expect(await authorities()).not.toContain("appointment.confirm");
    await change(
      practice,
      "UPDATE employee SET admin_approval = 0 WHERE organization_id = ?1 AND id = ?2",
      practice.ids.doctor,
    );
    expect(await actorOfAppointment(practice, { cookie: reference })).toMatchObject({
      kind: "employee",
      approved: false,
    });
    await change(
      practice,
      "UPDATE user SET enabled = 0 WHERE organization_id = ?1 AND id = ?2",
      practice.ids.doctorUser,
    );
    expect(await actorOfAppointment(practice, { cookie: reference })).toEqual({ kind: "anonymous" });
  });
});

it("lets a professional who is not approved sign in, and do nothing but wait", async () => {
  const practice = await openPractice();
  await change(
    practice,
    "UPDATE employee SET admin_approval = 0 WHERE organization_id = ?1 AND id = ?2",
    practice.ids.doctor,
  );
  const { reference } = await signInAs(practice, "doctor@clinic.example", practice.password);
  const context = await arrive(practice, { cookie: reference });
  expect(context.actor).toMatchObject({ kind: "employee", approved: false });
  const open = [
    "session.create",
    "organization.create",
    "session.end",
    "secondFactor.setUp",
    "user.settings",
    "password.reset",
    "patient.signup",
    "employee.signup",
    "family.consent",
    "user.language",
    "organization.public",
    "slots.read",
    "appointment.book",
    // For an appointment that one may read, which is asked first.
    "payment.make",
    // As anybody pays the practice, and as a gateway tells.
    "payment.payNow",
    "payment.event",
    "developmentCheckout.answer",
    // Whoever holds the mailed link of an offer, signed in or not.
    "waitingList.answer",
    "messages.refuse",
    // As anybody checks in at a kiosk, by a code or by name and date of birth.
    "arrival.checkIn",
    // Which finds nothing that one may not open.
    "search.use",
    // A service's signature, whoever's cookie comes along.
    "messages.report",
    "clientError.report",
    "developmentMail.read",
    "file.read",
    // Whoever holds the paper of a prescription.
    "prescription.verify",
    // Whoever holds the mailed link of an appointment that is over.
    "feedback.answer",
    "help.read",
  ];
  expect(actorAuthorities(context).filter((name) => !open.includes(name))).toEqual([]);
});
