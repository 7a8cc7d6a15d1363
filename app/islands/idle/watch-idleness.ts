const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
/** Shared by the tabs of the practice: when one of them last reached the server. */
const KEY = "last-request";
const ACTIVITY = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** What is done in a frame of ours, such as a consultation beside its call, is done here; its pages reached the server. */
function hearFrames(heard: () => void): void {
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || !target.contentDocument) return;
    heard();
    for (const kind of ACTIVITY) target.contentDocument.addEventListener(kind, heard, { passive: true });
  };
  document.addEventListener("load", hear, { capture: true });
}

const note = () => localStorage.setItem(KEY, String(Date.now()));
/** Whoever listens in a video appointment is there, though they touch nothing. */
const inVideo = () => [...document.querySelectorAll("video")].some((video) => !video.paused && !video.ended);
const idleFor = () => Date.now() - Number(localStorage.getItem(KEY));

/**
 * Signs out with the server: it ends a session that is idle, this page says so a minute before. Whoever works in the
 * page without leaving it keeps the session by that, as long as they do something.
 */
export function watchIdleness(dialog: HTMLDialogElement): void {
  const { idleMinutes = "", keep = "" } = dialog.dataset;
  const limit = Number(idleMinutes) * MINUTE_MS;
  /** Posted without a press, so nothing of a button goes with it. */
  const leave = () => dialog.querySelector("form")?.submit();
  let active = false;
  let asking = false;

  const stay = async () => {
    if (asking) return;
    asking = true;
    try {
      const answer = await fetch(keep, { method: "POST", headers: { accept: "application/json" } });
      if (answer.status === 401) return leave();
      if (answer.ok) note();
    } catch {
      // Without a line nothing can be kept; the next look tries again.
    } finally {
      asking = false;
    }
    look();
  };

  const look = () => {
    const idle = idleFor();
    if (idle >= limit) return leave();
    if (idle >= limit - MINUTE_MS) {
      if (!dialog.open) dialog.showModal();
      return;
    }
    if (dialog.open) dialog.close();
    if ((active || inVideo()) && idle >= MINUTE_MS) {
      active = false;
      void stay();
    }
  };

  note();
  const act = () => (active = true);
  for (const kind of ACTIVITY) document.addEventListener(kind, act, { passive: true });
  hearFrames(act);
  document.addEventListener("visibilitychange", look);
  dialog.addEventListener("close", () => void (idleFor() >= limit - MINUTE_MS && stay()));
  dialog.querySelector("[data-idle-stay]")?.addEventListener("click", () => void stay());
  setInterval(look, LOOK_EVERY_MS);
}
