import { ToastQueue } from "~/ui/hydrated/toast-queue";

const CARD =
  "float-in pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-lg border border-line bg-raised py-2 ps-4 pe-2 shadow-float";
const CLOSE = "inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken";

/** Toasts of six seconds in a place that assistive technology knows from the start; pointed at, they wait. */
export function toastsIn(place: HTMLElement): ToastQueue {
  const queue = new ToastQueue();
  const cards = new Map<number, HTMLElement>();

  function card(id: number, message: string): HTMLElement {
    const element = document.createElement("div");
    element.className = CARD;
    const words = document.createElement("p");
    words.className = "min-w-0 grow py-1.5";
    words.textContent = message;
    const close = document.createElement("button");
    close.type = "button";
    close.className = CLOSE;
    close.ariaLabel = place.dataset["close"] ?? "";
    close.textContent = "×";
    close.addEventListener("click", () => queue.close(id));
    element.replaceChildren(words, close);
    return element;
  }

  queue.subscribe(() => {
    const shown = queue.shown();
    for (const [id, element] of cards)
      if (!shown.some((toast) => toast.id === id)) {
        element.remove();
        cards.delete(id);
      }
    for (const { id, message } of shown)
      if (!cards.has(id)) {
        const element = card(id, message);
        cards.set(id, element);
        place.appendChild(element);
      }
  });
  for (const [event, act] of [
    ["pointerenter", () => queue.pause()],
    ["pointerleave", () => queue.resume()],
    ["focusin", () => queue.pause()],
    ["focusout", () => queue.resume()],
  ] as const)
    place.addEventListener(event, act);
  return queue;
}
