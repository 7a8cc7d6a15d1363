import { z } from "zod";
import { VideoServerFailed } from "../../adapters/video-server-port.server";
import { videoServerOf } from "../../support/video/video-server-of.server";

/** What of a room object's environment names the video server. */
const settingsSchema = z.object({
  REALTIME_APP_ID: z.string().optional(),
  REALTIME_APP_TOKEN: z.string().optional(),
  REALTIME_URL: z.string().optional(),
});

/**
 * Ends sessions at the video server: whoever may not be in a call any more gets not one picture of it, whatever their
 * page does. A server that does not answer ends what nobody sends on by itself, within half a minute.
 */
export async function endMedia(environment: object, sessionIds: readonly string[]): Promise<void> {
  const server = videoServerOf(settingsSchema.parse(environment));
  if (!server) return;
  const end = (sessionId: string) =>
    server.end(sessionId).catch((error: unknown) => {
      if (!(error instanceof VideoServerFailed)) throw error;
    });
  await Promise.all(sessionIds.map(end));
}
