import { keepPanel } from "./keep-panel";
import { fetchPanel } from "./panel-part";

const DRAWER =
  "booking-drawer my-0 me-0 ms-auto h-dvh max-h-none w-full max-w-[38rem] large:max-w-[57rem] overflow-y-auto border-s border-line bg-raised px-5 pt-4 pb-6 text-base text-ink tablet:px-7 backdrop:bg-[rgb(8_16_18/0.55)]";

/** The head of the drawer: its title, and the button that closes it. */
function headOf(title: string, closeLabel: string, close: () => void): HTMLElement {
  const head = document.createElement("header");
  head.className = "mb-4 flex items-center justify-between gap-4";
  const words = document.createElement("h2");
  words.id = "booking-drawer-title";
  words.className = "text-xl font-semibold";
  words.textContent = title;
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-brand-text hover:bg-brand-soft";
  button.textContent = closeLabel;
  button.addEventListener("click", close);
  head.replaceChildren(words, button);
  return head;
}

/** Shows the booking panel of an address in front of the page; where it cannot be shown, the browser goes there. */
export async function openDrawer(href: string): Promise<void> {
  const panel = await fetchPanel(href).catch(() => undefined);
  if (!panel) return location.assign(href);
  const dialog = document.createElement("dialog");
  dialog.className = DRAWER;
  // As large as the page that it lies over, whose scale ends at its own part of the document.
  const scale = document.querySelector<HTMLElement>("[data-scale]")?.dataset.scale;
  if (scale) dialog.dataset.scale = scale;
  dialog.setAttribute("aria-labelledby", "booking-drawer-title");
  // A dialog of the page below, which keeps the focus to itself, lets it go here.
  dialog.dataset.reactAriaTopLayer = "true";
  dialog.replaceChildren(
    headOf(panel.dataset.title ?? "", panel.dataset.close ?? "", () => dialog.close()),
    panel,
  );
  document.body.appendChild(dialog);
  const end = keepPanel(panel);
  dialog.addEventListener("close", () => {
    end();
    dialog.remove();
  });
  dialog.showModal();
  panel.querySelector<HTMLElement>("[autofocus]")?.focus();
}
