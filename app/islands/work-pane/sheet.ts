/** Where there is room beside the page; elsewhere the pane is a sheet over it. As in ui/styles/work-pane.css. */
const BESIDE = matchMedia("(width >= 48rem)");

/**
 * Says to the page around, where a consultation stands beside its call, whether something is written beside it: then all
 * the room there is goes to that (ui/styles/call.css).
 */
function tellFrame(isOpen: boolean): void {
  window.frameElement?.toggleAttribute("data-work-open", isOpen);
}

/**
 * The dialog of a pane: beside the page, or a sheet over it.
 * @param leave called when somebody closes it otherwise than by `close`, as a phone's own way back does
 */
export function sheetOf(root: HTMLElement, pane: HTMLDialogElement, leave: () => void) {
  const open = () => {
    if (pane.open) return;
    const { scrollX, scrollY } = window;
    if (BESIDE.matches) pane.show();
    else pane.showModal();
    root.dataset["open"] = "";
    tellFrame(true);
    // A dialog takes the focus and comes into view by itself: what was pressed stays under the pointer.
    if (BESIDE.matches) window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  };
  const close = () => {
    delete root.dataset["open"];
    tellFrame(false);
    if (pane.open) pane.close();
  };
  pane.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  pane.addEventListener("close", () => void (!pane.open && root.dataset["open"] !== undefined && leave()));
  pane.addEventListener("click", ({ target }) => void (target === pane && !BESIDE.matches && leave()));
  BESIDE.addEventListener("change", () => {
    if (!pane.open) return;
    close();
    open();
  });
  root.toggleAttribute("data-framed", window.frameElement !== null);
  addEventListener("pagehide", () => tellFrame(false));
  addEventListener("pageshow", () => tellFrame(pane.open));
  return { open, close };
}
