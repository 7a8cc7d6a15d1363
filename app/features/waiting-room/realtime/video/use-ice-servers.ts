import { useEffect, useState } from "react";
import { z } from "zod";
import type { IceServer } from "./use-video-call";

/** Credentials are good for an hour; well before that they are renewed, in milliseconds. */
const RENEW_EVERY_MS = 40 * 60_000;

const answerSchema = z.object({
  videoSessionConfig: z.object({
    iceServers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
    ),
  }),
});

/** The ICE servers of an appointment, renewed for as long as the page is open. */
export function useIceServers(initial: IceServer[], url: string): IceServer[] {
  const [servers, setServers] = useState(initial);
  useEffect(() => {
    const renew = async () => {
      try {
        const body: unknown = await (await fetch(url)).json();
        const answer = answerSchema.safeParse(body);
        if (answer.success) setServers(answer.data.videoSessionConfig.iceServers);
      } catch {
        // The ones that are here go on until they run out; the next time may get through.
      }
    };
    const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [url]);
  return servers;
}
