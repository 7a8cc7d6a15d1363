/** The panel as the server draws it in this page's language; undefined where nobody is signed in any more. */
async function drawn(path: string): Promise<HTMLElement | undefined> {
  const answer = await fetch(path, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLElement>("[data-notices-panel]") ?? undefined;
}

/**
 * The panel at the side: opened and closed by the bells, closed by Escape, and read anew whenever something is new.
 * `onRead` is called when everything in it was marked as read.
 */
export function sidePanel(path: string, onRead: () => void) {
  const place = document.querySelector<HTMLElement>("[data-notices-place]");
  let opener: HTMLElement | undefined;
  const isOpen = () => opener !== undefined;

  function close(): void {
    place?.replaceChildren();
    opener?.setAttribute("aria-expanded", "false");
    opener?.focus();
    opener = undefined;
  }

  async function load(): Promise<boolean> {
    const panel = await drawn(path);
    if (!panel || !isOpen()) return false;
    place?.replaceChildren(panel);
    return true;
  }

  async function open(bell: HTMLAnchorElement): Promise<void> {
    opener = bell;
    bell.setAttribute("aria-expanded", "true");
    if (await load()) place?.querySelector<HTMLElement>("[data-notices-close]")?.focus();
    else location.assign(bell.href);
  }

  async function readAll(form: HTMLFormElement): Promise<void> {
    await fetch(form.action, { method: "POST", body: new FormData(form) }).catch(() => undefined);
    if (isOpen()) await load();
    place?.querySelector<HTMLElement>("[data-notices-close]")?.focus();
    onRead();
  }

  answerPresses(place, {
    toggle: (bell) => (isOpen() ? close() : void open(bell)),
    close: () => void (isOpen() && close()),
    readAll: (form) => void readAll(form),
  });

  return {
    isOpen,
    load,
    /** The title of the newest one. */
    newest: async () => (await drawn(path))?.querySelector("article h3")?.textContent ?? undefined,
  };
}

interface Presses {
  toggle: (bell: HTMLAnchorElement) => void;
  close: () => void;
  readAll: (form: HTMLFormElement) => void;
}

/**
 * What is pressed on the page's bells, in the panel and on the keyboard. A link opened beside the page stays a link.
 */
function answerPresses(place: HTMLElement | null, { toggle, close, readAll }: Presses): void {
  for (const bell of document.querySelectorAll<HTMLAnchorElement>("[data-notices]"))
    bell.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      toggle(bell);
    });
  place?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-notices-close]")) close();
  });
  place?.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-notices-read-all]")) return;
    event.preventDefault();
    readAll(form);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}
