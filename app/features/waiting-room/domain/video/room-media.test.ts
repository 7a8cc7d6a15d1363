import { describe, expect, test } from "vitest";
import { wayOf, type Publication } from "./room-call-state";
import { publicationOf, reachMedia } from "./room-media";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import type { RoomIdentity } from "../rooms/room-state";

const anna = guest("anna");
const chatRoomId = "visit-anna";
const media = { audio: true, video: true, screen: false };

class MediaScene extends RoomScene {
  join(by: RoomIdentity, connectionId = `${by.memberId}/1`, peerId = `peer-${by.memberId}`): this {
    const from = { by, connectionId, chatRoomId, now: this.now };
    return this.happen({ type: "call-joined", ...from, peerId, media, way: "sfu" });
  }

  publish(by: RoomIdentity, id: string, peerId = `peer-${by.memberId}`): this {
    return this.happen({ type: "call-published", by, publication: published(by, id, peerId), now: this.now });
  }

  ended(): string[] {
    return this.effects.flatMap((effect) => (effect.type === "end-publication" ? [effect.publication.id] : []));
  }
}

function published(by: RoomIdentity, id: string, peerId: string): Publication {
  const tracks = [{ kind: "video" as const, name: `video of ${id}` }];
  return { id, chatRoomId, peerId, memberId: by.memberId, sessionId: `session of ${id}`, tracks, at: 0 };
}

/** The doctor and Anna are in the call and have given their pictures. */
const scene = () =>
  new MediaScene()
    .open(doctor)
    .open(anna)
    .admit(doctor, chatRoomId)
    .join(doctor)
    .join(anna)
    .publish(doctor, "of doctor")
    .publish(anna, "of anna");
const ofAnna = { chatRoomId, peerId: "peer-guest-anna" };

describe("what is at the video server", () => {
  test("is reached by those in the call: their own, and that of the others", () => {
    const reach = reachMedia(scene().state, anna, ofAnna);
    expect([reach?.own?.id, reach?.others.map(({ id }) => id)]).toEqual(["of anna", ["of doctor"]]);
  });

  test("is reached by nobody from outside of it, nor by another's peer id", () => {
    expect(reachMedia(scene().state, guest("bilal"), ofAnna)).toBeNull();
    expect(reachMedia(scene().state, doctor, ofAnna)).toBeNull();
    const bilal = guest("bilal");
    const next = scene().open(bilal).admit(doctor, "visit-bilal");
    const from = { by: bilal, connectionId: `${bilal.memberId}/1`, chatRoomId: "visit-bilal", now: next.now };
    next.happen({ type: "call-joined", ...from, peerId: "peer-guest-anna", media });
    const reach = reachMedia(next.state, bilal, { chatRoomId: "visit-bilal", peerId: "peer-guest-anna" });
    expect(reach).toEqual({ own: null, others: [] });
  });

  test("is not given by who is not in the call", () => {
    expect(scene().publish(guest("bilal"), "x").effect("refuse")?.code).toBe("notInCall");
  });

  test("is kept while a line is down for a moment, and found by whoever comes back as the same peer", () => {
    const back = scene().close(anna);
    expect(back.ended()).toEqual([]);
    back.open(anna, "guest-anna/2").join(anna, "guest-anna/2");
    expect(publicationOf(back.state, { ...ofAnna, memberId: anna.memberId })?.id).toBe("of anna");
  });

  test("is replaced by what is given anew, and the old one ends", () => {
    expect(scene().publish(anna, "anew").ended()).toEqual(["of anna"]);
  });

  test("ends when they leave, take the call over on another device, or the appointment closes", () => {
    const left = scene();
    left.happen({ type: "call-left", by: anna, connectionId: "guest-anna/1", chatRoomId, now: 0 });
    expect(left.ended()).toEqual(["of anna"]);
    const over = scene().open(anna, "guest-anna/2").join(anna, "guest-anna/2", "peer-phone");
    expect(over.ended()).toEqual(["of anna"]);
    const closed = scene().happen({
      type: "appointment-closed",
      appointmentId: chatRoomId,
      outcome: "concluded",
      now: 0,
    });
    expect(closed.ended()).toEqual(["of doctor", "of anna"]);
  });

  test("ends with the right to be here, also for who has lost their line meanwhile", () => {
    const out = () => scene().close(anna);
    expect(
      out().happen({ type: "removed", by: doctor, connectionId: null, memberId: anna.memberId, now: 0 }).ended(),
    ).toEqual(["of anna"]);
    expect(out().happen({ type: "links-withdrawn", stayId: chatRoomId, now: 0 }).ended()).toEqual(["of anna"]);
    expect(scene().close(doctor).happen({ type: "user-ended", userId: "user-1", now: 0 }).ended()).toEqual([
      "of doctor",
    ]);
    expect(out().happen({ type: "user-ended", userId: "user-2", now: 0 }).ended()).toEqual([]);
  });
});

test("a call goes by the server only while everyone in it can", () => {
  expect(wayOf([{ way: "sfu" }, { way: "sfu" }])).toBe("sfu");
  expect(wayOf([{ way: "sfu" }, { way: "mesh" }])).toBe("mesh");
  expect(wayOf([{ way: "sfu" }, {}])).toBe("mesh");
});
