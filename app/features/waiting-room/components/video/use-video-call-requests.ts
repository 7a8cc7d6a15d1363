import { useEffect, useState } from "react";
import { z } from "zod";
import { paths } from "~/paths";

/** How often a party says that it streams, in milliseconds; the count allows for 45 seconds. */
const LIVE_EVERY_MS = 30_000;

/** Why a call was refused: for one of the first two reasons, or for another, which the answer may give in words. */
export interface VideoCallRefusal {
  reason: "sessionEnds" | "visitNotOpen" | "other";
  /** In the reader's language. */
  words: string | null;
}

const REASONS = ["sessionEnds", "visitNotOpen", "other"] as const;
const refusalSchema = z
  .object({ errorCode: z.enum(REASONS).catch("other"), errors: z.array(z.object({ message: z.string() })).catch([]) })
  .transform(({ errorCode: reason, errors }): VideoCallRefusal => ({ reason, words: errors[0]?.message ?? null }));
const UNKNOWN: VideoCallRefusal = { reason: "other", words: null };

/** Posts to one of the session's calls, and says why it was refused; null where it was not. */
async function call(path: string, appointmentId: string): Promise<VideoCallRefusal | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ appointmentId }),
    });
    if (response.ok) return null;
    return refusalSchema.safeParse(await response.json()).data ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

export interface SessionOptions {
  appointmentId: string;
  /** This side sends and gets something. */
  streaming: boolean;
}

/** The session's calls from its page: coming in, ending it, and saying that one streams for as long as one does. */
export function useVideoCallRequests({ appointmentId, streaming }: SessionOptions) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<VideoCallRefusal | null>(null);
  const { start, end, live, alert } = paths.videoSessionCalls();
  useEffect(() => {
    if (!streaming) return;
    const tell = () => void call(live, appointmentId);
    tell();
    const timer = setInterval(tell, LIVE_EVERY_MS);
    return () => clearInterval(timer);
  }, [streaming, appointmentId, live]);
  const ask = async (path: string) => {
    setBusy(true);
    const refused = await call(path, appointmentId);
    setRefusal(refused);
    setBusy(false);
    return refused === null;
  };
  const alertRemote = async () => (await call(alert, appointmentId)) === null;
  return { busy, refusal, start: () => ask(start), end: () => ask(end), alertRemote };
}
