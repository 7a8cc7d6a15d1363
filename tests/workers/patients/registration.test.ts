import { beforeEach, describe, expect, it } from "vitest";
import { eraseFile, readFile } from "~/features/organization/public.server";
import { readRequiredStep } from "~/features/patients/public.server";
import { acceptTerms } from "~/features/patients/services/registration/accept-terms.server";
import { insurances } from "~/features/patients/services/insurance/insurances.server";
import { enterIdentification } from "~/features/patients/services/identification/enter-identification.server";
import { readIdentification } from "~/features/patients/services/identification/read-identification.server";
import { readInsuranceForm } from "~/features/patients/services/insurance/read-insurance-form.server";
import { readSignupStep } from "~/features/patients/services/registration/read-signup-step.server";
import { registrationOf } from "~/features/patients/support/registration/registration-of.server";
import { removeIdentification } from "~/features/patients/services/identification/remove-identification.server";
import { restoreIdentification } from "~/features/patients/services/identification/restore-identification.server";
import { saveIdentification } from "~/features/patients/services/identification/save-identification.server";
import { saveInsurance } from "~/features/patients/services/insurance/save-insurance.server";
import { saveProfile } from "~/features/patients/services/patients/save-profile.server";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { sendToRequiredStep } from "../../../app/pages/shell/send-to-required-step.server";
import type { Actor } from "~/platform/access/actor.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { png } from "../../support/sample-files";
import { change, read } from "../identity/appointments";
import { HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let patient: Actor;
let doctor: Actor;

const asks = (value: object) =>
  change(
    practice,
    `INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'patient-registration', ?2, 0)
ON CONFLICT (organization_id, area) DO UPDATE SET value = excluded.value`,
    JSON.stringify({ birthDate: "OPTIONAL", gender: "OPTIONAL", ...value }),
  );
const as = (actor: Actor = practice.administrator, now = MONDAY) => practice.as(actor, now);
const picture = (width = 40) => new File([png(width, 30)], "card.png", { type: "image/png" });
const card = { insurer: "Gulf Cover", memberNumber: "A-1" };
const audited = async () =>
  (
    await read<{ line: string }>(
      practice,
      `SELECT actor_kind || ' ' || action || ' ' || fields AS line FROM audit_event
WHERE organization_id = ?1 AND patient_id = ?2 AND action <> 'patient.read' AND outcome = 'DONE' ORDER BY seq`,
      practice.ids.patient,
    )
  ).map(({ line }) => line);

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  doctor = employeeActor(practice.ids.doctor);
});

describe("the insurances that staff enter", () => {
  const shown = async () => (await viewPatient(await as(), practice.ids.patient)).insurances;

  it("are several, the oldest first; each is changed, removed and put back, and the audit says who", async () => {
    await asks({ insurance: "OPTIONAL" });
    const id = practice.ids.patient;
    const { id: first } = await insurances.save(await as(), { ...card, validTo: "2020-01-31" }, id);
    const other = { insurer: "Sea Mutual", memberNumber: "S-9" };
    await insurances.save(await as(practice.administrator, MONDAY + 1), other, id);
    await insurances.save(
      await as(),
      { id: first, ...card, planName: "Gold", validTo: "2020-01-31", version: "1" },
      id,
    );
    expect(await shown()).toMatchObject([
      { insurer: "Gulf Cover", planName: "Gold", ranOut: true },
      { insurer: "Sea Mutual", ranOut: false },
    ]);
    await insurances.switchTo(await as(), false, { id: first }, id);
    await insurances.switchTo(await as(), false, { id: first }, id);
    expect((await shown()).map(({ insurer }) => insurer)).toEqual(["Sea Mutual"]);
    await expect(readInsuranceForm(await as(), id, first)).rejects.toMatchObject({ status: 404 });
    await insurances.switchTo(await as(), true, { id: first }, id);
    expect((await shown()).map(({ insurer }) => insurer)).toEqual(["Gulf Cover", "Sea Mutual"]);
    expect(await audited()).toEqual([
      "employee patientInsurance.create []",
      "employee patientInsurance.create []",
      'employee patientInsurance.update ["planName"]',
      'employee patientInsurance.disable ["enabled"]',
      'employee patientInsurance.enable ["enabled"]',
    ]);
  });

  it("answer to the rules of signing up, and are not written down twice", async () => {
    await asks({ insurance: "REQUIRED" });
    const id = practice.ids.patient;
    await expect(insurances.save(await as(), { insurer: "Gulf Cover" }, id)).rejects.toMatchObject({
      fields: [{ field: "memberNumber" }],
    });
    await expect(
      insurances.save(await as(), { ...card, validFrom: "2027-02-01", validTo: "2027-01-01" }, id),
    ).rejects.toMatchObject({ fields: [{ field: "validTo" }] });
    const { id: first } = await insurances.save(await as(), card, id);
    await expect(
      insurances.save(await as(), { insurer: "gulf  cover", memberNumber: "a-1" }, id),
    ).rejects.toMatchObject({
      fields: [{ message: "patients:insurance.alreadyThere" }],
    });
    await insurances.save(await as(), { id: first, ...card, groupNumber: "7" }, id);
  });

  it("that somebody else was faster to change are told, with what is there now", async () => {
    await asks({ insurance: "OPTIONAL" });
    const id = practice.ids.patient;
    const { id: first } = await insurances.save(await as(), card, id);
    await insurances.save(await as(), { id: first, ...card, planName: "Gold", version: "1" }, id);
    await expect(
      insurances.save(await as(), { id: first, ...card, planName: "Silver", version: "1" }, id),
    ).rejects.toMatchObject({ code: "staleForm", version: 2, current: { planName: "Gold" } });
  });

  it("are at most twenty", async () => {
    await asks({ insurance: "OPTIONAL" });
    const id = practice.ids.patient;
    for (let number = 1; number <= 20; number += 1)
      await insurances.save(await as(), { insurer: "Gulf Cover", memberNumber: String(number) }, id);
    await expect(insurances.save(await as(), card, id)).rejects.toMatchObject({
      fields: [{ message: "patients:insurance.tooMany", values: { most: 20 } }],
    });
  });

  it("are for whoever may change the patient, and only where the organization asks for them", async () => {
    const id = practice.ids.patient;
    await expect(insurances.save(await as(), card, id)).rejects.toMatchObject({ status: 404 });
    await expect(readInsuranceForm(await as(), id, undefined)).rejects.toMatchObject({ status: 404 });
    await asks({ insurance: "OPTIONAL" });
    await expect(insurances.save(await as(doctor), card, id)).rejects.toMatchObject({ status: 404 });
    await expect(insurances.save(await as(patient), card, id)).rejects.toMatchObject({ status: 403 });
    const { id: first } = await insurances.save(await as(), card, id);
    const other = practice.ids.otherPatient;
    await expect(insurances.save(await as(), { id: first, ...card }, other)).rejects.toMatchObject({ status: 404 });
    await expect(insurances.switchTo(await as(), false, { id: first }, other)).rejects.toMatchObject({ status: 404 });
    await expect(readInsuranceForm(await as(), other, first)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the identification that staff enter", () => {
  const shown = async () => (await readIdentification(await as(), practice.ids.patient)).file?.id ?? null;

  it("is kept, replaced, removed and put back for a day", async () => {
    await asks({ identification: "OPTIONAL" });
    const id = practice.ids.patient;
    expect(await enterIdentification(await as(), id, picture())).toEqual({ replacedFileId: null });
    const first = (await shown()) ?? "";
    expect((await viewPatient(await as(), id)).person).toMatchObject({ identificationFileId: first, version: 1 });
    expect(await enterIdentification(await as(), id, picture(50))).toEqual({ replacedFileId: first });
    await expect(readFile(await as(), first)).rejects.toMatchObject({ status: 404 });
    const second = await shown();
    await restoreIdentification(await as(practice.administrator, MONDAY + 22 * HOUR), id, first);
    expect(await shown()).toBe(first);
    expect((await readFile(await as(), first)).headers.get("content-type")).toBe("image/png");
    expect(await removeIdentification(await as(), id)).toBe(first);
    expect(await removeIdentification(await as(), id)).toBeNull();
    await expect(
      restoreIdentification(await as(practice.administrator, MONDAY + 24 * HOUR), id, first),
    ).rejects.toMatchObject({ fields: [{ message: "patients:identification.changed" }] });
    expect(await shown()).toBeNull();
    expect(second).not.toBe(first);
    expect(await audited()).toEqual([
      'employee patient.update ["identificationFileId"]',
      'employee patient.update ["identificationFileId"]',
      'employee patient.update ["identificationFileId"]',
      'employee file.read ["IDENTIFICATION"]',
      'employee patient.update ["identificationFileId"]',
    ]);
  });

  it("that was removed is erased a day later, but not where that was taken back meanwhile", async () => {
    await asks({ identification: "OPTIONAL" });
    const id = practice.ids.patient;
    await enterIdentification(await as(), id, picture());
    const file = (await removeIdentification(await as(), id)) ?? "";
    const [told] = await read<{ payload: string; availableAt: number }>(
      practice,
      `SELECT payload, available_at AS "availableAt" FROM outbox WHERE organization_id = ?1 AND topic = 'file.deleted'`,
    );
    expect(told?.availableAt).toBe(MONDAY + 24 * HOUR);
    const payload: unknown = JSON.parse(told?.payload ?? "");
    const system: Actor = { kind: "system", task: "test" };
    await restoreIdentification(await as(), id, file);
    await removeIdentification(await as(practice.administrator, MONDAY + HOUR), id);
    await eraseFile(await as(system), payload);
    await restoreIdentification(await as(practice.administrator, MONDAY + 2 * HOUR), id, file);
    expect((await readFile(await as(), file)).status).toBe(200);
    await removeIdentification(await as(), id);
    await eraseFile(await as(system), payload);
    await change(practice, "UPDATE file SET deleted_at = NULL WHERE organization_id = ?1 AND id = ?2", file);
    await expect(readFile(await as(), file)).rejects.toMatchObject({ status: 404 });
  });

  it("is refused where it lies, and never another patient's", async () => {
    await expect(enterIdentification(await as(), practice.ids.patient, picture())).rejects.toMatchObject({
      status: 404,
    });
    await asks({ identification: "REQUIRED" });
    const lying = new File([new TextEncoder().encode("<script>")], "card.png", { type: "image/png" });
    await expect(enterIdentification(await as(), practice.ids.patient, lying)).rejects.toMatchObject({
      fields: [{ field: "identificationImage" }],
    });
    await enterIdentification(await as(), practice.ids.patient, picture());
    const file = await removeIdentification(await as(), practice.ids.patient);
    await expect(restoreIdentification(await as(), practice.ids.otherPatient, file)).rejects.toMatchObject({
      status: 409,
    });
    await expect(readIdentification(await as(doctor), practice.ids.patient)).rejects.toMatchObject({ status: 404 });
    await expect(enterIdentification(await as(patient), practice.ids.patient, picture())).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is read and entered by a doctor who looks after the patient without an appointment yet", async () => {
    await asks({ identification: "OPTIONAL" });
    const provider =
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, 0)";
    await change(practice, provider, practice.ids.doctor, practice.ids.patient);
    await enterIdentification(await as(doctor), practice.ids.patient, picture());
    expect((await readFile(await as(doctor), (await shown()) ?? "")).status).toBe(200);
  });
});

describe("a step of signing up that a patient owes", () => {
  const owed = async (actor = patient) => readRequiredStep(await as(actor));

  it("is the first that became a must, until it is answered, one after the other", async () => {
    expect(await owed()).toBeNull();
    await asks({ address: "OPTIONAL", insurance: "OPTIONAL" });
    expect(await owed()).toBeNull();
    await asks({ address: "REQUIRED", identification: "REQUIRED", insurance: "REQUIRED", terms: "Be on time." });
    expect(await owed()).toBe("profile");
    await saveProfile(await as(patient), { address: "1 Palm road", city: "Manama" });
    expect(await owed()).toBe("identification");
    await saveIdentification(await as(patient), picture());
    expect(await owed()).toBe("insurance");
    await saveInsurance(await as(patient), card);
    expect(await owed()).toBe("terms");
    await acceptTerms(await as(patient), await sha256("Be on time."));
    expect(await owed()).toBeNull();
  });

  it("asks for a birth date and a gender that became a must later, of whoever has not given them, and once", async () => {
    await change(
      practice,
      "UPDATE patient SET birth_date = '', gender = -1 WHERE organization_id = ?1 AND id = ?2",
      practice.ids.patient,
    );
    await asks({ birthDate: "OPTIONAL", gender: "HIDDEN" });
    expect(await owed()).toBeNull();
    await asks({ birthDate: "REQUIRED", gender: "REQUIRED" });
    expect(await owed()).toBe("profile");
    const step = async () => readSignupStep(await as(patient), "profile");
    expect(await step()).toMatchObject({ maySkip: false, asks: { birthDate: "REQUIRED", gender: "REQUIRED" } });
    const save = async (more: object) => saveProfile(await as(patient), { address: "", city: "", ...more });
    await expect(save({})).rejects.toMatchObject({ fields: [{ field: "birthDate" }, { field: "gender" }] });
    await expect(save({ birthDate: "2999-01-01", gender: "2" })).rejects.toMatchObject({
      fields: [{ field: "birthDate", message: "errors:field.dateInPast" }],
    });
    await save({ birthDate: "1990-02-03", gender: "2" });
    expect(await owed()).toBeNull();
    // What was given is neither asked for again nor lost.
    await asks({ birthDate: "REQUIRED", gender: "REQUIRED", address: "OPTIONAL" });
    expect((await step()).asks).toMatchObject({ birthDate: "HIDDEN", gender: "HIDDEN" });
    await save({ birthDate: "2001-01-01" });
    const held = await registrationOf(await as(patient), practice.ids.patient);
    expect(held?.held).toMatchObject({ birthDate: "1990-02-03", gender: 2 });
  });

  it("is owed again where the terms change, and no more where they are what they were", async () => {
    await asks({ terms: "Be on time." });
    await acceptTerms(await as(patient), await sha256("Be on time."));
    await asks({ terms: "Be early." });
    expect(await owed()).toBe("terms");
    await acceptTerms(await as(patient), await sha256("Be early."));
    await asks({ terms: "Be on time." });
    expect(await owed()).toBeNull();
  });

  it("is one's own also while one acts for a relative, and nobody's who is no patient", async () => {
    await asks({ insurance: "REQUIRED" });
    const acting: Actor = {
      ...patientActor(practice.ids.otherPatient, practice.ids.patientUser),
      acting: { ownPatientId: practice.ids.patient, name: "Layla" },
    } as Actor;
    expect(await owed(acting)).toBe("insurance");
    await saveInsurance(await as(acting), card);
    expect(await owed(acting)).toBeNull();
    expect(await owed(doctor)).toBeNull();
    await expect(owed({ kind: "system", task: "test" })).rejects.toMatchObject({ status: 403 });
  });

  it("is what a patient is sent to from their pages, with the way back, and from no page that it needs itself", async () => {
    await asks({ insurance: "REQUIRED" });
    const sent = async (path: string, actor: Actor = patient) => {
      const request = new Request(`http://practice.localhost/secure/providerweb${path}`);
      return sendToRequiredStep(await as(actor), request).then(
        () => null,
        (answer: Response) => answer.headers.get("location"),
      );
    };
    const step = "/secure/providerweb/signup/insurance";
    expect(await sent("/home")).toBe(`${step}?next=/secure/providerweb/home&only=1`);
    expect(await sent("/appointments?status=3")).toBe(
      `${step}?next=/secure/providerweb/appointments%3Fstatus%3D3&only=1`,
    );
    expect(await sent("/family_accounts")).toContain(step);
    for (const open of ["/signup/insurance", "/home/consultation", "/videoAppointments/provider", "/visit"])
      expect(await sent(open), open).toBeNull();
    for (const open of ["/waitingRoom/1", "/account/security", "/healthcare_provider/1"])
      expect(await sent(open), open).toBeNull();
    expect(await sent("/home", doctor)).toBeNull();
    await saveInsurance(await as(patient), card);
    expect(await sent("/home")).toBeNull();
  });

  it("stands on the patient's page for staff, without what they may not see", async () => {
    await asks({ birthDate: "REQUIRED", bloodGroup: "REQUIRED", insurance: "REQUIRED", terms: "Be on time." });
    const unborn = "UPDATE patient SET birth_date = '' WHERE organization_id = ?1 AND id = ?2";
    await change(practice, unborn, practice.ids.patient);
    const missing = async (actor: Actor) => (await viewPatient(await as(actor), practice.ids.patient)).missing;
    expect(await missing(practice.administrator)).toEqual(["birthDate", "insurance", "terms"]);
    const nurse = employeeActor(practice.ids.otherDoctor, { roles: ["nurse"] });
    expect(await missing(nurse)).toEqual(["birthDate", "bloodGroup", "insurance", "terms"]);
  });
});
