import { ERROR_REPORTS } from "~/paths/error-reports";

/** A page that fails in a loop says so a few times only. */
const MOST_REPORTS = 5;

/** Sends failures of scripts to the server: the class and the places, not the message. */
export function reportErrors(): void {
  let reports = 0;
  const report = (failure: unknown) => {
    if (!(failure instanceof Error) || reports >= MOST_REPORTS) return;
    reports += 1;
    const body = JSON.stringify({ name: failure.name, route: window.location.pathname, stack: failure.stack ?? "" });
    void fetch(ERROR_REPORTS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).catch(() => undefined);
  };
  addEventListener("error", ({ error }: ErrorEvent) => report(error));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => report(reason));
}
