import { beforeEach, describe, expect, it } from "vitest";
import { clients } from "~/features/organization/services/catalog/clients.server";
import { createPatient } from "~/features/patients/services/patients/create-patient.server";
import { readPatientForm } from "~/features/patients/services/patients/read-patient-form.server";
import { disablePatient, enablePatient } from "~/features/patients/services/patients/set-patient-enabled.server";
import { searchPatients } from "~/features/patients/services/patients/search-patients.server";
import { updatePatient } from "~/features/patients/services/patients/update-patient.server";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { appointmentsOfPatient } from "~/features/scheduling/services/lists/appointments-of-patient.server";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { givenAppointment, HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;

let practice: Practice;
let doctor: Actor;
let nurse: Actor;

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  nurse = employeeActor(practice.ids.otherDoctor, { roles: ["nurse"] });
});

const amal = {
  firstName: "Amal",
  lastName: "Nasser",
  birthDate: "1980-05-06",
  gender: "2",
  email: "Amal@Example.com",
  phoneCallingCode: "973-BH",
  phone: "3600 5555",
  address: "1 Palm road",
  city: "Manama",
  notes: "Prefers mornings",
};
const add = async (changes: object = {}, actor: Actor = practice.administrator) =>
  (await createPatient(await practice.as(actor), { ...amal, ...changes })).patientId;
const view = async (id: string, actor: Actor = practice.administrator) => viewPatient(await practice.as(actor), id);
const update = async (id: string, changes: object, actor: Actor = practice.administrator) =>
  updatePatient(await practice.as(actor), id, { ...amal, ...changes });
const audited = async (id: string) =>
  (
    await read<{ action: string; outcome: string }>(
      practice,
      "SELECT action, outcome FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 ORDER BY seq",
      id,
    )
  ).map(({ action, outcome }) => `${action} ${outcome}`);
const openRecords = () =>
  change(
    practice,
    `INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'compliance', '{"adminsMayReadRecords":true}', 0)`,
  );

describe("a patient who is written down", () => {
  it("has the next number, digits for a phone, small letters for a mail, and is counted", async () => {
    const { person } = await view(await add());
    expect(person).toMatchObject({ number: 3, phoneCallingCode: "973", phone: "36005555", email: "amal@example.com" });
    const counts = await read(
      practice,
      "SELECT category_id, enabled, count FROM patient_count WHERE organization_id = ?1",
    );
    expect(counts).toEqual([{ category_id: "", enabled: 1, count: 3 }]);
  });

  it("has one phone number however it is typed, as the import reads it, and is found and warned of by it", async () => {
    const british = { phoneCallingCode: "44-GB", email: "" };
    const id = await add({ ...british, phone: "٠٧٧٠٠ ٩٠٠٥٥٨" });
    expect((await view(id)).person).toMatchObject({ phoneCallingCode: "44", phone: "7700900558" });
    const other = { ...british, firstName: "Sami", birthDate: "2015-01-01" };
    for (const phone of ["07700900558", "447700900558", "+44 (0)7700 900558"])
      await expect(add({ ...other, phone })).rejects.toMatchObject({ fields: [{ field: "acceptDuplicate" }] });
    // As the forms wrote it before.
    await change(practice, "UPDATE patient SET phone = '07700900558' WHERE organization_id = ?1 AND id = ?2", id);
    await expect(add({ ...other, phone: "7700900558" })).rejects.toMatchObject({
      fields: [{ field: "acceptDuplicate" }],
    });
    for (const typed of ["07700900558", "+44 7700 900558", "7700900558"])
      expect(await searchPatients(await practice.as(practice.administrator), typed)).toMatchObject([{ id }]);
  });

  it("has the practice's calling code where a call names none", async () => {
    const id = await add({ phoneCallingCode: undefined, phone: "3600 5555" });
    expect((await view(id)).person.phoneCallingCode).toMatch(/^\d+$/);
  });

  it("is warned of when they may be here already, with what is alike, and can be saved all the same", async () => {
    await add();
    const refused = (changes: object) =>
      add(changes).then(
        () => null,
        (error: { fields: { field: string; values?: { people?: string } }[] }) => error.fields[0],
      );
    const again = await refused({ firstName: "AMAL", phone: "1", email: "" });
    expect(again).toMatchObject({ field: "acceptDuplicate", message: "patients:duplicate.found" });
    expect(again?.values?.people).toBe("Amal Nasser, patient no. 3 (same name and date of birth)");
    const shared = await refused({ firstName: "Sami", birthDate: "2015-01-01", email: "other@example.com" });
    expect(shared?.values?.people).toBe("Amal Nasser, patient no. 3 (same phone number)");
    expect(await refused({ firstName: "Sami", phone: "1", email: "other@example.com" })).toBeNull();
    expect(await add({ acceptDuplicate: "on" })).toEqual(expect.any(String));
  });

  it("is asked what the organization asks", async () => {
    await change(
      practice,
      `INSERT INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, 'patient-registration', '{"birthDate":"OPTIONAL","gender":"HIDDEN","bloodGroup":"REQUIRED","address":"REQUIRED"}', 0)`,
    );
    await expect(add({ birthDate: "", address: "", city: "" })).rejects.toMatchObject({
      fields: [{ field: "bloodGroup" }, { field: "address" }, { field: "city" }],
    });
    expect(await add({ birthDate: "", gender: "", bloodGroup: "4" })).toEqual(expect.any(String));
  });

  it("by a doctor is that doctor's patient", async () => {
    const id = await add({}, doctor);
    expect((await view(id, doctor)).person.id).toBe(id);
    expect((await view(id, doctor)).providers.map(({ lastName }) => lastName)).toEqual(["Okafor"]);
  });

  it("cannot have a number of another system that another patient has", async () => {
    await add({ externalNumber: "X-1" });
    await expect(
      add({ externalNumber: "X-1", firstName: "Sami", birthDate: "2000-01-01", phone: "2", email: "" }),
    ).rejects.toMatchObject({ fields: [{ field: "externalNumber" }] });
  });
});

describe("the page of a patient", () => {
  it("opens to a doctor who looks after them, to nurses and administrators, and to nobody else", async () => {
    const id = practice.ids.patient;
    await expect(view(id, doctor)).rejects.toMatchObject({ status: 404 });
    await givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), {
      startsAt: MONDAY + 3 * HOUR,
      stateId: 2,
    });
    expect((await view(id, doctor)).person.firstName).toBe("Zainab");
    expect((await view(id, nurse)).mayUpdate).toBe(true);
    await expect(view(id, employeeActor(practice.ids.otherDoctor))).rejects.toMatchObject({ status: 404 });
    await expect(view(id, patientActor(id, practice.ids.patientUser))).rejects.toMatchObject({ status: 403 });
    await expect(view("unknown")).rejects.toMatchObject({ status: 404 });
  });

  it("of another organization does not exist", async () => {
    const other = await openPractice({ now: MONDAY, database: "TENANT_DB_0" });
    await expect(viewPatient(await practice.as(practice.administrator), other.ids.patient)).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is written down each time it is read", async () => {
    const id = practice.ids.patient;
    await view(id);
    await readPatientForm(await practice.as(nurse), id);
    await view(id, doctor).catch(() => undefined);
    expect(await audited(id)).toEqual(["patient.read DONE", "patient.read DONE", "patient.read DENIED"]);
  });

  it("shows notes and blood group to a plain administrator only where the organization allows it", async () => {
    const id = await add();
    expect((await view(id)).clinical).toBeNull();
    expect((await view(id, nurse)).clinical).toMatchObject({ notes: "Prefers mornings" });
    const owner = { ...practice.administrator, isCreator: true } as Actor;
    expect((await view(id, owner)).clinical).not.toBeNull();
    await openRecords();
    expect((await view(id)).clinical).toMatchObject({ notes: "Prefers mornings" });
  });

  it("shows a doctor the appointments with themselves, an administrator all", async () => {
    const system = await practice.as({ kind: "system", task: "test" });
    const mine = await givenAppointment(practice, system, { startsAt: MONDAY + 3 * HOUR, stateId: 2 });
    const past = await givenAppointment(practice, system, { startsAt: MONDAY - 72 * HOUR, stateId: 8 });
    const others = await givenAppointment(practice, system, {
      startsAt: MONDAY + 5 * HOUR,
      stateId: 2,
      employeeId: practice.ids.otherDoctor,
    });
    await givenAppointment(practice, system, {
      startsAt: MONDAY + 6 * HOUR,
      stateId: 2,
      patientId: practice.ids.otherPatient,
    });
    const appointments = async (actor: Actor) => {
      const { coming, past } = await appointmentsOfPatient(await practice.as(actor), practice.ids.patient);
      return [coming.map(({ id }) => id), past.map(({ id }) => id)];
    };
    expect(await appointments(practice.administrator)).toEqual([[mine, others], [past]]);
    expect(await appointments(doctor)).toEqual([[mine], [past]]);
  });
});

describe("a change", () => {
  it("names the organization that the patient is looked after for, of those in use alone", async () => {
    const administrator = await practice.as(practice.administrator);
    const { id: clientOrganizationId } = await clients.save(administrator, { name: "Harbour works" });
    const id = await add({ email: "", phone: "", firstName: "Client", acceptDuplicate: "on", clientOrganizationId });
    expect((await view(id)).client).toBe("Harbour works");
    await expect(add({ clientOrganizationId: "unknown", acceptDuplicate: "on" })).rejects.toMatchObject({
      fields: [{ field: "clientOrganizationId" }],
    });
  });

  it("of a form that somebody else was faster with is told, with both sides", async () => {
    const id = await add();
    await openRecords();
    await update(id, { city: "Riffa", version: "1" });
    const stale = await update(id, { lastName: "Nasr", gender: "1", version: "1" }).catch((error: unknown) => error);
    expect(stale).toMatchObject({ code: "staleForm", version: 2, current: { city: "Riffa", gender: "Female" } });
    expect((await view(id)).person).toMatchObject({ lastName: "Nasser", city: "Riffa", version: 2 });
  });

  it("keeps what its form did not ask for", async () => {
    const id = await add({ notes: "Prefers mornings", bloodGroup: "4" });
    await update(id, { notes: "", bloodGroup: "", lastName: "Nasr", version: "1" });
    expect((await view(id, nurse)).clinical?.notes).toBe("Prefers mornings");
    expect((await view(id)).person.lastName).toBe("Nasr");
  });

  it("is warned of what it newly has in common with another, and not of what was answered before", async () => {
    const id = await add({ phone: "36001234", acceptDuplicate: "on" });
    await update(id, { phone: "36001234", city: "Riffa", version: "1" });
    await expect(update(id, { phone: "600112233", version: "2" })).rejects.toMatchObject({
      fields: [{ field: "acceptDuplicate", values: { people: "Tomás Núñez, patient no. 2 (same phone number)" } }],
    });
  });

  it("makes the patient be found by the new name and no more by the old", async () => {
    const id = await add();
    await update(id, { lastName: "Qasim", version: "1" });
    const tokens = await read<{ token: string }>(
      practice,
      "SELECT token FROM patient_search WHERE organization_id = ?1 AND patient_id = ?2",
      id,
    );
    expect(tokens.map(({ token }) => token)).toContain("qasim");
    expect(tokens.map(({ token }) => token)).not.toContain("nasser");
  });

  it("is a doctor's for their own patients alone", async () => {
    await expect(update(practice.ids.patient, {}, doctor)).rejects.toMatchObject({ status: 404 });
  });
});

describe("disabling a patient", () => {
  it("keeps everything, ends their sign-in, moves the counts, and is taken back", async () => {
    const id = practice.ids.patient;
    await disablePatient(await practice.as(practice.administrator), id);
    await disablePatient(await practice.as(practice.administrator), id);
    expect((await view(id)).person.enabled).toBe(false);
    const ended = await read<{ payload: string }>(
      practice,
      "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'user.ended'",
    );
    expect(ended.map(({ payload }) => JSON.parse(payload))).toEqual([{ userId: practice.ids.patientUser }]);
    const counts = () =>
      read(practice, "SELECT enabled, count FROM patient_count WHERE organization_id = ?1 ORDER BY enabled");
    expect(await counts()).toEqual([
      { enabled: 0, count: 1 },
      { enabled: 1, count: 1 },
    ]);
    await enablePatient(await practice.as(practice.administrator), id);
    expect((await view(id)).person.enabled).toBe(true);
    expect(await counts()).toEqual([
      { enabled: 0, count: 0 },
      { enabled: 1, count: 2 },
    ]);
  });

  it("is an administrator's", async () => {
    await expect(disablePatient(await practice.as(nurse), practice.ids.patient)).rejects.toMatchObject({ status: 403 });
    await expect(disablePatient(await practice.as(doctor), practice.ids.patient)).rejects.toMatchObject({
      status: 403,
    });
  });
});
