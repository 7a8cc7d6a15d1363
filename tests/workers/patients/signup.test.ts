import { beforeEach, describe, expect, it } from "vitest";
import { patientCalls } from "~/features/patients/public.server";
import { acceptTerms } from "~/features/patients/services/registration/accept-terms.server";
import { readSignupStep } from "~/features/patients/services/registration/read-signup-step.server";
import { registerPatient } from "~/features/patients/services/registration/register-patient.server";
import { saveIdentification } from "~/features/patients/services/identification/save-identification.server";
import { saveInsurance } from "~/features/patients/services/insurance/save-insurance.server";
import { saveProfile } from "~/features/patients/services/patients/save-profile.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { png } from "../../support/sample-files";
import { ADDRESS, arrive, change, read } from "../identity/appointments";
import { openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;

const TERMS = "Be on time.";
const account = {
  firstName: "Nadia",
  lastName: "Karim",
  email: "nadia@example.com",
  phoneCallingCode: "973",
  phone: "36007777",
  birthDate: "1991-02-03",
  gender: "2",
  password: "copper lantern walks",
};
const setting = (value: object) =>
  change(
    practice,
    `INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'patient-registration', ?2, 0)`,
    JSON.stringify(value),
  );
const register = async (changes: object = {}) =>
  registerPatient(await arrive(practice), { ...account, ...changes }, ADDRESS);
const signedUp = async () => arrive(practice, { cookie: (await register()).reference });
const rowOf = async (columns: string) =>
  (
    await read<Record<string, unknown>>(
      practice,
      `SELECT ${columns} FROM patient WHERE organization_id = ?1 AND email = 'nadia@example.com'`,
    )
  )[0];
const card = (bytes = png(40, 30)) => new File([bytes], "card.png", { type: "image/png" });

beforeEach(async () => {
  practice = await openPractice();
});

describe("the steps of signing up", () => {
  it("show a patient what they said, and nothing of what the practice notes about them", async () => {
    await setting({ bloodGroup: "REQUIRED" });
    const context = await signedUp();
    await change(practice, "UPDATE patient SET notes = 'Asks often' WHERE organization_id = ?1");
    const { values } = await readSignupStep(context, "profile");
    expect(values).toHaveProperty("firstName");
    expect(JSON.stringify(values)).not.toContain("Asks often");
  });

  it("are those that the organization asks for, one after the other", async () => {
    await setting({ bloodGroup: "REQUIRED", identification: "OPTIONAL", insurance: "REQUIRED", terms: TERMS });
    const context = await signedUp();
    const step = async (name: string) => readSignupStep(context, name);
    expect(await step("profile")).toMatchObject({ next: "identification", maySkip: false });
    expect(await step("identification")).toMatchObject({ next: "insurance", maySkip: true });
    expect(await step("insurance")).toMatchObject({ next: "terms", maySkip: false });
    expect(await step("terms")).toMatchObject({ next: null, maySkip: false, terms: { text: TERMS } });
    await expect(step("payment")).rejects.toMatchObject({ status: 404 });
  });

  it("that are not asked for do not exist", async () => {
    await expect(readSignupStep(await signedUp(), "insurance")).rejects.toMatchObject({ status: 404 });
  });

  it("keep profile, insurance (said again, it is corrected), image and terms", async () => {
    await setting({ bloodGroup: "REQUIRED", identification: "OPTIONAL", insurance: "OPTIONAL", terms: TERMS });
    const context = await signedUp();
    await expect(saveProfile(context, { city: "Manama" })).rejects.toMatchObject({ fields: [{ field: "bloodGroup" }] });
    await saveProfile(context, { bloodGroup: "4", city: "Manama" });
    await saveInsurance(context, { insurer: "Gulf Cover", memberNumber: "A-1" });
    await saveInsurance(context, { insurer: "Gulf Cover", memberNumber: "A-2" });
    const fileId = await saveIdentification(context, card());
    expect(await rowOf("blood_group, city, identification_file_id")).toEqual({
      blood_group: 4,
      city: "Manama",
      identification_file_id: fileId,
    });
    expect(
      await read(practice, "SELECT insurer, member_number FROM patient_insurance WHERE organization_id = ?1"),
    ).toEqual([{ insurer: "Gulf Cover", member_number: "A-2" }]);
    expect(
      await read(
        practice,
        "SELECT action, fields FROM audit_event WHERE organization_id = ?1 AND subject_kind = 'patientInsurance' ORDER BY seq",
      ),
    ).toEqual([
      { action: "patientInsurance.create", fields: "[]" },
      { action: "patientInsurance.update", fields: '["memberNumber"]' },
    ]);
    const [file] = await read<Record<string, unknown>>(
      practice,
      "SELECT purpose, patient_id FROM file WHERE organization_id = ?1 AND id = ?2",
      fileId,
    );
    expect(file).toEqual({ purpose: "IDENTIFICATION", patient_id: (await rowOf("id"))?.id });
    await acceptTerms(context, await sha256(TERMS));
    await acceptTerms(context, await sha256(TERMS));
    expect(await read(practice, "SELECT kind, text_hash FROM terms_acceptance WHERE organization_id = ?1")).toEqual([
      { kind: "PATIENT_TERMS", text_hash: await sha256(TERMS) },
    ]);
  });

  it("refuse a file that lies, an end before its start, and terms that have changed meanwhile", async () => {
    await setting({ identification: "OPTIONAL", insurance: "OPTIONAL", terms: TERMS });
    const context = await signedUp();
    const lying = new File([new TextEncoder().encode("<script>")], "card.png", { type: "image/png" });
    await expect(saveIdentification(context, lying)).rejects.toMatchObject({
      fields: [{ field: "identificationImage" }],
    });
    await expect(
      saveInsurance(context, { insurer: "G", memberNumber: "1", validFrom: "2027-02-01", validTo: "2027-01-01" }),
    ).rejects.toMatchObject({ fields: [{ field: "validTo" }] });
    await expect(acceptTerms(context, await sha256("Older words."))).rejects.toMatchObject({
      fields: [{ message: "signup:termsChanged" }],
    });
  });

  it("are nobody's who has not just registered", async () => {
    await expect(saveProfile(await arrive(practice), { city: "Manama" })).rejects.toMatchObject({ status: 401 });
    await expect(saveProfile(await arrive(practice), {}, "made.up.token")).rejects.toMatchObject({ status: 401 });
    await expect(saveProfile(await practice.as(practice.administrator), {})).rejects.toMatchObject({ status: 403 });
  });
});

describe("registering", () => {
  it("asks for birth date and gender only where the organization does", async () => {
    await setting({ birthDate: "HIDDEN", gender: "OPTIONAL" });
    await register({ birthDate: "", gender: "" });
    expect(await rowOf("birth_date, gender")).toEqual({ birth_date: "", gender: -1 });
  });

  it("is closed where the portal takes no registrations", async () => {
    await change(
      practice,
      `UPDATE organization_profile SET settings = '{"patientSignupEnabled":false}' WHERE organization_id = ?1`,
    );
    await expect(register()).rejects.toMatchObject({ status: 404 });
  });
});

describe("the calls of signing up", () => {
  const call = async (path: string, body: object | FormData) => {
    const request = new Request(`http://practice.localhost${path}`, {
      method: "POST",
      ...(body instanceof FormData
        ? { body }
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const found = findCall(patientCalls, "POST", path);
    if (!found) throw new Error(path);
    return (await runCall(await arrive(practice), found, request)) as Record<string, string>;
  };

  it("go on with the token that registering answers, for that patient alone", async () => {
    const { signupToken = "" } = await call("/patientSignup/registerV2", account);
    expect(await call("/patientSignup/saveProfile", { signupToken, city: "Riffa" })).toMatchObject({
      profile: { city: "Riffa" },
    });
    await call("/patientSignup/saveMedicalInsurence", { signupToken, insurer: "Gulf Cover", memberNumber: "7" });
    const form = new FormData();
    form.set("signupToken", signupToken);
    form.set("identificationImage", card());
    const { fileId } = await call("/patientSignup/uploadIdentificationImageForSignUp", form);
    expect(await rowOf("city, identification_file_id")).toEqual({ city: "Riffa", identification_file_id: fileId });
    await expect(
      call("/patientSignup/saveProfile", { signupToken: signupToken.replace(/.$/, "x").slice(0, -1), city: "X" }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(call("/patientSignup/uploadIdentificationImageForSignUp", {})).rejects.toMatchObject({ status: 401 });
    const elsewhere = await openPractice();
    await expect(saveProfile(await arrive(elsewhere), { city: "X" }, signupToken)).rejects.toMatchObject({
      status: 401,
    });
  });
});
