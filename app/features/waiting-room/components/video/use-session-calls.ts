import { useEffect, useState } from "react";
import { paths } from "~/paths";

/** How often a party says that it streams, in milliseconds; the count allows for 45 seconds. */
const LIVE_EVERY_MS = 30_000;

export type SessionRefusal = "sessionEnds" | "visitNotOpen" | "other";

async function call(path: string, appointmentId: string): Promise<SessionRefusal | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ appointmentId }),
    });
    if (response.ok) return null;
    const answer: unknown = await response.json();
    const code = typeof answer === "object" && answer !== null && "errorCode" in answer ? answer.errorCode : null;
    return code === "sessionEnds" || code === "visitNotOpen" ? code : "other";
  } catch {
    return "other";
  }
}

/** The session's calls from its page: coming in, ending it, and saying that one streams for as long as one does. */
export function useSessionCalls(appointmentId: string, streaming: boolean) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SessionRefusal | null>(null);
  const { start, end, live, alert } = paths.videoSessionCalls();
  useEffect(() => {
    if (!streaming) return;
    void call(live, appointmentId);
    const timer = setInterval(() => void call(live, appointmentId), LIVE_EVERY_MS);
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
