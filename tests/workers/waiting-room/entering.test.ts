import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readArrival } from "~/features/scheduling/data/appointments/arrivals/arrival-marks.server";
import { closeAppointment } from "~/features/waiting-room/services/appointments/close-appointment.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { checkInToRoom } from "~/features/waiting-room/services/rooms/check-in-to-room.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { issueRoomTicket } from "~/features/waiting-room/services/rooms/issue-room-ticket.server";
import { readReviewNotes } from "~/features/waiting-room/services/record/read-review-notes.server";
import { openRoomLink } from "~/features/waiting-room/services/links/open-room-link.server";
import { reopenAppointment } from "~/features/waiting-room/services/appointments/reopen-appointment.server";
import { placeToWait } from "~/features/waiting-room/support/links/place-to-wait.server";
import { roomObject } from "~/features/waiting-room/support/rooms/room-object.server";
import { withdrawRoomLinks } from "~/features/waiting-room/services/links/withdraw-room-links.server";
import { viewRoom } from "~/features/waiting-room/services/rooms/view-room.server";
import { paths } from "~/paths";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { RoomClient, ticketFor } from "./room-client";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 21, 9, 0);
const SYSTEM: Actor = { kind: "system", task: "test" };
const ANONYMOUS: Actor = { kind: "anonymous" };
const plain = new Request("https://clinic.localhost/");
const holding = (token: string) =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });

let practice: Awaited<ReturnType<typeof openPractice>>;
let other: Awaited<ReturnType<typeof openPractice>>;
let token: string;

beforeAll(async () => {
  practice = await openPractice({ now });
  other = await openPractice({ now });
  await withAppointment(practice, "visit", { startsAt: now + 3_600_000 });
  await withAppointment(other, "visit", { startsAt: now + 3_600_000 });
  token = await createRoomLink(await practice.as(SYSTEM, now), "visit");
});

describe("a link into a waiting room", () => {
  it("is stored as a hash only", async () => {
    const { results } = await env.TENANT_DB_0.prepare("SELECT * FROM room_link").all();
    expect(JSON.stringify(results)).not.toContain(token);
  });

  it("opens the room of the appointment's doctor, more than once", async () => {
    const context = await practice.as(ANONYMOUS, now);
    for (const _ of [1, 2])
      expect(await openRoomLink(context, plain, token)).toMatchObject({
        waitingRoomId: practice.ids.room,
        linkAppointmentId: "visit",
        type: "video",
      });
  });

  it("leads to the page of the call for a video appointment, and to the room for any other", () => {
    const { room } = practice.ids;
    expect(placeToWait(room, { appointmentId: "visit", type: "video" })).toBe(paths.waitingRoomVideo(room, "visit"));
    expect(placeToWait(room, { appointmentId: "visit", type: "in_patient" })).toBe(paths.waitingRoom(room));
  });

  it("says that it has run out a day after the appointment", async () => {
    const late = await practice.as(ANONYMOUS, now + 27 * 3_600_000);
    await expect(openRoomLink(late, plain, token)).rejects.toMatchObject({ code: "linkExpired" });
  });

  it("is nothing to another organization", async () => {
    await expect(openRoomLink(await other.as(ANONYMOUS, now), plain, token)).rejects.toMatchObject({
      code: "linkRevoked",
    });
    await expect(enterRoom(await other.as(ANONYMOUS, now), holding(token), practice.ids.room)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("entering a room", () => {
  it("lets the holder of the link in as the appointment's patient", async () => {
    const entered = await enterRoom(await practice.as(ANONYMOUS, now), holding(token), practice.ids.room);
    expect(entered.identity).toEqual({
      memberId: practice.ids.patient,
      kind: "guest",
      displayName: "Zainab Haddad",
      appointmentId: "visit",
      userId: null,
      providerId: practice.ids.doctor,
      sessionId: null,
      byVideo: true,
    });
  });

  it("does not let the link into another doctor's room", async () => {
    await expect(
      enterRoom(await practice.as(ANONYMOUS, now), holding(token), practice.ids.otherRoom),
    ).rejects.toMatchObject({ status: 401 });
  });

  it("asks a stranger to sign in, and hides the room from another patient", async () => {
    await expect(enterRoom(await practice.as(ANONYMOUS, now), plain, practice.ids.room)).rejects.toMatchObject({
      status: 401,
    });
    const stranger = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    await expect(enterRoom(await practice.as(stranger, now), plain, practice.ids.room)).rejects.toMatchObject({
      status: 404,
    });
  });

  it("lets the doctor into their own room only, and an administrator into any", async () => {
    const doctor = employeeActor(practice.ids.doctor);
    expect((await enterRoom(await practice.as(doctor, now), plain, practice.ids.room)).identity.kind).toBe("staff");
    await expect(enterRoom(await practice.as(doctor, now), plain, practice.ids.otherRoom)).rejects.toMatchObject({
      status: 404,
    });
    expect(
      (await enterRoom(await practice.as(practice.administrator, now), plain, practice.ids.otherRoom)).identity.kind,
    ).toBe("staff");
  });

  it("refuses a professional who waits for approval", async () => {
    const unapproved = employeeActor(practice.ids.doctor, { approved: false });
    await expect(enterRoom(await practice.as(unapproved, now), plain, practice.ids.room)).rejects.toMatchObject({
      status: 403,
    });
  });

  it("gives no ticket to an appointment that nobody confirmed or that is a day off", async () => {
    await withAppointment(practice, "request", { stateId: 1, startsAt: now + 3_600_000 });
    await withAppointment(practice, "tomorrow", { stateId: 2, startsAt: now + 24 * 3_600_000 });
    for (const [id, kind] of [
      ["request", "unconfirmed"],
      ["tomorrow", "early"],
    ] as const) {
      const link = await createRoomLink(await practice.as(SYSTEM, now), id);
      const page = await viewRoom(await practice.as(ANONYMOUS, now), holding(link), practice.ids.room);
      expect(page).toMatchObject({ ticket: null, initial: null, presence: { kind } });
    }
  });
});

describe("a patient of several appointments", () => {
  const entering = async (request: Request, appointment?: string) => {
    const { patient, patientUser, room } = practice.ids;
    const context = await practice.as(patientActor(patient, patientUser), now);
    return (await enterRoom(context, request, room, appointment)).appointment?.appointmentId;
  };

  it("comes for the one that awaits them, not for one that was canceled, is asked for or was long ago", async () => {
    await withAppointment(practice, "canceled", { stateId: 3, startsAt: now - 900_000 });
    await withAppointment(practice, "asked for", { stateId: 1, startsAt: now + 300_000 });
    await withAppointment(practice, "missed", { stateId: 2, startsAt: now - 6 * 3_600_000 });
    expect(await entering(plain)).toBe("visit");
  });

  it("comes for the one that they name, though they opened the link of another", async () => {
    expect(await entering(holding(token))).toBe("visit");
    expect(await entering(holding(token), "missed")).toBe("missed");
    expect(await entering(plain, "canceled")).toBe("canceled");
  });
});

describe("a connection that comes back", () => {
  it("is for the appointment that it was for, though the patient has another one before", async () => {
    const today = Date.now();
    const soon = Math.ceil(today / 300_000) * 300_000;
    await withAppointment(practice, "before", { stateId: 2, startsAt: soon + 1_800_000 });
    await withAppointment(practice, "after", { stateId: 2, startsAt: soon + 2_700_000 });
    const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), today);
    for (const appointment of ["after", "before"]) {
      const answer = await issueRoomTicket(patient, plain, practice.ids.room, appointment);
      if (!answer.status) throw new Error(answer.errorCode);
      const client = await RoomClient.connect(env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`));
      client.init(answer.ticket);
      expect((await client.until("SNAPSHOT")).chatRooms.map(({ id }) => id)).toEqual([appointment]);
      client.socket.close(1000);
    }
    await expect(issueRoomTicket(patient, plain, practice.ids.room, "nobody's")).rejects.toMatchObject({ status: 404 });
  });
});

describe("the desk", () => {
  const arrived = async (appointment: string) => readArrival((await practice.as(SYSTEM, now)).db, appointment);
  /** A context whose work after the answer can be waited for. */
  const following = async () => {
    const work: Promise<unknown>[] = [];
    const context = {
      ...(await practice.as(ANONYMOUS, now)),
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    };
    return { context, done: () => Promise.all(work) };
  };

  it("does not see the patient waiting who only opens the page, and sees them once they took their place", async () => {
    await withAppointment(practice, "opened", { startsAt: now + 3_600_000 });
    const link = await createRoomLink(await practice.as(SYSTEM, now), "opened");
    const { context, done } = await following();
    await openRoomLink(context, plain, link);
    const page = await viewRoom(context, holding(link), practice.ids.room);
    expect(page.ticket).toEqual(expect.any(String));
    await issueRoomTicket(context, holding(link), practice.ids.room, "opened");
    await done();
    expect(await arrived("opened")).toBeNull();
    expect(await checkInToRoom(context, holding(link), practice.ids.room, { name: null }, "opened")).toEqual({
      status: true,
    });
    await done();
    expect(await arrived("opened")).toMatchObject({ arrivedAt: now, way: "ONLINE" });
  });

  it("sees nobody waiting where only somebody with the patient has come", async () => {
    await withAppointment(practice, "accompanied", { startsAt: now + 3_600_000 });
    const link = await createRoomLink(await practice.as(SYSTEM, now), "accompanied");
    const { context, done } = await following();
    const { room } = practice.ids;
    const { cookie } = await joinRoom(context, holding(link), room, { as: "companion", name: "Omar" });
    const omar = new Request("https://clinic.localhost/", {
      headers: { cookie: `${ROOM_COOKIE}=${link}; ${cookie?.split(";")[0]}` },
    });
    await checkInToRoom(context, omar, room, { name: "Omar" });
    await done();
    expect(await arrived("accompanied")).toBeNull();
  });
});

describe("what staff write of an appointment", () => {
  it("is read by its doctor, hidden from another, and refused to its patient", async () => {
    const as = (actor: Actor) => practice.as(actor, now);
    expect(await readReviewNotes(await as(employeeActor(practice.ids.doctor)), "visit")).toHaveLength(2);
    const other = await as(employeeActor(practice.ids.otherDoctor));
    await expect(readReviewNotes(other, "visit")).rejects.toMatchObject({ status: 404 });
    const patient = await as(patientActor(practice.ids.patient, practice.ids.patientUser));
    await expect(readReviewNotes(patient, "visit")).rejects.toMatchObject({ status: 403 });
  });
});

describe("the end of an appointment", () => {
  it("closes the patient's side, keeps the transcript, and can be taken back", async () => {
    const system = await practice.as(SYSTEM, now);
    const guest = await enterRoom(await practice.as(ANONYMOUS, now), holding(token), practice.ids.room);
    const room = roomObject(system, practice.ids.room);
    await room.checkIn(guest.identity, { name: null });
    await room.send(guest.identity, { clientId: "one", chatRoomId: "visit", message: "hello" });
    await closeAppointment(system, { appointmentId: "visit", outcome: "conclude" });
    await closeAppointment(system, { appointmentId: "visit", outcome: "conclude" });
    expect(await room.snapshot(guest.identity)).toMatchObject({
      snapshot: { queue: { state: "closed" }, chatRooms: [{ closed: "concluded" }] },
    });
    const kept = await env.FILES.get(`transcripts/${practice.entry.id}/visit.json`);
    expect(await kept?.json()).toMatchObject({
      appointmentId: "visit",
      outcome: "concluded",
      messages: [{ seq: 1, message: "hello" }],
    });
    await reopenAppointment(system, { appointmentId: "visit" });
    expect(await room.snapshot(guest.identity)).toMatchObject({ snapshot: { chatRooms: [{ closed: null }] } });
  });
});

describe("links that are withdrawn", () => {
  it("open nothing any more, and whoever came by one loses the room before the call returns", async () => {
    await withAppointment(practice, "withdrawn", { startsAt: now + 3_600_000 });
    const link = await createRoomLink(await practice.as(SYSTEM, now), "withdrawn");
    const entered = await enterRoom(await practice.as(ANONYMOUS, now), holding(link), practice.ids.room);
    const room = env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`);
    const guest = await RoomClient.join(room, entered.identity);
    const signedIn = await RoomClient.join(room, { ...entered.identity, memberId: "same-visit", userId: "user" });
    const unused = await ticketFor(room, entered.identity);
    await withdrawRoomLinks(await practice.as(employeeActor(practice.ids.doctor), now), "withdrawn");
    expect(await guest.untilClosed()).toMatchObject({ code: 4401 });
    const late = await RoomClient.connect(room);
    late.init(unused);
    expect(await late.untilClosed()).toMatchObject({ code: 4401 });
    expect(signedIn.closed).toBeNull();
    const again = enterRoom(await practice.as(ANONYMOUS, now), holding(link), practice.ids.room);
    await expect(again).rejects.toMatchObject({ status: 401 });
    const opened = openRoomLink(await practice.as(ANONYMOUS, now), plain, link);
    await expect(opened).rejects.toMatchObject({ code: "linkRevoked" });
  });

  it("are withdrawn by the appointment's doctor, and hidden from another", async () => {
    const other = employeeActor(practice.ids.otherDoctor);
    await expect(withdrawRoomLinks(await practice.as(other, now), "withdrawn")).rejects.toMatchObject({ status: 404 });
  });
});
