import { runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { actInRoom } from "~/features/waiting-room/services/rooms/act-in-room.server";
import { exchangeMedia } from "~/features/waiting-room/services/video/exchange-media.server";
import { findIceServers } from "~/features/waiting-room/services/video/find-ice-servers.server";
import { sessionConfig } from "~/features/waiting-room/support/video/video-call-config.server";
import { VideoServerFailed } from "~/features/waiting-room/adapters/video-server-port.server";
import type { Actor } from "~/platform/access/actor.server";
import { parseEnv } from "~/platform/env.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { realtimeStandIn } from "../support/realtime-stand-in";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 23, 9, 0);
const plain = new Request("https://clinic.localhost/");
const media = { audio: true, video: true, screen: false };
const lines = [
  { kind: "audio", mid: "0" },
  { kind: "video", mid: "1" },
];

let practice: Awaited<ReturnType<typeof openPractice>>;
let doctor: Actor;
let patient: Actor;
let realtime: ReturnType<typeof realtimeStandIn>;
let appointments = 0;

beforeAll(async () => {
  practice = await openPractice({ now });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});
beforeEach(() => {
  realtime = realtimeStandIn();
});
afterEach(() => vi.unstubAllGlobals());

/** An appointment with its own call, in which nobody is yet. */
async function appointment() {
  const chatRoomId = `sfu-${++appointments}`;
  await withAppointment(practice, chatRoomId, { startsAt: now });
  const room = practice.ids.room;
  const inRoom = async <T>(who: Actor, act: Parameters<typeof actInRoom<T>>[3]) =>
    actInRoom(await practice.as(who, now), plain, room, act, chatRoomId);
  return {
    chatRoomId,
    /** Comes into the call by polling, which is as good as a socket. */
    join: async (who: Actor, peerId: string) => {
      await inRoom(who, (object, identity) => object.poll(identity, null, 0));
      await inRoom(doctor, (object, identity) => object.begin(identity, chatRoomId));
      const joined = { type: "CALL_JOIN", chatRoomId, peerId, media, way: "sfu" } as const;
      expect(await inRoom(who, (object, identity) => object.act(identity, joined))).toEqual({ status: true });
    },
    leave: (who: Actor) => inRoom(who, (object, identity) => object.act(identity, { type: "CALL_LEAVE", chatRoomId })),
    /** Who is in the call by what a poll tells. */
    seats: async (who: Actor) => {
      const answer = await inRoom(who, (object, identity) => object.poll(identity, null, 0));
      if (!answer.status) throw new Error(answer.errorCode);
      const calls = answer.frames.filter((frame) => frame.type === "CALL" && frame.chatRoomId === chatRoomId);
      const last = calls.at(-1);
      return last?.type === "CALL" ? last.seats : [];
    },
    ask: async (who: Actor, peerId: string, ask: object) =>
      exchangeMedia(
        await practice.as(who, now),
        plain,
        { waitingRoomId: room, appointmentId: chatRoomId, chatRoomId, peerId, ask },
        realtime.server,
      ),
  };
}

const publish = (offer: string) => ({ kind: "publish", offer, lines });

describe("a call by the video server", () => {
  it("takes what each gives, tells the others, and fetches it for them: offer, answer, by the token of the app", async () => {
    const call = await appointment();
    await call.join(doctor, "peer-d");
    await call.join(patient, "peer-p");
    expect(await call.ask(doctor, "peer-d", publish("sdp-d"))).toMatchObject({
      description: { type: "answer", sdp: "answer to sdp-d" },
    });
    expect(realtime.said()).toEqual(["POST /sessions/new", "POST /sessions/session-1/tracks/new"]);
    await call.ask(patient, "peer-p", publish("sdp-p"));
    const [given] = realtime.calls.filter(({ path }) => path === "/sessions/session-2/tracks/new");
    expect(given?.bearer).toBe("Bearer app-token");
    expect(given?.body).toMatchObject({
      sessionDescription: { type: "offer", sdp: "sdp-p" },
      tracks: [
        { location: "local", mid: "0" },
        { location: "local", mid: "1" },
      ],
    });
    const seats = await call.seats(patient);
    const [ofDoctor] = seats.filter(({ peerId }) => peerId === "peer-d");
    expect(seats).toMatchObject([{ way: "sfu" }, { way: "sfu" }]);
    expect(JSON.stringify(seats)).not.toContain("session-");
    realtime.said();

    const publications = [ofDoctor?.publication ?? "none"];
    const fetched = await call.ask(patient, "peer-p", { kind: "subscribe", publications });
    expect(fetched).toEqual({
      status: true,
      description: { type: "offer", sdp: "offer to session-2" },
      tracks: [
        { publication: publications[0], kind: "audio", mid: "2" },
        { publication: publications[0], kind: "video", mid: "3" },
      ],
      missing: [],
    });
    await call.ask(patient, "peer-p", { kind: "answer", answer: "sdp" });
    await call.ask(patient, "peer-p", { kind: "close", mids: ["2", "3"] });
    expect(realtime.calls.at(-1)?.body).toEqual({ tracks: [{ mid: "2" }, { mid: "3" }], force: true });
    expect(realtime.said()).toEqual([
      "POST /sessions/session-2/tracks/new",
      "PUT /sessions/session-2/renegotiate",
      "PUT /sessions/session-2/tracks/close",
    ]);
  });

  it("asks nothing of the server for who has no place in the call, or fetches before giving", async () => {
    const call = await appointment();
    await call.join(doctor, "peer-d");
    await expect(call.ask(patient, "peer-p", publish("sdp"))).rejects.toMatchObject({ code: "notInCall" });
    // Another's place is not one's own.
    await expect(call.ask(patient, "peer-d", publish("sdp"))).rejects.toMatchObject({ code: "notInCall" });
    await expect(call.ask(doctor, "peer-d", { kind: "answer", answer: "sdp" })).rejects.toMatchObject({
      code: "notPublished",
    });
    expect(realtime.calls).toEqual([]);
  });

  it("gives nothing of another call, whose publication somebody has learnt of", async () => {
    const [one, other] = [await appointment(), await appointment()];
    await one.join(doctor, "peer-d");
    await one.ask(doctor, "peer-d", publish("sdp"));
    const [seat] = await one.seats(doctor);
    await other.join(patient, "peer-p");
    await other.ask(patient, "peer-p", publish("sdp"));
    realtime.said();
    const stolen = { kind: "subscribe", publications: [seat?.publication ?? "none"] };
    expect(await other.ask(patient, "peer-p", stolen)).toMatchObject({ description: null, tracks: [] });
    expect(realtime.calls).toEqual([]);
  });

  it("says what has not come yet, of which the page asks again", async () => {
    const call = await appointment();
    await call.join(doctor, "peer-d");
    await call.join(patient, "peer-p");
    await call.ask(doctor, "peer-d", publish("sdp-d"));
    await call.ask(patient, "peer-p", publish("sdp-p"));
    const seats = await call.seats(patient);
    const publications = seats.flatMap(({ publication, peerId }) => (peerId === "peer-d" && publication) || []);
    await realtime.server.end("session-1");
    expect(await call.ask(patient, "peer-p", { kind: "subscribe", publications })).toEqual({
      ...{ status: true, description: null, tracks: [], missing: publications },
    });
  });

  it.each([
    ["400", 400],
    ["410", 410],
    ["500", 500],
    ["a failure under 200", "refuses"],
    ["no answer in time", "silent"],
  ] as const)("answers 502 where the server answers %s, and the call can go on without it", async (_, mood) => {
    const call = await appointment();
    await call.join(doctor, "peer-d");
    realtime.answer(mood);
    await expect(call.ask(doctor, "peer-d", publish("sdp"))).rejects.toMatchObject({
      ...{ status: 502, code: "videoServerUnreachable" },
    });
    expect(realtime.calls).toHaveLength(1);
    const meshed = { type: "CALL_JOIN", chatRoomId: call.chatRoomId, peerId: "peer-d", media, way: "mesh" } as const;
    await actInRoom(await practice.as(doctor, now), plain, practice.ids.room, (o, identity) => o.act(identity, meshed));
    expect(await call.seats(doctor)).toMatchObject([{ peerId: "peer-d", way: "mesh" }]);
  });

  it("ends all lines of a session, those it gives and those it gets", async () => {
    const { server } = realtime;
    const [one, other] = [await server.open(), await server.open()];
    await server.publish(one, "sdp", [{ mid: "0", name: "a" }]);
    await server.publish(other, "sdp", [{ mid: "0", name: "b" }]);
    await server.subscribe(other, [{ sessionId: one, name: "a" }]);
    expect(realtime.linesOf(other)).toHaveLength(2);
    await server.end(other);
    expect(realtime.linesOf(other)).toEqual([]);
    await expect(server.end("session-9")).rejects.toBeInstanceOf(VideoServerFailed);
  });

  it("ends at the server what belongs to a guest who is sent out, who gets no picture more", async () => {
    const call = await appointment();
    await call.join(doctor, "peer-d");
    await call.join(patient, "peer-p");
    await call.ask(doctor, "peer-d", publish("sdp-d"));
    await call.ask(patient, "peer-p", publish("sdp-p"));
    await realtime.server.subscribe(
      "session-2",
      realtime.linesOf("session-1").map(({ trackName: name }) => ({ sessionId: "session-1", name })),
    );
    expect(realtime.linesOf("session-2")).toHaveLength(4);
    vi.stubGlobal("fetch", realtime.fetch);
    const room = bindings.WAITING_ROOM.getByName(`${practice.created.organizationId}:${practice.ids.room}`);
    await runInDurableObject(room, async (instance) => {
      const settings = Reflect.get(instance, "env") as object;
      Object.assign(settings, { REALTIME_APP_ID: "app", REALTIME_APP_TOKEN: "app-token" });
      await instance.revoke(practice.ids.patient);
      await vi.waitFor(() => expect(realtime.linesOf("session-2")).toEqual([]));
      Object.assign(settings, { REALTIME_APP_ID: undefined, REALTIME_APP_TOKEN: undefined });
    });
    expect(realtime.linesOf("session-1")).toHaveLength(2);
  });
});

describe("what a page is told of the deployment", () => {
  const turn = { REALTIME_TURN_KEY_ID: "key", REALTIME_TURN_TOKEN: "turn-token" };
  const withTurn = async () => {
    const context = await practice.as(doctor, now);
    return { ...context, env: { ...context.env, ...turn, STUN_URLS: "stun:own.example" } };
  };

  it("has TURN credentials of Cloudflare's for an hour, without the port that browsers do not go to", async () => {
    const asked: Request[] = [];
    const servers = await findIceServers(await withTurn(), "member", async (input, init) => {
      asked.push(new Request(input as string, init));
      const urls = ["turn:turn.example:3478?transport=udp", "turn:turn.example:53?transport=udp"];
      const iceServers = [{ urls: "stun:turn.example:53" }, { urls, username: "name", credential: "word" }];
      return Promise.resolve(Response.json({ iceServers }, { status: 201 }));
    });
    expect(servers).toEqual([
      { urls: ["stun:own.example"] },
      { urls: ["turn:turn.example:3478?transport=udp"], username: "name", credential: "word" },
    ]);
    const [request] = asked;
    expect([request?.method, request?.url, request?.headers.get("authorization"), await request?.json()]).toEqual([
      ...["POST", "https://rtc.live.cloudflare.com/v1/turn/keys/key/credentials/generate-ice-servers"],
      ...["Bearer turn-token", { ttl: 3_600 }],
    ]);
  });

  it.each([
    ["an error", () => Promise.resolve(new Response("no", { status: 500 }))],
    ["something else", () => Promise.resolve(Response.json({ iceServers: "none" }))],
    ["nothing", () => Promise.reject(new Error("the network is down"))],
  ])("goes on with its own servers where Cloudflare answers %s", async (_, ask) => {
    expect(await findIceServers(await withTurn(), "member", ask)).toEqual([{ urls: ["stun:own.example"] }]);
  });

  it("names the way that calls go", async () => {
    const context = await practice.as(doctor, now);
    const provider = async (env: object) =>
      (
        await sessionConfig({ ...context, env: { ...context.env, ...env } }, plain, {
          waitingRoomId: practice.ids.room,
        })
      ).videoSessionConfig.provider;
    expect(await provider({})).toBe("peerToPeer");
    expect(await provider({ REALTIME_APP_ID: "app", REALTIME_APP_TOKEN: "app-token" })).toBe("cloudflareRealtime");
  });

  it("is complete: an app without its token is said at the start", () => {
    expect(() => parseEnv({ ...bindings, REALTIME_APP_ID: "app" })).toThrow(/REALTIME_APP_TOKEN: goes with/);
    expect(() => parseEnv({ ...bindings, REALTIME_TURN_TOKEN: "token" })).toThrow(/REALTIME_TURN_KEY_ID: goes with/);
  });
});
