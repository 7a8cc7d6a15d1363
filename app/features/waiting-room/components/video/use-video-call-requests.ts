import { useEffect, useState } from "react";
import { z } from "zod";
import { paths } from "~/paths";
import type { StreamedCost } from "../../domain/sessions/session-rules";

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
const countSchema = z
  .object({ streamedMinutes: z.number(), streamedCost: z.number() })
  .transform(({ streamedMinutes, streamedCost }): StreamedCost => ({
    minutes: streamedMinutes,
    dollars: streamedCost,
  }));

interface VideoCallAnswer {
  refusal: VideoCallRefusal | null;
  /** Null where the answer says nothing of it. */
  streamed: StreamedCost | null;
}

async function call(path: string, appointmentId: string): Promise<VideoCallAnswer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ appointmentId }),
    });
    const answer: unknown = await response.json();
    const refusal = response.ok ? null : (refusalSchema.safeParse(answer).data ?? UNKNOWN);
    return { refusal, streamed: countSchema.safeParse(answer).data ?? null };
  } catch {
    return { refusal: UNKNOWN, streamed: null };
  }
}

export interface SessionOptions {
  appointmentId: string;
  /** This side sends and gets something. */
  streaming: boolean;
  /** As the page was rendered; null for a patient. */
  streamed: StreamedCost | null;
}

/** The session's calls from its page: coming in, ending it, and saying that one streams for as long as one does. */
export function useVideoCallRequests({ appointmentId, streaming, streamed: before }: SessionOptions) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<VideoCallRefusal | null>(null);
  const [streamed, setStreamed] = useState(before);
  const { start, end, live, alert } = paths.videoSessionCalls();
  useEffect(() => {
    if (!streaming) return;
    const tell = async () => {
      const answer = await call(live, appointmentId);
      if (answer.streamed) setStreamed(answer.streamed);
    };
    void tell();
    const timer = setInterval(() => void tell(), LIVE_EVERY_MS);
    return () => clearInterval(timer);
  }, [streaming, appointmentId, live]);
  const ask = async (path: string) => {
    setBusy(true);
    const answer = await call(path, appointmentId);
    setRefusal(answer.refusal);
    if (answer.streamed) setStreamed(answer.streamed);
    setBusy(false);
    return answer.refusal === null;
  };
  const alertRemote = async () => (await call(alert, appointmentId)).refusal === null;
  return { busy, refusal, streamed, start: () => ask(start), end: () => ask(end), alertRemote };
}
