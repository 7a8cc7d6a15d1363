/** The booking panel of a page. */
export const PANEL = "[data-booking-panel]";

/** Asks for a page, and gives back the booking panel on it; undefined where there is none, as on a page of an error. */
export async function fetchPanel(href: string, init: RequestInit = {}): Promise<HTMLElement | undefined> {
  const answer = await fetch(href, { ...init, headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLElement>(PANEL) ?? undefined;
}

/** A place in which what happens is read aloud; it stays while the panel beside it changes. */
export function statusBeside(look: string): HTMLElement {
  const status = document.createElement("p");
  status.role = "status";
  status.className = look;
  return status;
}
