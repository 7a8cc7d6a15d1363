import { beforeAll, describe, expect, it } from "vitest";
import { isEmailValid, isPhoneAvailable } from "~/features/identity/services/protection/check-availability.server";
import { registerProfessional } from "~/features/identity/services/team/register-professional.server";
import { registerPatient } from "~/features/patients/services/registration/register-patient.server";
import { openPractice } from "../support/organization";
import { actorOfAppointment, ADDRESS, arrive, change, read } from "./appointments";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
});

const professional = {
  title: "8",
  firstName: "Noor",
  lastName: "Al Khalifa",
  email: " Noor@Clinic.Example ",
  phoneCallingCode: "973-BH",
  phone: "3600 9999",
};
const register = async (changes: object = {}) =>
  registerProfessional(await arrive(practice), { ...professional, ...changes }, ADDRESS);

describe("a health professional who registers", () => {
  it("becomes a doctor who waits, with the email as username, a link to choose a password, and the administrators told", async () => {
    const result = await register();
    expect(result).toEqual({
      registered: true,
      employeeId: expect.any(String),
      employee: expect.objectContaining({ username: "noor@clinic.example", title: 8, adminApproval: 0 }),
    });
    const [row] = await read(
      practice,
      "SELECT u.username, u.phone AS \"fullPhone\", u.password_hash, e.title, e.phone, e.team_user_type, e.admin_approval FROM user u JOIN employee e ON e.organization_id = u.organization_id AND e.user_id = u.id WHERE u.organization_id = ?1 AND u.username = 'noor@clinic.example'",
    );
    expect(row).toEqual({
      username: "noor@clinic.example",
      fullPhone: "97336009999",
      password_hash: null,
      title: 8,
      phone: "36009999",
      team_user_type: 2,
      admin_approval: 0,
    });
    const mails = await read<{ payload: string }>(
      practice,
      "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail'",
    );
    const told = mails.map(
      ({ payload }) => JSON.parse(payload) as { template: string; to: { kind: string; id: string } },
    );
    expect(told.map(({ template }) => template).sort()).toEqual([
      "employee.registered",
      "employee.waiting",
      "password.reset",
    ]);
    expect(told.find(({ template }) => template === "employee.waiting")?.to.id).toBe(
      practice.created.creatorEmployeeId,
    );
  });

  it("is told of a colleague with the same email", async () => {
    expect(await register({ email: "doctor@clinic.example", phone: "" })).toEqual({
      registered: false,
      sameEmail: true,
      errors: [],
    });
  });

  it("is told at the username of a patient's email, and at the phone of one that is taken", async () => {
    await register({ email: "first@clinic.example", phone: "36001111" });
    const { errors } = (await register({ email: "patient@clinic.example", phone: "36001111" })) as {
      errors: { field: string }[];
    };
    expect(errors.map(({ field }) => field)).toEqual(["username", "phone"]);
  });

  it("is one of two with the same email who come at the same time", async () => {
    const results = await Promise.all([
      register({ email: "twin@clinic.example", phone: "" }),
      register({ email: "twin@clinic.example", phone: "" }),
    ]);
    expect(results.map(({ registered }) => registered).sort()).toEqual([false, true]);
  });

  it("finds no such page where the organization takes none", async () => {
    const closed = await openPractice();
    await change(
      closed,
      "UPDATE organization_profile SET settings = '{\"hpSignupEnabled\":false}' WHERE organization_id = ?1",
    );
    await expect(registerProfessional(await arrive(closed), professional, ADDRESS)).rejects.toMatchObject({
      status: 404,
    });
  });
});

const newcomer = {
  firstName: "Layla",
  lastName: "Haddad",
  email: "Layla@Example.com",
  phoneCallingCode: "34",
  phone: "٦٠٠٩٩٨٨٧٧",
  birthDate: "1990-02-28",
  gender: "2",
  password: "copper lantern walks",
};
const signUp = async (changes: object = {}) =>
  registerPatient(await arrive(practice), { ...newcomer, ...changes }, ADDRESS);

describe("a patient who signs up", () => {
  it("is signed in at once, as a new patient with the next number", async () => {
    const { reference, patientId } = await signUp();
    expect(await actorOfAppointment(practice, { cookie: reference })).toMatchObject({
      kind: "patient",
      patientId,
      username: "layla@example.com",
    });
    const [row] = await read(
      practice,
      "SELECT number, phone, birth_date, gender FROM patient WHERE organization_id = ?1 AND id = ?2",
      patientId,
    );
    expect(row).toEqual({ number: 3, phone: "600998877", birth_date: "1990-02-28", gender: 2 });
  });

  it("is told at the field which of email and phone has an account", async () => {
    await expect(signUp({ phone: "600000001", email: "patient@clinic.example" })).rejects.toMatchObject({
      fields: [{ field: "email", message: "identity:patientSignup.emailTaken" }],
    });
    await expect(signUp({ email: "other@example.com" })).rejects.toMatchObject({
      fields: [{ field: "phone", message: "identity:patientSignup.phoneTaken" }],
    });
  });

  it("does not take over a patient whom the practice knows by the same email", async () => {
    await change(
      practice,
      "INSERT INTO patient (organization_id, id, number, first_name, last_name, email, created_at) VALUES (?1, 'known', 77, 'Layla', 'Known', 'known@example.com', 1)",
    );
    const { patientId } = await signUp({ email: "known@example.com", phone: "600000002" });
    expect(patientId).not.toBe("known");
    expect(await read(practice, "SELECT user_id FROM patient WHERE organization_id = ?1 AND id = 'known'")).toEqual([
      { user_id: null },
    ]);
  });
});

describe("what can still be signed up with", () => {
  it("is told for an email and for a phone, with two reads either way", async () => {
    const trips = async (check: typeof isEmailValid, input: object) => {
      const context = await arrive(practice);
      const before = context.db.meter.roundTrips;
      return [await check(context, input, ADDRESS), context.db.meter.roundTrips - before];
    };
    expect(await trips(isEmailValid, { email: "patient@clinic.example" })).toEqual([false, 1]);
    expect(await trips(isEmailValid, { email: "free@clinic.example" })).toEqual([true, 1]);
    expect(await trips(isPhoneAvailable, { phoneCallingCode: "34", phone: "600998877" })).toEqual([false, 1]);
    expect(await trips(isPhoneAvailable, { phoneCallingCode: "34", phone: "611000000" })).toEqual([true, 1]);
  });
});
