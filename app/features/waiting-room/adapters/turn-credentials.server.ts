import { createHmac } from "node:crypto";
import type { Env } from "~/platform/env.server";

/** Longest life of TURN credentials, in seconds. */
export const TURN_SECONDS = 3_600;

/** A server by which browsers find a way to each other (W3C WebRTC, RTCIceServer). */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

type IceConfiguration = Pick<Env, "STUN_URLS" | "TURN_URLS" | "TURN_SECRET">;

/**
 * The ICE servers of the deployment, with TURN credentials of this person's own that run out. As
 * draft-uberti-behave-turn-rest-00, section 2.2: the username is `expiry:id` with the expiry in epoch seconds, the
 * password base64(HMAC-SHA1(secret, username)), from a secret that the TURN server knows too.
 * @param now epoch milliseconds
 */
export function iceServers(env: IceConfiguration, memberId: string, now: number): IceServer[] {
  const servers: IceServer[] = [];
  const stun = listed(env.STUN_URLS);
  if (stun.length > 0) servers.push({ urls: stun });
  const turn = listed(env.TURN_URLS);
  if (turn.length > 0 && env.TURN_SECRET) {
    const username = `${Math.floor(now / 1_000) + TURN_SECONDS}:${memberId}`;
    const credential = createHmac("sha1", env.TURN_SECRET).update(username).digest("base64");
    servers.push({ urls: turn, username, credential });
  }
  return servers;
}

function listed(text: string | undefined): string[] {
  return (text ?? "").split(/\s+/).filter((url) => url !== "");
}
