import { describe, expect, it } from "vitest";
import { chatRoomIn } from "../chat/chat-room";
import type { Publication } from "../video/room-call-state";
import { callsFor, seatsOf } from "../video/room-calls";
import { movingStay } from "../rooms/room-moves";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import type { RoomIdentity } from "../rooms/room-state";
import { viewFor } from "../rooms/room-view";

const SESSION = "breathing";
const inSession = (name: string, sessionId: string | null = SESSION): RoomIdentity => ({ ...guest(name), sessionId });
const anna = inSession("anna");
const bilal = inSession("bilal");
const carla = inSession("carla");
const media = { audio: true, video: true, screen: false };
const colleague = { ...doctor, memberId: "staff-2", displayName: "Dr. Silva", userId: "user-2" };

class SessionScene extends RoomScene {
  begin(...names: string[]): this {
    const stayIds = names.map((name) => `visit-${name}`);
    return this.happen({ type: "session-begun", by: doctor, sessionId: SESSION, stayIds, now: this.now });
  }

  join(by: RoomIdentity, chatRoomId = SESSION): this {
    const connectionId = `${by.memberId}/1`;
    const seat = { by, connectionId, chatRoomId, peerId: `peer-${by.memberId}`, media };
    return this.happen({ type: "call-joined", ...seat, now: this.now });
  }

  end(by: RoomIdentity, outcome: "concluded" | "canceled" = "concluded"): this {
    const appointmentId = by.appointmentId ?? "";
    return this.happen({ type: "appointment-closed", appointmentId, outcome, sessionId: SESSION, now: this.now });
  }

  publish(by: RoomIdentity): this {
    const publication: Publication = {
      ...{
        id: `pictures of ${by.memberId}`,
        chatRoomId: SESSION,
        peerId: `peer-${by.memberId}`,
        memberId: by.memberId,
      },
      ...{ sessionId: "at the server", tracks: [{ kind: "video", name: "v" }], at: this.now },
    };
    return this.happen({ type: "call-published", by, publication, now: this.now });
  }

  peers(): string[] {
    return seatsOf(this.state, SESSION).map(({ peerId }) => peerId);
  }

  chatsOf(viewer: RoomIdentity): string[] {
    return viewFor(this.state, viewer, this.now).chatRooms.map(({ id }) => id);
  }
}

/** The doctor and two participants are here; both have checked in. */
const scene = () => new SessionScene().open(doctor).open(anna).checkIn(anna).open(bilal).checkIn(bilal);
/** The same once the doctor has begun the session with them and Carla, who has not come yet. */
const begun = () => scene().begin("anna", "bilal", "carla");

describe("a group session", () => {
  it("lets in together who has checked in, and who comes later as soon as they check in", () => {
    const session = begun();
    for (const who of [anna, bilal]) {
      expect(viewFor(session.state, who, session.now).queue).toMatchObject({ state: "admitted" });
      expect(session.chatsOf(who)).toEqual([who.appointmentId, SESSION]);
    }
    session.open(carla);
    expect(session.chatsOf(carla)).toEqual(["visit-carla"]);
    session.checkIn(carla);
    expect(session.chatsOf(carla)).toEqual(["visit-carla", SESSION]);
    // Their page gets the chat and, where there is a call, who is in it.
    expect(session.effect("welcome")).toEqual({ type: "welcome", connectionId: "guest-carla/1" });
  });

  it("is begun by staff alone, and begun again changes nothing", () => {
    const session = scene();
    session.happen({ ...{ type: "session-begun", by: anna, sessionId: SESSION }, stayIds: ["visit-anna"], now: 1 });
    expect(session.effect("refuse")?.code).toBe("notAllowed");
    expect(session.chatsOf(anna)).toEqual(["visit-anna"]);
    expect(begun().begin("anna", "bilal", "carla").effects).toEqual([]);
  });

  it("has one call for all of its appointments, and none of them has one of its own", () => {
    const session = begun().join(doctor).join(anna).join(bilal);
    expect(session.peers()).toEqual(["peer-staff-1", "peer-guest-anna", "peer-guest-bilal"]);
    expect(session.effect("tell-call")?.memberIds).toEqual(["staff-1", "guest-anna", "guest-bilal"]);
    expect(session.join(anna, "visit-anna").effect("refuse")?.code).toBe("unknownChatRoom");
    expect(session.peers()).toHaveLength(3);
  });

  it("is full with four, companions among them", () => {
    const son = { ...anna, memberId: "with-0000000000000000-1", displayName: "Son" };
    const session = begun().open(carla).checkIn(carla).open(son);
    for (const who of [doctor, anna, bilal, son]) session.join(who);
    expect(session.peers()).toHaveLength(4);
    expect(session.join(carla).effect("refuse")?.code).toBe("callFull");
  });

  it("is nothing to a participant who was not let in, to one of another session, and to an outsider", () => {
    const early = inSession("early");
    const elsewhere = inSession("elsewhere", "other session");
    const outsider = inSession("outsider", null);
    const session = begun().join(doctor).open(early).checkIn(early).open(elsewhere).open(outsider);
    session.happen({
      type: "session-begun",
      by: doctor,
      sessionId: "other session",
      stayIds: ["visit-elsewhere"],
      now: 1,
    });
    session.checkIn(elsewhere).checkIn(outsider).admit(doctor, "visit-outsider");
    for (const [who, code] of [
      [early, "notAdmitted"],
      [elsewhere, "unknownChatRoom"],
      [outsider, "unknownChatRoom"],
    ] as const) {
      expect(session.join(who).effect("refuse")?.code).toBe(code);
      expect(session.say(who, SESSION, "let me in").effect("refuse")?.code).toBe("unknownChatRoom");
      expect(callsFor(session.state, who)).toEqual([]);
      expect(session.chatsOf(who)).not.toContain(SESSION);
    }
    expect(session.say(anna, SESSION, "hello").effect("deliver")?.memberIds).toEqual([
      "staff-1",
      "guest-anna",
      "guest-bilal",
    ]);
  });

  it("numbers what is said without a gap, apart from each participant's own chat", () => {
    const session = begun().say(anna, SESSION, "one").say(doctor, "visit-bilal", "private").say(bilal, SESSION, "two");
    expect(session.effect("store-message")?.message).toMatchObject({ chatRoomId: SESSION, seq: 2 });
    expect(session.say(bilal, "visit-anna", "psst").effect("refuse")?.code).toBe("unknownChatRoom");
    session.happen({ type: "read", by: bilal, connectionId: null, chatRoomId: SESSION, seq: 2, now: session.now });
    expect(session.effect("tell-read")?.mark).toMatchObject({ memberId: "guest-bilal", seq: 2 });
  });

  it("shows participants nothing of one another in queue and list, and staff the session of each", () => {
    const session = begun();
    const view = JSON.stringify(viewFor(session.state, bilal, session.now));
    expect(view).not.toMatch(/anna|carla/);
    const { queue } = viewFor(session.state, doctor, session.now);
    expect(queue.kind === "staff" && queue.entries.map(({ sessionId }) => sessionId)).toEqual([SESSION, SESSION]);
  });
});

describe("a participant whose part in the session ends", () => {
  const ends: readonly (readonly [string, (session: SessionScene) => SessionScene])[] = [
    ["is concluded", (session) => session.end(anna)],
    ["is canceled", (session) => session.end(anna, "canceled")],
    [
      "is sent out",
      (s) => s.happen({ type: "removed", by: doctor, connectionId: null, memberId: anna.memberId, now: 1 }),
    ],
    ["leaves", (session) => session.happen({ type: "left", memberId: anna.memberId, now: session.now })],
    [
      "goes to another room",
      (s) => s.happen({ type: "stay-moved", stayId: "visit-anna", to: "other", sessionId: null, now: s.now }),
    ],
  ];

  it.each(ends)("who %s is out of its call and its chat at once, and the others let go of them", (_, end) => {
    const session = begun().join(doctor).join(anna).join(bilal).publish(anna);
    end(session);
    expect(session.peers()).toEqual(["peer-staff-1", "peer-guest-bilal"]);
    const told = session.effect("tell-call");
    expect(told).toMatchObject({ left: "peer-guest-anna", memberIds: ["staff-1", "guest-bilal"] });
    expect(session.effect("end-publication")?.publication.memberId).toBe(anna.memberId);
    expect(session.say(bilal, SESSION, "where is Anna").effect("deliver")?.memberIds).toEqual([
      "staff-1",
      "guest-bilal",
    ]);
    expect(session.say(anna, SESSION, "here").effect("refuse")).toBeDefined();
    expect(session.join(anna).effect("refuse")).toBeDefined();
    expect(callsFor(session.state, anna)).toEqual([]);
  });

  it("who left by choice is let in again when they check in, since the session goes on", () => {
    const session = begun().happen({ type: "left", memberId: anna.memberId, now: 1 });
    expect(session.open(anna).chatsOf(anna)).toEqual(["visit-anna"]);
    expect(session.checkIn(anna).chatsOf(anna)).toEqual(["visit-anna", SESSION]);
  });

  it("who changed to another session is out of this one, and not yet in that one", () => {
    const session = begun()
      .join(anna)
      .open({ ...anna, sessionId: "other session" }, "again");
    expect(session.peers()).toEqual([]);
    expect(session.chatsOf(anna)).toEqual(["visit-anna"]);
  });

  it("the chat closes with the last appointment, which is told to staff alone", () => {
    const session = begun().join(doctor).end(anna).end(carla, "canceled");
    expect(chatRoomIn(session.state, SESSION)?.closed).toBeNull();
    session.end(bilal);
    expect(chatRoomIn(session.state, SESSION)?.closed).toMatchObject({ outcome: "concluded" });
    expect(session.effects).toContainEqual({
      ...{ type: "tell-closed", chatRoomId: SESSION, appointmentId: null, outcome: "concluded" },
      memberIds: ["staff-1"],
    });
    expect(session.peers()).toEqual([]);
    expect(session.say(doctor, SESSION, "bye").effect("refuse")?.code).toBe("chatClosed");
    expect(session.join(doctor).effect("refuse")?.code).toBe("chatClosed");
  });
});

describe("a session that moves to another room", () => {
  /** Moves an appointment as the Worker does it; its session is the same as before unless said otherwise. */
  function move(from: SessionScene, to: SessionScene, name: string, sessionId: string | null = SESSION) {
    const moving = movingStay(from.state, `visit-${name}`, sessionId);
    if (!moving) throw new Error("nothing to move");
    const { lastSeq, notesSeq } = moving.stay;
    const sessionSeq = moving.session?.lastSeq ?? (to.state.sessionSeqs.get(SESSION) || 0);
    to.happen({ type: "stay-arrived", moving, lastSeq, notesSeq, sessionSeq, now: to.now });
    const went = moving.session?.id ?? null;
    from.happen({ type: "stay-moved", stayId: `visit-${name}`, to: "other-room", sessionId: went, now: from.now });
    return moving;
  }

  it("takes its chat along with the first appointment; who is still here is told that it moved, and has no call", () => {
    const from = begun().join(doctor).join(anna).join(bilal).say(anna, SESSION, "hello");
    const to = new SessionScene().open(colleague);
    expect(move(from, to, "anna").session).toEqual({ id: SESSION, lastSeq: 1 });
    expect(from.effect("forget-session")).toMatchObject({ sessionId: SESSION, to: "other-room" });
    expect(from.peers()).toEqual([]);
    expect(from.say(bilal, SESSION, "still here").effect("refuse")?.code).toBe("moved");
    expect(from.join(bilal).effect("refuse")?.code).toBe("moved");
    expect(from.chatsOf(bilal)).toEqual(["visit-bilal"]);
    expect(move(from, to, "bilal").session).toBeNull();
    to.open(anna).open(bilal);
    expect(to.say(bilal, SESSION, "still here").effect("store-message")?.message.seq).toBe(2);
    expect(to.join(colleague).join(anna).join(bilal).peers()).toHaveLength(3);
  });

  it("can come back, and is open here again", () => {
    const here = begun().say(anna, SESSION, "hello");
    const there = new SessionScene().open(colleague);
    move(here, there, "anna");
    move(there, here, "anna");
    expect(here.open(anna).say(anna, SESSION, "back").effect("store-message")?.message.seq).toBe(2);
  });

  it("stays where it is when a single appointment went to another session, of which it takes nothing along", () => {
    const from = begun().say(anna, SESSION, "hello");
    const to = new SessionScene().open(colleague);
    expect(move(from, to, "anna", "other session").session).toBeNull();
    expect(from.say(bilal, SESSION, "go on").effect("store-message")?.message.seq).toBe(2);
    expect(to.open({ ...anna, sessionId: "other session" }).chatsOf(anna)).toEqual(["visit-anna"]);
  });
});
