import { FRAME, saysFrame } from "./frame-message";

/**
 * Tells the page around the widget how high its content is, as often as that changes. Who is around it shows in the
 * origin of the answer to our first word, and to that origin alone the height goes.
 */
export function fitFrame(): void {
  const content = document.querySelector<HTMLElement>("[data-widget-frame]");
  if (!content || window.parent === window) return;
  let site: string | undefined;
  const tell = () => {
    if (site === undefined) return;
    const { height } = content.getBoundingClientRect();
    window.parent.postMessage({ type: FRAME.size, height, title: content.dataset.widgetFrame }, site);
  };
  addEventListener("message", (event) => {
    // A page without an origin cannot be named as a receiver.
    if (event.source !== window.parent || event.origin === "null" || !saysFrame(event.data, FRAME.hello)) return;
    site = event.origin;
    tell();
  });
  new ResizeObserver(tell).observe(content);
  window.parent.postMessage({ type: FRAME.ready }, "*");
}
