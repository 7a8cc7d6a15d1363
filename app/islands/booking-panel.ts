import { paths } from "~/paths";
import { keepPanel } from "./panel/keep-panel";
import { openDrawer } from "./panel/open-drawer";
import { PANEL } from "./panel/panel-part";

const here = document.querySelector<HTMLElement>(PANEL);
if (here) keepPanel(here);

/** A link to the panel opens it in front of the page, unless it is to open elsewhere, or the panel is the page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest("a");
  return link?.pathname === paths.bookingPanel() && !link.target && !here ? link : undefined;
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
    void openDrawer(link.href).finally(() => {
      opening = false;
    });
  },
  { capture: true },
);
