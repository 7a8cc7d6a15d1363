import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addRelatedUser } from "~/features/patients/services/family/add-related-user.server";
import { answerFamilyRequest } from "~/features/patients/services/family/answer-family-request.server";
import { changeRelatedUser } from "~/features/patients/services/family/change-related-user.server";
import { endRelation } from "~/features/patients/services/family/end-relation.server";
import { listRelatedUsers } from "~/features/patients/services/family/list-related-users.server";
import { listFamilyActors } from "~/features/patients/services/family/list-family-actors.server";
import { readFamilyRequest } from "~/features/patients/services/family/read-family-request.server";
import { readRelatedUser } from "~/features/patients/services/family/read-related-user.server";
import { resumeRelation } from "~/features/patients/services/family/resume-relation.server";
import { switchAccount } from "~/features/patients/services/family/switch-account.server";
import { switchBack } from "~/features/patients/services/family/switch-back.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { ADDRESS, arrive, change, read, signInAs } from "../identity/appointments";
import { deliver, lastMail } from "../notifications/scene";
import { employeeActor, openPractice } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;

/** Tuesday of a week ahead, 10:00 in Madrid in winter. */
const TEN = Date.UTC(2027, 0, 12, 9);
const NOW = Date.UTC(2027, 0, 5, 8);

let practice: Practice;
let cookie: string;
let otherCookie: string;

beforeAll(async () => {
  practice = await openPractice({ now: NOW });
});
beforeEach(async () => {
  cookie = (await signInAs(practice, "patient@clinic.example", practice.password)).reference;
  otherCookie = (await signInAs(practice, "other.patient@clinic.example", practice.password)).reference;
  await change(practice, "UPDATE related_patient SET ended_at = 1 WHERE organization_id = ?1 AND ended_at IS NULL");
});

const me = () => arrive(practice, { cookie });
const other = () => arrive(practice, { cookie: otherCookie });
const nobody = () => arrive(practice);

const child = {
  kind: "DEPENDANT",
  relation: "Children",
  firstName: "Layla",
  lastName: "Haddad",
  birthDate: "2020-02-03",
};
const addChild = async () => (await addRelatedUser(await me(), child)).id;
const ask = async (email = "other.patient@clinic.example") =>
  (await addRelatedUser(await me(), { kind: "ADULT", relation: "Spouse", firstName: "T", lastName: "N", email })).id;

/** The mail that asks about a relation, delivered, and the token of its link. */
async function mailedToken(relationId: string) {
  const [row] = await read<{ id: string }>(
    practice,
    "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.relationId') = ?2",
    relationId,
  );
  await deliver(practice, row?.id ?? "");
  const mail = await lastMail(practice);
  return { mail, token: new RegExp(`/s/family/${relationId}/([\\w-]+)`).exec(JSON.stringify(mail))?.[1] ?? "" };
}
/** The newest mail, once the one about the answer was delivered. */
async function answerTold(relationId: string) {
  const [row] = await read<{ id: string }>(
    practice,
    "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.relationId') = ?2 AND json_extract(payload, '$.template') = 'family.answered'",
    relationId,
  );
  await deliver(practice, row?.id ?? "");
  return lastMail(practice);
}
const answer = async (relationId: string, token: string, agrees = true) =>
  answerFamilyRequest(await nobody(), { relationId, token, agrees, address: ADDRESS });

describe("a child", () => {
  it("is added by who looks after them, at once, and is reached at the same address", async () => {
    const id = await addChild();
    expect(await listRelatedUsers(await me())).toEqual([
      expect.objectContaining({ id, relation: "Children", status: "ACTIVE", name: "Layla Haddad", hasLogin: false }),
    ]);
    const [row] = await read(
      practice,
      "SELECT email, phone, user_id FROM patient p JOIN related_patient r ON r.organization_id = p.organization_id AND r.patient_id = p.id WHERE p.organization_id = ?1 AND r.id = ?2",
      id,
    );
    expect(row).toEqual({ email: "patient@clinic.example", phone: "36001234", user_id: null });
  });

  it("is changed by their guardian; of two changes of one form the second is told", async () => {
    const id = await addChild();
    const { version } = await readRelatedUser(await me(), id);
    const write = async (changes: object) => changeRelatedUser(await me(), id, { ...child, version, ...changes });
    await write({ firstName: "Lina" });
    await expect(write({ firstName: "Leyla" })).rejects.toMatchObject({
      code: "staleForm",
      current: { firstName: "Lina" },
    });
    expect((await readRelatedUser(await me(), id)).name).toBe("Lina Haddad");
  });
});

describe("what is done with a relative's health record", () => {
  const access = async (id: string) =>
    (
      await read<{ access: string }>(
        practice,
        "SELECT record_access AS access FROM related_patient WHERE organization_id = ?1 AND id = ?2",
        id,
      )
    )[0]?.access;
  const add = async (changes: object) => (await addRelatedUser(await me(), { ...child, ...changes })).id;

  it("is to keep it for a child and to read it for an adult, unless something else is chosen", async () => {
    expect(await access(await addChild())).toBe("MANAGE");
    expect(await access(await add({ recordAccess: "VIEW" }))).toBe("VIEW");
    expect(await access(await add({ birthDate: "1941-02-03" }))).toBe("VIEW");
    expect(await access(await add({ birthDate: "1941-02-03", recordAccess: "MANAGE" }))).toBe("MANAGE");
    expect(await access(await ask())).toBe("VIEW");
  });

  it("is told to an adult who is asked, and is never made more than they were asked", async () => {
    const id = await ask();
    const { token } = await mailedToken(id);
    expect(await readFamilyRequest(await nobody(), id, token)).toMatchObject({ recordAccess: "VIEW" });
    await answer(id, token);
    const write = async (recordAccess: string) =>
      changeRelatedUser(await me(), id, { relation: "Spouse", recordAccess });
    await expect(write("MANAGE")).rejects.toMatchObject({ fields: [{ field: "recordAccess" }] });
    expect(await access(id)).toBe("VIEW");
    await change(
      practice,
      "UPDATE related_patient SET record_access = 'MANAGE' WHERE organization_id = ?1 AND id = ?2",
      id,
    );
    await write("VIEW");
    expect(await access(id)).toBe("VIEW");
  });

  it("is changed at any time for somebody who does not sign in, and stays where nothing is said of it", async () => {
    const id = await addChild();
    await changeRelatedUser(await me(), id, { ...child, recordAccess: "VIEW" });
    await changeRelatedUser(await me(), id, { ...child, firstName: "Lina" });
    expect(await access(id)).toBe("VIEW");
    await changeRelatedUser(await me(), id, { ...child, recordAccess: "MANAGE" });
    expect(await access(id)).toBe("MANAGE");
  });
});

describe("switching", () => {
  it("lets the session act for the relative: lists, bookings and what is theirs; and back", async () => {
    const id = await addChild();
    await switchAccount(await me(), id);
    const acting = await me();
    expect(acting.actor).toMatchObject({ kind: "patient", acting: { ownPatientId: practice.ids.patient } });
    expect(acting.actor).toMatchObject({ acting: { name: "Layla Haddad" } });
    expect(acting.auditActor).toEqual({ kind: "patient", id: practice.ids.patient });
    const booked = await bookAppointment(acting, {
      serviceOfferingId: practice.ids.videoOffering,
      requestedEmployeeId: practice.ids.doctor,
      startTime: TEN,
      idempotencyKey: "book-for-the-child",
    });
    const [appointment] = await read<{ patient_id: string; booked_by: string }>(
      practice,
      "SELECT patient_id, booked_by FROM appointment WHERE organization_id = ?1 AND id = ?2",
      booked.appointmentId,
    );
    expect(appointment).toEqual({
      patient_id: acting.actor.kind === "patient" && acting.actor.patientId,
      booked_by: "PATIENT",
    });
    expect((await listAppointments(await me(), {})).appointments.map(({ id }) => id)).toEqual([booked.appointmentId]);
    await switchBack(await me());
    expect((await listAppointments(await me(), {})).appointments).toEqual([]);
    await expect(viewAppointment(await me(), booked.appointmentId)).rejects.toMatchObject({ status: 404 });
    await expect(viewAppointment(await other(), booked.appointmentId)).rejects.toMatchObject({ status: 404 });
  });

  it("ends at the next request when the relation ends, in every session", async () => {
    const id = await addChild();
    const second = (await signInAs(practice, "patient@clinic.example", practice.password)).reference;
    await switchAccount(await me(), id);
    await switchAccount(await arrive(practice, { cookie: second }), id);
    await endRelation(await me(), id);
    for (const each of [cookie, second]) {
      const { actor } = await arrive(practice, { cookie: each });
      expect(actor).toMatchObject({ kind: "patient", patientId: practice.ids.patient });
      expect(actor).not.toHaveProperty("acting");
    }
    await expect(switchAccount(await me(), id)).rejects.toMatchObject({ status: 404 });
  });

  it("ends when the relative is disabled", async () => {
    const id = await addChild();
    await switchAccount(await me(), id);
    const { actor } = await me();
    const childId = actor.kind === "patient" ? actor.patientId : "";
    await change(practice, "UPDATE patient SET enabled = 0 WHERE organization_id = ?1 AND id = ?2", childId);
    expect((await me()).actor).toMatchObject({ patientId: practice.ids.patient });
  });

  it("keeps one's own family in sight while acting for somebody of it", async () => {
    const id = await addChild();
    await switchAccount(await me(), id);
    expect(await listRelatedUsers(await me())).toEqual([expect.objectContaining({ id, acting: true })]);
  });
});

describe("an adult", () => {
  it("is asked by mail, shows nothing of theirs until they agree, and then can be acted for", async () => {
    const id = await ask();
    expect(await listRelatedUsers(await me())).toEqual([
      expect.objectContaining({ id, status: "WAITING", name: "other.patient@clinic.example", firstName: "" }),
    ]);
    await expect(switchAccount(await me(), id)).rejects.toMatchObject({ status: 404 });
    const { mail, token } = await mailedToken(id);
    expect(mail).toMatchObject({ subject: "Zainab Haddad would like to act for you" });
    expect(await readFamilyRequest(await nobody(), id, token)).toMatchObject({
      askerName: "Zainab Haddad",
      relation: "Spouse",
    });
    await answer(id, token);
    expect(await listRelatedUsers(await me())).toEqual([
      expect.objectContaining({ id, status: "ACTIVE", name: "Tomás Núñez" }),
    ]);
    await switchAccount(await me(), id);
    expect((await me()).actor).toMatchObject({ patientId: practice.ids.otherPatient });
    await expect(answer(id, token)).rejects.toMatchObject({ status: 410 });
  });

  it("may decline, and is left alone", async () => {
    const id = await ask();
    const { token } = await mailedToken(id);
    await answer(id, token, false);
    expect(await listRelatedUsers(await me())).toEqual([]);
    // Whose the address is, whoever asked does not learn.
    expect(await answerTold(id)).toMatchObject({
      recipient: expect.stringContaining("patient@clinic.example"),
      subject: "other.patient@clinic.example has declined",
      text: expect.not.stringContaining("Tomás"),
    });
  });

  it("who agrees is named to whoever asked, unless that was ended before the mail was written", async () => {
    const id = await ask();
    await answer(id, (await mailedToken(id)).token);
    expect(await answerTold(id)).toMatchObject({ subject: "Tomás Núñez has agreed" });
    await endRelation(await me(), id);
    const again = await ask();
    await answer(again, (await mailedToken(again)).token);
    const before = await lastMail(practice);
    await endRelation(await me(), again);
    expect(await answerTold(again)).toEqual(before);
  });

  it("without an account is asked in the same way, so that nobody learns who has one", async () => {
    const known = await addRelatedUser(await me(), {
      kind: "ADULT",
      relation: "Father",
      firstName: "O",
      lastName: "H",
      email: "other.patient@clinic.example",
    });
    const unknown = await addRelatedUser(await me(), {
      kind: "ADULT",
      relation: "Father",
      firstName: "O",
      lastName: "H",
      email: "father@example.com",
    });
    expect({ ...known, id: "" }).toEqual({ ...unknown, id: "" });
    const statuses = (await listRelatedUsers(await me())).map(({ status, firstName }) => [status, firstName]);
    expect(statuses).toEqual([
      ["WAITING", ""],
      ["WAITING", ""],
    ]);
    expect((await mailedToken(unknown.id)).token).not.toBe("");
  });

  it("cannot answer for another request with their own link", async () => {
    const theirs = await ask();
    const { token } = await mailedToken(theirs);
    const another = await ask("father@example.com");
    expect(await readFamilyRequest(await nobody(), another, token)).toBeUndefined();
    await expect(answer(another, token)).rejects.toMatchObject({ status: 410 });
    expect(await readFamilyRequest(await nobody(), theirs, "made-up")).toBeUndefined();
  });

  it("answers one asker by the link of that one's mail, and not another who asks too", async () => {
    await change(
      practice,
      "INSERT INTO related_patient (organization_id, id, primary_patient_id, patient_id, relation, asked_email, created_at) SELECT ?1, 'second-asker', p.id, ?2, 'Other', 'other.patient@clinic.example', 0 FROM patient p WHERE p.organization_id = ?1 AND p.id NOT IN (?2, ?3) LIMIT 1",
      practice.ids.otherPatient,
      practice.ids.patient,
    );
    const { token } = await mailedToken(await ask());
    expect(await readFamilyRequest(await nobody(), "second-asker", token)).toBeUndefined();
    await expect(answer("second-asker", token)).rejects.toMatchObject({ status: 410 });
  });

  it("is not oneself, and not twice in the list", async () => {
    await expect(ask("patient@clinic.example")).rejects.toMatchObject({
      fields: [{ field: "email", message: "family:yourself" }],
    });
    await ask();
    await expect(ask()).rejects.toMatchObject({ fields: [{ field: "email", message: "family:alreadyThere" }] });
  });

  it("changes nothing about themselves through the relation", async () => {
    const id = await ask();
    await answer(id, (await mailedToken(id)).token);
    await changeRelatedUser(await me(), id, { relation: "Others", firstName: "Changed" });
    expect(await readRelatedUser(await me(), id)).toMatchObject({ relation: "Others", name: "Tomás Núñez" });
  });
});

describe("a relation", () => {
  it("is seen and ended by who is acted for as well", async () => {
    const id = await ask();
    expect(await listFamilyActors(await other())).toEqual([]);
    await expect(endRelation(await other(), id)).rejects.toMatchObject({ status: 404 });
    await answer(id, (await mailedToken(id)).token);
    await switchAccount(await me(), id);
    expect(await listFamilyActors(await other())).toEqual([
      { id, relation: "Spouse", firstName: "Zainab", lastName: "Haddad" },
    ]);
    await endRelation(await other(), id);
    expect((await me()).actor).toMatchObject({ patientId: practice.ids.patient });
  });

  it("to a dependant that was ended is taken back for a day; to an adult it is asked for anew", async () => {
    const id = await addChild();
    expect(await endRelation(await me(), id)).toEqual({ resumable: true });
    await expect(resumeRelation(await other(), id)).rejects.toMatchObject({ status: 404 });
    await resumeRelation(await me(), id);
    await resumeRelation(await me(), id);
    expect((await listRelatedUsers(await me())).map((one) => one.id)).toEqual([id]);
    await endRelation(await me(), id);
    const dayLater = Date.now() + 25 * 3_600_000;
    await expect(resumeRelation({ ...(await me()), now: dayLater }, id)).rejects.toMatchObject({ status: 404 });
    const adult = await ask();
    await answer(adult, (await mailedToken(adult)).token);
    expect(await endRelation(await me(), adult)).toEqual({ resumable: false });
    await expect(resumeRelation(await me(), adult)).rejects.toMatchObject({ status: 404 });
  });

  it("is nobody's but its primary user's", async () => {
    const id = await addChild();
    for (const attempt of [readRelatedUser, endRelation, switchAccount]) {
      await expect(attempt(await other(), id)).rejects.toMatchObject({ status: 404 });
    }
    await expect(changeRelatedUser(await other(), id, child)).rejects.toMatchObject({ status: 404 });
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    await expect(listRelatedUsers(doctor)).rejects.toMatchObject({ status: 403 });
    await expect(listRelatedUsers(await nobody())).rejects.toMatchObject({ status: 401 });
  });
});
