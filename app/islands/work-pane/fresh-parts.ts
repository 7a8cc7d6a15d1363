import { typeDatesIn } from "../dates/type-dates";

const FOCUSABLE = "a[href], button, summary, input, select, textarea";

/** What was typed into a part is not taken away by a newer one. */
const isTouched = (part: Element) =>
  [...part.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea")].some((field) =>
    field.matches("[type=radio], [type=checkbox]")
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );

/** Gives back how the focus goes on in what takes the place of a part that has it. */
function focusIn(part: HTMLElement): (taken: HTMLElement) => void {
  const { activeElement } = document;
  const at = [...part.querySelectorAll(FOCUSABLE)].findIndex((each) => each === activeElement);
  const href = at >= 0 && activeElement instanceof HTMLAnchorElement ? activeElement.href : "";
  return (taken) => {
    if (at < 0) return;
    const all = [...taken.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const same = href === "" ? undefined : all.find((each) => (each as HTMLAnchorElement).href === href);
    (same ?? all[Math.min(at, all.length - 1)])?.focus({ preventScroll: true });
  };
}

/** Shows the parts of a consultation as a newer page has them; how each was folded stays, and where the focus is. */
export function takeParts(root: HTMLElement | Document, newer: Document): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-desk-part]")) {
    const fresh = newer.querySelector<HTMLElement>(`[data-desk-part="${part.dataset["deskPart"] ?? ""}"]`);
    if (!fresh || isTouched(part)) continue;
    const taken = document.importNode(fresh, true);
    if (part instanceof HTMLDetailsElement && taken instanceof HTMLDetailsElement) taken.open = part.open;
    const goOn = focusIn(part);
    part.replaceWith(taken);
    // What the page's scripts did to the part before is done to what takes its place.
    typeDatesIn(taken);
    goOn(taken);
  }
}

/** The page of a consultation is asked for anew, and what it says is shown. @throws where there is no line */
export async function refreshParts(root: HTMLElement, consultation: URL): Promise<void> {
  const answer = await fetch(consultation, { headers: { accept: "text/html" } });
  if (answer.ok) takeParts(root, new DOMParser().parseFromString(await answer.text(), "text/html"));
}
