import type { Env } from "~/platform/env.server";
import { cloudflareRealtime } from "../../adapters/cloudflare-realtime.server";
import type { VideoServer } from "../../adapters/video-server-port.server";

/** What of the environment names the video server. */
export type VideoServerSettings = Pick<Env, "REALTIME_APP_ID" | "REALTIME_APP_TOKEN" | "REALTIME_URL">;

/** Whether calls of this deployment go by a video server. */
export const hasVideoServer = (settings: VideoServerSettings): boolean => videoServerOf(settings) !== null;

/** The video server of this deployment; null where it has none and calls go from browser to browser. */
export function videoServerOf(settings: VideoServerSettings): VideoServer | null {
  const { REALTIME_APP_ID: appId, REALTIME_APP_TOKEN: token, REALTIME_URL: url } = settings;
  return appId && token ? cloudflareRealtime({ appId, token, ...(url ? { url } : {}) }) : null;
}
