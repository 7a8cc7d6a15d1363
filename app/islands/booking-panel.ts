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
// Before the page's own router hears of it.
document.addEventListener(
  "click",
  (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    if (opening) return;
    opening = true;
    void import("./panel/open-drawer")
      .then(({ openDrawer }) => openDrawer(link.href))
      .catch(() => location.assign(link.href))
      .finally(() => {
        opening = false;
      });
  },
  { capture: true },
);
