import { beforeAll, describe, expect, it } from "vitest";
import { deliverNotification } from "~/features/notifications/public.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { bookingStateSchema } from "~/features/scheduling/schemas/booking/booking-state";
import { cancelGroupSession } from "~/features/scheduling/services/groups/cancel-group-session.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { concludeGroupSession } from "~/features/scheduling/services/groups/conclude-group-session.server";
import { createCalendarFeed } from "~/features/scheduling/services/feeds/create-calendar-feed.server";
import { createGroupSession } from "~/features/scheduling/services/groups/create-group-session.server";
import { editGroupSession } from "~/features/scheduling/services/groups/edit-group-session.server";
import { joinWaitingList } from "~/features/scheduling/services/waiting-list/join-waiting-list.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { listGroupSessions } from "~/features/scheduling/services/groups/list-group-sessions.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { offerFreedSeat } from "~/features/scheduling/services/groups/offer-freed-seat.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { openWaitingOffer } from "~/features/scheduling/services/waiting-list/open-waiting-offer.server";
import { paths } from "~/paths";
import { readBookingJourney } from "~/features/scheduling/services/booking/read-booking-journey.server";
import { readCalendar } from "~/features/scheduling/services/calendar/read-calendar.server";
import { readCalendarFeed } from "~/features/scheduling/services/feeds/read-calendar-feed.server";
import { readSessionForm } from "~/features/scheduling/services/groups/read-session-form.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startGroupSession } from "~/features/scheduling/services/groups/start-group-session.server";
import { undoGroupSession } from "~/features/scheduling/services/groups/undo-group-session.server";
import { viewGroupSession } from "~/features/scheduling/services/groups/view-group-session.server";
import { appointmentCalendarFile } from "~/features/scheduling/services/feeds/appointment-calendar-file.server";
import { askForMail } from "../notifications/scene";
import { employeeActor, patientActor } from "../support/organization";
import { openGroupScene, type GroupScene } from "./group-scene";
import { HOUR, MONDAY, traces } from "./scene";

let scene: GroupScene;
beforeAll(async () => {
  scene = await openGroupScene("VIDEO_CONSULTATION");
});

const choice = () => ({
  serviceOfferingId: scene.serviceOfferingId,
  employeeId: scene.practice.ids.doctor,
  branchId: scene.practice.ids.branch,
});

/** Staff give a seat to a patient who has agreed on the phone. */
async function seatFor(patientId: string, startsAt: number): Promise<string> {
  const wanted = { ...choice(), patientId, startsAt, patientAgreed: true, override: true };
  return (await setAppointment(await scene.admin(), wanted)).id;
}

/** Asks for a mail as a change does, delivers it and gives it. */
async function mailOf(payload: Record<string, unknown>) {
  const id = await askForMail(scene.practice, payload);
  await deliverNotification(await scene.system(), { id, topic: "mail", payload, createdAt: MONDAY, attempts: 0 });
  const [newest] = await scene.stored(
    "SELECT subject, text, calendar_file AS calendar FROM development_mail WHERE organization_id = ?1 ORDER BY id DESC LIMIT 1",
  );
  const said = (name: string) => String(newest?.[name] ?? "");
  return { subject: said("subject"), text: said("text"), calendar: said("calendar").replaceAll("\r\n ", "") };
}

/** What the outbox says to the rooms of some appointments. */
const toldRooms = async (ids: readonly string[]) =>
  (
    await scene.stored(
      "SELECT topic, payload FROM outbox WHERE organization_id = ?1 AND topic LIKE 'room.%' AND json_extract(payload, '$.appointmentId') IN (SELECT value FROM json_each(?2)) ORDER BY rowid",
      JSON.stringify(ids),
    )
  ).map(({ topic, payload }) => ({ topic, ...(JSON.parse(String(payload)) as Record<string, unknown>) }));

describe("the seats of a session by video", () => {
  it("are at most three, when it is made and when it is changed", async () => {
    const more = { field: "capacity", message: "group-sessions:form.callSeats", values: { max: 3 } };
    const startsAt = MONDAY + 60 * HOUR;
    for (const capacity of [4, 51])
      await expect(
        createGroupSession(await scene.admin(), { ...choice(), startsAt, capacity, override: true }),
      ).rejects.toMatchObject({ status: 422, fields: [more] });
    const { id: sessionId } = await scene.session({ capacity: 1 });
    await expect(editGroupSession(await scene.admin(), { sessionId, title: "", capacity: 4 })).rejects.toMatchObject({
      fields: [more],
    });
    await editGroupSession(await scene.admin(), { sessionId, title: "", capacity: 3 });
    const { session, mostSeats } = await viewGroupSession(await scene.admin(), sessionId);
    expect({ capacity: session.capacity, mostSeats }).toEqual({ capacity: 3, mostSeats: 3 });
    expect(await readSessionForm(await scene.admin(), { wanted: choice() })).toMatchObject({ seats: 3, mostSeats: 3 });
  });

  it("are had by one alone of many who ask for the last at once, and each appointment is by video", async () => {
    const { id, startsAt } = await scene.session();
    const first = [await scene.join(startsAt), await scene.join(startsAt)];
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => scene.join(startsAt)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { session, participants } = await viewGroupSession(await scene.admin(), id);
    expect(session.taken).toBe(3);
    expect(participants.map(({ appointmentId }) => appointmentId)).toEqual(expect.arrayContaining(first));
    expect(
      await scene.stored("SELECT DISTINCT type FROM appointment WHERE organization_id = ?1 AND session_id = ?2", id),
    ).toEqual([{ type: "video" }]);
    const listed = await listAppointments(await scene.admin(), { type: "video", tab: "new" });
    expect(listed.appointments.map((appointment) => appointment.id)).toEqual(expect.arrayContaining(first));
  });

  it("are offered on the pages of video appointments, without a question for the place", async () => {
    const { startsAt } = await scene.session();
    await scene.join(startsAt);
    const day = new Date(startsAt).toISOString().slice(0, 10);
    const view = await readBookingJourney(
      await scene.as({ kind: "anonymous" }),
      bookingStateSchema.parse({ service: scene.serviceOfferingId, provider: "any", step: "time", day }),
      { action: "/", embedded: null, serviceFixed: true, providerFixed: false },
    );
    expect(view).toMatchObject({ kind: "video", step: "time" });
    expect(view.steps).not.toContain("place");
    expect(view.times?.seats).toEqual(
      expect.arrayContaining([expect.objectContaining({ start: startsAt, left: 2, of: 3 })]),
    );
  });
});

describe("who is told of a session by video", () => {
  it("each participant is mailed the way into the room for their own appointment, and no address", async () => {
    const { startsAt } = await scene.session();
    const { patient, otherPatient } = scene.practice.ids;
    const links = [];
    for (const patientId of [patient, otherPatient]) {
      const appointmentId = await seatFor(patientId, startsAt);
      const to = { kind: "PATIENT", id: patientId };
      const { text, calendar } = await mailOf({ template: "appointment.confirmed", to, appointmentId });
      expect(text).toContain("Video call");
      expect(text).not.toContain("Main street");
      expect(calendar).toContain("LOCATION:By video");
      links.push(/\/r\/[\w-]{27}/.exec(text)?.[0]);
      const reminded = await mailOf({ template: "appointment.reminder", to, appointmentId, startsAt });
      links.push(/\/r\/[\w-]{27}/.exec(reminded.text)?.[0]);
      expect(await appointmentCalendarFile(await scene.admin(), appointmentId)).toContain("LOCATION:By video");
    }
    expect(links.every((link) => link !== undefined)).toBe(true);
    expect(new Set(links).size).toBe(4);
  });

  it("whoever waits for a seat is offered one in the call", async () => {
    const { id: sessionId, startsAt } = await scene.session({ capacity: 1 });
    await scene.join(startsAt);
    const { patient, patientUser } = scene.practice.ids;
    const { id: waitingId } = await joinWaitingList(await scene.as(patientActor(patient, patientUser)), { sessionId });
    await editGroupSession(await scene.admin(), { sessionId, title: "", capacity: 2 });
    await offerFreedSeat(await scene.system(), { sessionId });
    const { subject, text } = await mailOf({
      template: "waitingList.offer",
      to: { kind: "PATIENT", id: patient },
      waitingId,
    });
    expect(subject).toMatch(/^A seat is available: /);
    expect(text).toContain("Video call");
    expect(text).not.toContain("Main street");
    const token = new RegExp(`${paths.waitingOffer("")}([\\w-]+)`).exec(text)?.[1] ?? "";
    expect(await openWaitingOffer(await scene.as({ kind: "anonymous" }), token)).toMatchObject({
      state: "open",
      type: "video",
      seat: true,
    });
    const { rows } = await listWaiting(await scene.admin(), {});
    expect(rows).toMatchObject([{ id: waitingId, offeringsType: "VIDEO_CONSULTATION", sessionStartsAt: startsAt }]);
  });

  it("its new provider is told that it is by video, and every appointment goes over to their room", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const appointments = [await scene.join(startsAt), await scene.join(startsAt)];
    const { doctor, otherDoctor } = scene.practice.ids;
    await moveGroupSession(await scene.admin(), { sessionId, employeeId: otherDoctor, override: true });
    const { text } = await mailOf({
      template: "groupSession.given",
      to: { kind: "EMPLOYEE", id: otherDoctor },
      sessionId,
    });
    expect(text).toContain("Video call");
    expect(text).not.toContain("Main street");
    expect(await toldRooms(appointments)).toEqual(
      appointments.map((appointmentId) => ({ topic: "room.visitMoved", appointmentId, fromEmployeeId: doctor })),
    );
    await moveGroupSession(await scene.admin(), { sessionId, startsAt: startsAt + 26 * 7 * HOUR, override: true });
    expect(await toldRooms(appointments)).toHaveLength(2);
  });

  it("its provider's calendars show it as a video session", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const { doctor, doctorUser } = scene.practice.ids;
    const day = new Date(startsAt).toISOString().slice(0, 10);
    const { board } = await readCalendar(await scene.admin(), { view: "day", day });
    expect(board.appointments.find(({ id }) => id === sessionId)).toMatchObject({
      type: "video",
      seats: { taken: 0, of: 3 },
    });
    const { sessions } = await listGroupSessions(await scene.admin(), {});
    expect(sessions.find(({ id }) => id === sessionId)).toMatchObject({ offeringsType: "VIDEO_CONSULTATION" });
    const { url } = await createCalendarFeed(await scene.as(employeeActor(doctor, { userId: doctorUser })), {});
    const token = /\/calendar\/([\w-]+)\.ics/.exec(url)?.[1] ?? "";
    const feed = (await readCalendarFeed(await scene.as({ kind: "anonymous" }), token)).replaceAll("\r\n ", "");
    const event = feed.split("BEGIN:VEVENT").find((each) => each.includes(`UID:${sessionId}\r\n`));
    expect(event).toContain("LOCATION:By video");
    expect(event).not.toContain("Main street");
  });
});

describe("a change of a session by video", () => {
  it("cancels each appointment with its place in the room, and gives both back", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const appointmentId = await scene.join(startsAt);
    await confirmAppointment(await scene.admin(), { appointmentId });
    const later = await scene.admin(MONDAY + 1_000);
    await cancelGroupSession(later, { sessionId });
    await undoGroupSession(later, { sessionId });
    expect((await toldRooms([appointmentId])).map(({ topic }) => topic)).toEqual([
      "room.visitClosed",
      "room.visitReopened",
    ]);
    expect(await traces(await scene.admin(), appointmentId)).toMatchObject({ state: S.CONFIRMED });
  });

  it("begins and concludes every appointment, shows whoever may enter the way to the room meanwhile, and closes it for each", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const { room, patient, otherPatient } = scene.practice.ids;
    const room0 = (await viewGroupSession(await scene.admin(), sessionId)).waitingRoomId;
    const appointments = [await seatFor(patient, startsAt), await seatFor(otherPatient, startsAt)];
    const during = await scene.admin(startsAt + 60_000);
    expect(await startGroupSession(during, { sessionId })).toMatchObject({ visits: 2 });
    const shown = (await viewGroupSession(during, sessionId)).waitingRoomId;
    const callOf = async (at: number) =>
      (await viewGroupSession(await scene.practice.as(employeeActor(scene.practice.ids.doctor), at), sessionId)).call;
    const [tooEarly, callInto] = [await callOf(startsAt - 13 * HOUR), await callOf(startsAt)];
    // Whose it is not is led into no call.
    expect([tooEarly, (await viewGroupSession(during, sessionId)).call]).toEqual([null, null]);
    const atDesk = await scene.practice.as(employeeActor("desk", { roles: [ROLE.RECEPTIONIST] }), startsAt + 60_000);
    expect(await viewGroupSession(atDesk, sessionId)).toMatchObject({ session: { taken: 2 }, waitingRoomId: null });
    expect(await concludeGroupSession(during, { sessionId })).toMatchObject({ visits: 2 });
    const after = (await viewGroupSession(during, sessionId)).waitingRoomId;
    expect(callInto).toMatch(new RegExp(`${room}.*/video\\?enter=now$`));
    expect(await callOf(startsAt)).toBeNull();
    expect([room0, shown, after]).toEqual([null, room, null]);
    expect(await toldRooms(appointments)).toEqual(
      appointments.map((appointmentId) => ({ topic: "room.visitClosed", appointmentId, outcome: "conclude" })),
    );
  });

  it("does not leave those behind who are in the call: under way it goes to another provider, to no other time", async () => {
    const { id: sessionId, startsAt } = await scene.session();
    const appointmentId = await seatFor(scene.practice.ids.patient, startsAt);
    const during = await scene.admin(startsAt + 60_000);
    await startGroupSession(during, { sessionId });
    await expect(
      moveGroupSession(during, { sessionId, startsAt: startsAt + 26 * 7 * HOUR, override: true }),
    ).rejects.toMatchObject({ code: "wrongState", fields: [{ message: "group-sessions:inProgress" }] });
    await moveGroupSession(during, { sessionId, employeeId: scene.practice.ids.otherDoctor, override: true });
    expect(await traces(await scene.admin(), appointmentId)).toMatchObject({ state: S.IN_PROGRESS });
    expect((await toldRooms([appointmentId])).map(({ topic }) => topic)).toEqual(["room.visitMoved"]);
  });
});
