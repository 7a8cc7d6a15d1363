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

const endedSchema = z.object({ ended: z.boolean() });

/** Posts to one of the session's calls, and says why it was refused; null where it was not, with whether it is over. */
async function call(
  path: string,
  appointmentId: string,
): Promise<{ refusal: VideoCallRefusal | null; ended: boolean }> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ appointmentId }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { refusal: null, ended: endedSchema.safeParse(answer).data?.ended ?? false };
    return { refusal: refusalSchema.safeParse(answer).data ?? UNKNOWN, ended: false };
  } catch {
    return { refusal: UNKNOWN, ended: false };
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
    const answer = await call(path, appointmentId);
    setRefusal(answer.refusal);
    setBusy(false);
    return answer;
  };
  const isDone = async (asked: ReturnType<typeof call>) => (await asked).refusal === null;
  /** Whether it is over now, or only left: nobody but this side has come. Null where it was refused. */
  const finish = async () => {
    const { refusal: refused, ended } = await ask(end);
    return refused ? null : ended ? ("ended" as const) : ("left" as const);
  };
  const alertRemote = () => isDone(call(alert, appointmentId));
  return { busy, refusal, start: () => isDone(ask(start)), end: finish, alertRemote };
}
