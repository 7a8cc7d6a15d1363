import { describe, expect, test } from "vitest";
import type { CallSignal } from "./room-call-state";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { seatsOf } from "./room-calls";
import type { RoomIdentity } from "../rooms/room-state";

const anna = guest("anna");
const media = { audio: true, video: true, screen: false };
const signal: CallSignal = { linkId: "link", description: { type: "offer", sdp: "v=0" } };

class CallScene extends RoomScene {
  from(by: RoomIdentity, connectionId = `${by.memberId}/1`, chatRoomId = "visit-anna") {
    return { by, connectionId, chatRoomId, now: this.now };
  }

  join(by: RoomIdentity, peerId = `peer-${by.memberId}`, connectionId = `${by.memberId}/1`): this {
    return this.happen({ type: "call-joined", ...this.from(by, connectionId), peerId, media });
  }

  signal(by: RoomIdentity, to: string, connectionId = `${by.memberId}/1`): this {
    return this.happen({ type: "call-signaled", ...this.from(by, connectionId), to, signal });
  }

  peers(): string[] {
    return seatsOf(this.state, "visit-anna").map((seat) => seat.peerId);
  }
}

/** Anna was called in and both are here. */
const scene = () => new CallScene().open(doctor).open(anna).admit(doctor, "visit-anna");

describe("who is in a call", () => {
  test("the doctor and the patient who was called in take a place each", () => {
    expect(scene().join(doctor).join(anna).peers()).toEqual(["peer-staff-1", "peer-guest-anna"]);
  });

  test("a patient who was not called in yet is not let into the call", () => {
    const early = new CallScene().open(anna).checkIn(anna).join(anna);
    expect(early.peers()).toEqual([]);
    expect(early.effect("refuse")?.code).toBe("notAdmitted");
  });

  test("a guest of another appointment is told of no such call", () => {
    const bilal = guest("bilal");
    const intruder = scene().join(anna).open(bilal).join(bilal);
    expect(intruder.effect("refuse")?.code).toBe("unknownChatRoom");
    expect(intruder.peers()).toEqual(["peer-guest-anna"]);
  });

  test("what somebody says goes to the others in the call, and to nobody from outside of it", () => {
    const caption = { captionId: "1", text: "good morning", final: true };
    const said = scene().join(doctor).join(anna);
    said.happen({ type: "call-captioned", ...said.from(doctor), caption });
    expect(said.effect("caption")).toEqual({
      ...{
        type: "caption",
        connectionIds: [`${anna.memberId}/1`],
        chatRoomId: "visit-anna",
        from: "peer-staff-1",
        caption,
      },
    });
    const outside = scene().join(anna);
    outside.happen({ type: "call-captioned", ...outside.from(doctor), caption });
    expect(outside.effect("refuse")?.code).toBe("notInCall");
  });

  test("the fifth person does not come in", () => {
    const full = scene();
    for (const name of ["b", "c", "d", "e"]) {
      const staff = { ...doctor, memberId: `staff-${name}` };
      full.open(staff).join(staff);
    }
    full.join(doctor);
    expect(full.peers()).toHaveLength(4);
    expect(full.effect("refuse")?.code).toBe("callFull");
  });

  test("one member has one place: the second device takes it over, and the others let go of the first", () => {
    const twice = scene().join(doctor).join(anna).open(anna, "guest-anna/2").join(anna, "peer-phone", "guest-anna/2");
    expect(twice.peers()).toEqual(["peer-staff-1", "peer-phone"]);
    expect(twice.effect("tell-call")?.left).toBe("peer-guest-anna");
  });

  test("coming back on a new line keeps the peer, so nobody lets go of the picture", () => {
    const back = scene().join(anna).open(anna, "guest-anna/2").join(anna, "peer-guest-anna", "guest-anna/2");
    expect(back.effect("tell-call")?.left).toBeNull();
    expect(back.close(anna, "guest-anna/1").peers()).toEqual(["peer-guest-anna"]);
  });

  test("nobody takes the peer id of somebody else", () => {
    const thief = scene().join(doctor, "mine").join(anna, "mine");
    expect(thief.effect("refuse")?.code).toBe("notAllowed");
    expect(thief.peers()).toEqual(["mine"]);
  });

  test("a dropped line frees the place without saying that they left", () => {
    const gone = scene().join(doctor).join(anna).close(anna);
    expect(gone.peers()).toEqual(["peer-staff-1"]);
    expect(gone.effect("tell-call")?.left).toBeNull();
  });

  test("leaving by choice says who left", () => {
    const gone = scene().join(doctor).join(anna);
    gone.happen({ type: "call-left", ...gone.from(anna) });
    expect(gone.effect("tell-call")?.left).toBe("peer-guest-anna");
  });

  test("an appointment that closes has no call any more, and a guest who is shut out has no place", () => {
    const over = scene().join(doctor).join(anna);
    over.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: over.now });
    expect(over.peers()).toEqual([]);
    const out = scene().join(doctor).join(anna);
    out.happen({ type: "revoked", memberId: anna.memberId, now: out.now });
    expect(out.peers()).toEqual(["peer-staff-1"]);
    // Their picture is let go of at once, and theirs of the others.
    expect(out.effect("tell-call")?.left).toBe("peer-guest-anna");
  });
});

describe("signals", () => {
  test("reach the connection of the one they are for, with who they are from told by the room", () => {
    expect(scene().join(doctor).join(anna).signal(anna, "peer-staff-1").effects).toEqual([
      { type: "signal", connectionId: "staff-1/1", chatRoomId: "visit-anna", from: "peer-guest-anna", signal },
    ]);
  });

  test("of somebody who is not in the call are refused", () => {
    expect(scene().join(doctor).signal(anna, "peer-staff-1").effect("refuse")?.code).toBe("notInCall");
  });

  test("to somebody who is not in the call, or to oneself, go nowhere", () => {
    expect(scene().join(anna).signal(anna, "peer-staff-1").effects).toEqual([]);
    expect(scene().join(anna).signal(anna, "peer-guest-anna").effects).toEqual([]);
  });
});
