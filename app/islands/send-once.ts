/**
 * Takes a second press of a form's button for what it is. A page that comes back from the browser's memory can be
 * sent again.
 */
export function sendFormsOnce(): void {
  const sent = new Set<HTMLFormElement>();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.once === undefined) return;
    if (sent.has(form)) return event.preventDefault();
    sent.add(form);
    event.submitter?.setAttribute("aria-busy", "true");
  });
  addEventListener("pageshow", () => {
    sent.clear();
    for (const busy of document.querySelectorAll("[aria-busy=true]")) busy.removeAttribute("aria-busy");
  });
}
