import { openBoardLine } from "~/features/scheduling/realtime/protocol-line";
import { sidePanel } from "./notice-panel";
import { toastsIn } from "./notice-toasts";

interface Unread {
  unreadCount: number;
  label: string;
}

/** How many are unread; undefined where nobody is signed in any more, or the line is down. */
async function askUnread(path: string): Promise<Unread | undefined> {
  const answer = await fetch(path, { headers: { accept: "application/json" } }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Unread) : undefined;
}

/** The number on the bells, with the words that say what it counts. */
function showUnread({ unreadCount, label }: Unread): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-notices-count]")) {
    const [shown, words] = [document.createElement("span"), document.createElement("span")];
    shown.ariaHidden = "true";
    shown.textContent = unreadCount >= 100 ? "99+" : String(unreadCount);
    words.className = "sr-only";
    words.textContent = ` ${label}`;
    place.replaceChildren(...(unreadCount > 0 ? [shown, words] : []));
  }
}

/**
 * Keeps the bells of a page true while it is open: asks once how many are unread, and again whenever the inbox says
 * that something is new, which a toast of six seconds then tells. Where the session, a role or the account has ended it
 * falls silent: the next page shows what still may be seen.
 */
export function openNotices(place: HTMLElement): void {
  const { panel: panelPath = "", count: countPath = "", socket = "" } = place.dataset;
  const toasts = toastsIn(place);
  const panel = sidePanel(panelPath, () => void refresh());
  let close: (() => void) | undefined;

  async function refresh(): Promise<boolean> {
    const unread = await askUnread(countPath);
    if (unread) showUnread(unread);
    return unread !== undefined;
  }

  async function news(fresh: boolean): Promise<void> {
    await refresh();
    if (panel.isOpen()) await panel.load();
    else if (fresh) {
      const title = await panel.newest();
      if (title) toasts.add(title);
    }
  }

  function listen(): void {
    close = openBoardLine(socket, {
      onFrame: (text) => {
        const frame = JSON.parse(text) as { type: string; fresh?: boolean };
        if (frame.type === "NEWS") {
          // A list on the page may want to look again.
          window.dispatchEvent(new Event("inbox-news"));
          void news(frame.fresh === true);
        }
        if (frame.type === "ENDED") close?.();
      },
      onResume: () => void refresh(),
    });
  }

  void refresh().then((signedIn) => signedIn && listen());
}
