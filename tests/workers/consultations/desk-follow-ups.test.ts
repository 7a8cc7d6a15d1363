import { beforeAll, describe, expect, test } from "vitest";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { answersFollowUp } from "~/features/consultations/domain/desk/follow-up-answer";
import { bookFollowUp } from "~/features/consultations/services/desk/book-follow-up.server";
import { listOpenFollowUps } from "~/features/consultations/services/desk/list-open-follow-ups.server";
import { listOwnConsultations } from "~/features/consultations/services/desk/list-own-consultations.server";
import { readDesk } from "~/features/consultations/services/desk/read-desk.server";
import { setFollowUp } from "~/features/consultations/services/desk/set-follow-up.server";
import { settleFollowUp } from "~/features/consultations/services/desk/settle-follow-up.server";
import { providerSignature } from "~/features/consultations/support/printing/provider-signature.server";
import { APPOINTMENT_STATE } from "~/features/scheduling/domain/appointments/appointment-states";
import { change } from "../identity/appointments";
import { deliveriesOf, lastMail } from "../notifications/scene";
import { openRecords } from "../phr/scene";
import { HOUR, NOW, openDesk, SYSTEM, type DeskScene } from "./desk-scene";

let scene: DeskScene;
beforeAll(async () => {
  scene = await openDesk();
});

const DAY = 24 * HOUR;
const open = async (who: "doctor" | "patient", at = NOW) => listOpenFollowUps(await scene.as(who, at));
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe("a follow-up", () => {
  test("in three weeks is due then, with whom and what the consultation was", async () => {
    const { followUp, branchId } = await setFollowUp(await scene.as("doctor"), scene.id, {
      ...{ in: "3-WEEKS", note: "Look at the skin", way: "remember" },
    });
    expect(followUp).toMatchObject({
      ...{ dueOn: "2027-01-26", providerId: scene.ids.doctor, patientId: scene.ids.patient },
      ...{ offeringId: scene.ids.videoOffering, invitedAt: null, state: "OPEN" },
    });
    expect(branchId).toBe(scene.ids.branch);
  });

  test("that is to be booked at once waits for nobody, and is written with its appointment, told often and at once", async () => {
    const own = await openDesk();
    const { followUp, branchId } = await setFollowUp(await own.as("doctor"), own.id, { in: "3-WEEKS", way: "book" });
    expect([followUp.dueOn, branchId]).toEqual(["2027-01-26", own.ids.branch]);
    const waiting = async () => [
      (await readDesk(await own.as("doctor"), own.id)).followUps.length,
      (await listOpenFollowUps(await own.as("patient"))).length,
    ];
    expect(await waiting()).toEqual([0, 0]);
    const startsAt = NOW + 20 * DAY;
    const appointmentId = await own.appointed(startsAt, { stateId: APPOINTMENT_STATE.CONFIRMED });
    const told = { consultationId: own.id, appointmentId, employeeId: own.ids.doctor };
    const system = await own.practice.as(SYSTEM, NOW);
    await Promise.all([bookFollowUp(system, told), bookFollowUp(system, told), bookFollowUp(system, told)]);
    await bookFollowUp(system, told);
    const { followUps } = await readDesk(await own.as("doctor"), own.id);
    expect(followUps).toMatchObject([{ dueOn: "2027-01-25", booked: { id: appointmentId, startsAt } }]);
    expect(await listOpenFollowUps(await own.as("patient"))).toEqual([]);
    await change(
      own.practice,
      "UPDATE appointment SET state_id = 3 WHERE organization_id = ?1 AND id = ?2",
      appointmentId,
    );
    expect(await waiting()).toEqual([1, 1]);
  });

  test("whose patient has no email address is not said to be an invitation: nothing is sent", async () => {
    const own = await openDesk();
    const { id, ids, practice } = own;
    const invite = async () => setFollowUp(await own.as("doctor"), id, { in: "3-WEEKS", way: "invite" });
    expect(await invite()).toMatchObject({ invited: true, followUp: { invitedAt: NOW } });
    await change(practice, "UPDATE patient SET email = '' WHERE organization_id = ?1 AND id = ?2", ids.patient);
    expect(await invite()).toMatchObject({ invited: false, followUp: { invitedAt: null } });
  });

  test("is shown to its provider and its patient until it is booked", async () => {
    expect(await open("doctor")).toMatchObject([{ dueOn: "2027-01-26" }]);
    expect(await open("patient")).toMatchObject([{ dueOn: "2027-01-26" }]);
    const { followUps } = await readDesk(await scene.as("doctor"), scene.id);
    expect(followUps).toHaveLength(1);
    expect(await listOpenFollowUps(await scene.as("otherDoctor"))).toEqual([]);
    const appointmentId = await scene.appointed(NOW + 21 * DAY, { stateId: APPOINTMENT_STATE.CONFIRMED });
    expect(await open("doctor")).toEqual([]);
    expect(await open("patient")).toEqual([]);
    await change(
      scene.practice,
      "UPDATE appointment SET state_id = 3 WHERE organization_id = ?1 AND id = ?2",
      appointmentId,
    );
    expect(await open("doctor")).toHaveLength(1);
  });

  test("whose day is past is still asked of its patient for three months, as overdue, and never later", async () => {
    const seen = async (at: number) =>
      (await open("patient", at)).map(({ dueOn, isOverdue }) => ({ dueOn, isOverdue }));
    const due = Date.UTC(2027, 0, 26, 12);
    expect(await seen(due)).toEqual([{ dueOn: "2027-01-26", isOverdue: false }]);
    expect(await seen(due + DAY)).toEqual([{ dueOn: "2027-01-26", isOverdue: true }]);
    expect(await seen(due + 90 * DAY)).toHaveLength(1);
    expect(await seen(due + 91 * DAY)).toEqual([]);
  });

  test("invites the patient with a link to their provider's times, and says nothing of what it is for", async () => {
    const { followUp } = await setFollowUp(await scene.as("doctor"), scene.id, {
      ...{ dueOn: "2027-02-10", note: "Look at the skin", way: "invite" },
    });
    await scene.send("followUp.invite");
    const { text } = await lastMail(scene.practice);
    // What it is to be and around which day is chosen already.
    const { offeringId } = followUp;
    expect(text).toContain(
      `/healthcare_provider/${scene.ids.doctor}/bookAppointment?service=${offeringId}&day=2027-02-10`,
    );
    expect(text).toContain("Feb 10, 2027");
    expect(text).not.toContain("skin");
    const ofOther = { consultationId: scene.id, followUpId: "none", as: "CANCELLED" } as const;
    expect(await statusOf(settleFollowUp(await scene.as("doctor"), ofOther))).toBe(404);
    await settleFollowUp(await scene.as("doctor"), {
      consultationId: scene.id,
      followUpId: followUp.id,
      as: "CANCELLED",
    });
    expect((await open("doctor")).map(({ id }) => id)).not.toContain(followUp.id);
  });

  test("that was taken back invites nobody any more", async () => {
    const { followUp } = await setFollowUp(await scene.as("doctor"), scene.id, { in: "6-WEEKS", way: "invite" });
    await settleFollowUp(await scene.as("doctor"), {
      consultationId: scene.id,
      followUpId: followUp.id,
      as: "CANCELLED",
    });
    expect(await deliveriesOf(scene.practice, await scene.send("followUp.invite"))).toEqual([]);
  });

  test("says what it is for and whether it is overdue, and its patient is asked until ninety days after its day", async () => {
    const { followUp } = await setFollowUp(await scene.as("doctor"), scene.id, {
      ...{ dueOn: "2027-01-08", note: "Stitches out", way: "remember" },
    });
    const found = async (who: "doctor" | "patient", at: number) =>
      (await open(who, at)).find(({ id }) => id === followUp.id);
    expect(await found("patient", NOW)).toMatchObject({ note: "Stitches out", isOverdue: false });
    const late = NOW + 4 * DAY;
    expect(await found("doctor", late)).toMatchObject({ dueOn: "2027-01-08", isOverdue: true });
    expect(await found("patient", late)).toMatchObject({ isOverdue: true });
    expect(await found("patient", NOW + 100 * DAY)).toBeUndefined();
    const { followUps } = await readDesk(await scene.as("doctor", late), scene.id);
    expect(followUps.find(({ id }) => id === followUp.id)).toMatchObject({
      isOverdue: true,
      offeringName: "Video visit",
    });
  });

  test("is marked as done at the desk of any consultation of its patient, once", async () => {
    const { followUp } = await setFollowUp(await scene.as("doctor"), scene.id, { in: "1-WEEKS", way: "remember" });
    const said = { patientId: scene.ids.patient, type: "REVIEW", reason: "" };
    const consultationId = await addConsultation(await scene.as("doctor"), said);
    const ofOther = await addConsultation(await scene.as("doctor"), { ...said, patientId: scene.ids.patient });
    const settle = async (as: "DONE" | "CANCELLED", at = consultationId) =>
      statusOf(settleFollowUp(await scene.as("doctor"), { consultationId: at, followUpId: followUp.id, as }));
    expect([await settle("DONE"), await settle("DONE", ofOther), await settle("CANCELLED")]).toEqual([200, 200, 409]);
    expect((await open("doctor")).map(({ id }) => id)).not.toContain(followUp.id);
    expect(
      await statusOf(
        settleFollowUp(await scene.as("patient"), { consultationId, followUpId: followUp.id, as: "DONE" }),
      ),
    ).toBe(403);
  });

  test("is answered by an appointment around its day alone, which its own desk shows, and leaves the others open", async () => {
    const own = await openDesk();
    const doctor = () => own.as("doctor");
    const set = async (relative: string, note: string) =>
      (await setFollowUp(await doctor(), own.id, { in: relative, note, way: "remember" })).followUp;
    const soon = await set("3-WEEKS", "Look at the skin");
    const late = await set("6-MONTHS", "Blood count");
    const openIds = async (who: "doctor" | "patient") =>
      (await listOpenFollowUps(await own.as(who))).map(({ id }) => id);
    expect([await openIds("doctor"), await openIds("patient")]).toEqual([
      [soon.id, late.id],
      [soon.id, late.id],
    ]);
    const startsAt = NOW + 21 * DAY;
    const appointmentId = await own.appointed(startsAt, { stateId: APPOINTMENT_STATE.CONFIRMED });
    expect([await openIds("doctor"), await openIds("patient")]).toEqual([[late.id], [late.id]]);
    const shown = async (id: string) =>
      (await readDesk(await doctor(), id)).followUps.map(({ note, booked }) => ({ note, booked }));
    const waiting = { note: "Blood count", booked: null };
    expect(await shown(own.id)).toEqual([
      { note: "Look at the skin", booked: { id: appointmentId, startsAt } },
      waiting,
    ]);
    const said = { patientId: own.ids.patient, type: "REVIEW", reason: "" };
    expect(await shown(await addConsultation(await doctor(), said))).toEqual([waiting]);
    await setFollowUp(await doctor(), own.id, { in: "6-MONTHS", way: "invite" });
    expect(await deliveriesOf(own.practice, await own.send("followUp.invite"))).toHaveLength(1);
  });

  test("is answered in the database as by its rule", async () => {
    const own = await openDesk();
    const { followUp } = await setFollowUp(await own.as("doctor"), own.id, { in: "6-WEEKS", way: "remember" });
    const bookedAt = followUp.createdAt;
    const { clinicOffering, videoOffering } = own.ids;
    const days = [3, 31, 32, 42, 84, 85, 120];
    for (const [hour, asked] of [videoOffering, clinicOffering, null].entries())
      for (const each of days) {
        const appointmentId = await own.appointed(NOW + each * DAY + hour * HOUR, {
          stateId: APPOINTMENT_STATE.CONFIRMED,
        });
        await change(
          own.practice,
          "UPDATE follow_up SET offering_id = ?3 WHERE organization_id = ?1 AND id = ?2",
          ...[followUp.id, asked],
        );
        const isOpen = (await listOpenFollowUps(await own.as("doctor"))).length === 1;
        const day = new Date(NOW + each * DAY).toISOString().slice(0, 10);
        const appointment = { providerId: own.ids.doctor, offeringId: videoOffering, day, bookedAt };
        const answered = answersFollowUp({ ...followUp, offeringId: asked }, appointment);
        expect([asked, each, isOpen]).toEqual([asked, each, !answered]);
        await change(
          own.practice,
          "UPDATE appointment SET state_id = 3 WHERE organization_id = ?1 AND id = ?2",
          appointmentId,
        );
      }
  });

  test("is ahead, and decided by who looks after the patient", async () => {
    const said = { dueOn: "2027-01-05", way: "remember" };
    expect(await statusOf(setFollowUp(await scene.as("doctor"), scene.id, said))).toBe(422);
    expect(await statusOf(setFollowUp(await scene.as("doctor"), scene.id, { way: "book" }))).toBe(422);
    const elsewhere = await openRecords();
    const ahead = { in: "1-WEEKS", way: "book" };
    for (const context of [await scene.as("patient"), await scene.as("otherDoctor"), await elsewhere.as("doctor")])
      expect([403, 404]).toContain(await statusOf(setFollowUp(context, scene.id, ahead)));
  });
});

describe("the desk", () => {
  test("shows why they came, and that nobody has asked about allergies", async () => {
    const { summary, health, begin, actions } = await readDesk(await scene.as("doctor"), scene.id);
    expect(summary.reason).toBe("It itches");
    expect(health.sections.find(({ kind }) => kind === "ALLERGY")).toMatchObject({ entries: [], notAsked: true });
    await scene.enter("doctor", { criticality: "HIGH" });
    const { health: after } = await readDesk(await scene.as("nurse"), scene.id);
    const allergies = after.sections.find(({ kind }) => kind === "ALLERGY");
    expect(allergies).toMatchObject({ entries: [{ name: "Penicillin", mark: "High risk" }], notAsked: false });
    // What stands out is not said again in the line beside it.
    expect(allergies?.entries[0]?.text).not.toContain("High");
    expect(begin).toMatchObject({
      notes: expect.stringContaining(`desk=${scene.id}`) as string,
      prescriptions: expect.stringContaining(`desk=${scene.id}`) as string,
      orders: expect.stringContaining(`desk=${scene.id}`) as string,
      records: expect.not.stringContaining("desk=") as string,
    });
    expect(after.age).toBeGreaterThan(0);
    expect(actions).toContain("publish");
  });
});

describe("a patient's own list", () => {
  test("parts what is ahead from what is past, by kind, and goes on where a page ended", async () => {
    for (let index = 0; index < 12; index += 1)
      await scene.appointed(NOW - (40 + index) * DAY, { stateId: APPOINTMENT_STATE.COMPLETED, type: "in_patient" });
    await scene.appointed(NOW + DAY, { stateId: APPOINTMENT_STATE.CONFIRMED, type: "in_patient" });
    const context = await scene.as("patient");
    const first = await listOwnConsultations(context, "in_patient", null);
    expect([first.ahead.length, first.past.length, first.isFirst]).toEqual([1, 10, true]);
    expect(context.db.meter.roundTrips).toBeLessThanOrEqual(5);
    const second = await listOwnConsultations(await scene.as("patient"), "in_patient", first.next);
    expect([second.ahead.length, second.past.length, second.next]).toEqual([0, 2, null]);
    const keys = [...first.past, ...second.past].map(({ key }) => key);
    expect(new Set(keys).size).toBe(12);
    const all = await listOwnConsultations(await scene.as("patient"), "all", null);
    const rest = await listOwnConsultations(await scene.as("patient"), "all", all.next);
    const times = [...all.past, ...rest.past].map(({ startsAt }) => startsAt);
    expect([all.ahead.length, all.past.length, rest.past.length]).toEqual([1, 10, 3]);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const { past } = await listOwnConsultations(await scene.as("patient"), "video", null);
    expect(past).toMatchObject([{ appointmentId: scene.appointmentId, publishStatus: "UNPUBLISHED" }]);
    expect(await statusOf(listOwnConsultations(await scene.as("doctor"), "video", null))).toBe(404);
  });
});

describe("a provider's signature", () => {
  test("is what they set: signature, name, qualification and registration number", async () => {
    const { practice, ids } = scene;
    const context = await scene.as("doctor");
    const before = await providerSignature(context, ids.doctor);
    expect(before).toMatchObject({ text: "", signed: "" });
    // Until they say how they are qualified, their designation stands there.
    expect(before.lines).toEqual(["Dr Ada Okafor", "General medicine"]);
    await change(
      practice,
      "INSERT INTO user_setting (organization_id, user_id, area, value, version, updated_at) VALUES (?1, ?2, 'account', ?3, 1, 0)",
      ids.doctorUser,
      JSON.stringify({ signature: "A. Okafor", qualification: "MD, FRCP", registrationNumber: "4711" }),
    );
    const signed = await providerSignature(context, ids.doctor, { signedAt: NOW });
    expect(signed.text).toBe("A. Okafor");
    expect(signed.lines).toEqual(["Dr Ada Okafor", "MD, FRCP", "Registration number: 4711"]);
    expect(signed.signed).toContain("Signed electronically on Jan 5, 2027");
    await expect(providerSignature(context, "nobody")).rejects.toMatchObject({ status: 404 });
  });
});
