import { request } from "../worker/request";

/**
 * Calls the Worker's scheduled handler once a minute, as its cron trigger does in production: `wrangler dev` fires
 * none by itself. Gives a function that stops it. A call that fails is told of and tried again a minute later.
 */
export function tickEveryMinute(port: number, tell: (line: string) => void): () => void {
  const path = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`;
  const tick = async () => {
    try {
      const answer = await request({ port, path, timeout: 55_000 });
      if (answer.status !== 200) tell(`The scheduled work returned ${answer.status}: ${answer.body.slice(0, 200)}`);
    } catch (error) {
      tell(`The scheduled work failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const timer = setInterval(() => void tick(), 60_000);
  void tick();
  return () => clearInterval(timer);
}
