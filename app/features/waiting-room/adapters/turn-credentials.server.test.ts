import { expect, test } from "vitest";
import { iceServers } from "./turn-credentials.server";

const now = Date.UTC(2026, 10, 23, 9, 0, 0, 500);

test("a person gets TURN credentials of their own that run out after an hour", () => {
  const env = {
    STUN_URLS: "stun:stun.example:3478",
    TURN_URLS: "turn:turn.example:3478 turns:turn.example:5349?transport=tcp",
    TURN_SECRET: "north",
  };
  // 2026-11-23 09:00:00 UTC is 1795424400; the credential was made by: printf %s 1795428000:m1 | openssl dgst -sha1 -hmac north -binary | base64
  expect(iceServers(env, "m1", now)).toEqual([
    { urls: ["stun:stun.example:3478"] },
    {
      urls: ["turn:turn.example:3478", "turns:turn.example:5349?transport=tcp"],
      username: "1795428000:m1",
      credential: "SYnSMc6oDOLkmpJuXjluswk4PaQ=",
    },
  ]);
});

test("without configuration there are no servers, and TURN is not offered without its secret", () => {
  expect(iceServers({}, "m1", now)).toEqual([]);
  expect(iceServers({ TURN_URLS: "turn:turn.example" }, "m1", now)).toEqual([]);
});
