import { bookingPanel } from "~/paths/booking-panel";

const here = document.querySelector<HTMLElement>("[data-booking-panel]");
if (here) void import("./panel/keep-panel").then(({ keepPanel }) => keepPanel(here));

/** A link to the panel opens it in front of the page, unless it is to open elsewhere, or the panel is the page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest("a");
  return link?.pathname === bookingPanel() && !link.target && !here ? link : undefined;
}

let opening = false;

/** Opens the panel in front of the page by a press; where it cannot be shown, the page goes on without it. */
function openBy(find: () => Promise<string | undefined>, otherwise: () => void): void {
  if (opening) return;
  opening = true;
  void Promise.all([import("./panel/open-drawer"), find()])
    .then(([{ openDrawer }, href]) => (href === undefined ? otherwise() : openDrawer(href)))
    .catch(otherwise)
    .finally(() => {
      opening = false;
    });
}

// Before the page's own router hears of it.
document.addEventListener(
  "click",
  (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    openBy(
      () => Promise.resolve(link.href),
      () => location.assign(link.href),
    );
  },
  { capture: true },
);

/** Where the answer to a form leads, if that is the panel; what was typed is refused on a page of its own. */
async function panelAfter(form: HTMLFormElement, submitter: HTMLButtonElement): Promise<string | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === "string") body.append(name, value);
  const { ok, url } = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
  if (!ok || new URL(url).pathname !== bookingPanel()) return undefined;
  form.dispatchEvent(new Event("draft-sent", { bubbles: true }));
  return url;
}

let byItself = false;
// A button that leads to the panel by its form opens it in front of the page as a link does.
document.addEventListener(
  "submit",
  (event) => {
    const { target: form, submitter } = event;
    if (byItself || !(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    if (submitter.dataset.opensPanel === undefined || here) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openBy(
      () => panelAfter(form, submitter),
      () => {
        byItself = true;
        form.requestSubmit(submitter);
        byItself = false;
      },
    );
  },
  { capture: true },
);
