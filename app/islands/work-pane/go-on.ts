/** What went wrong, at the top of a form (ui/form/error-summary.tsx). */
const WRONG = "[role=alert][autofocus]";
/** The fields of a medicine: one is written after the other, whatever was pressed meanwhile. */
const FIELDS = "form:has([name=lineId])[data-draft] :is(input:not([type=hidden]), select, textarea)";
/** Why something dangerous is prescribed: nothing is signed before that is said. */
const DANGERS = "input[name^='dangers['][name$='.reason']";

/** A page of the pane as it was left. */
export interface LeftPage {
  pathname: string;
  /** How far it was scrolled, in px. */
  top: number;
  /** Dangers without a reason. */
  dangers: number;
  /** By what the control that had the focus is found again; null where none had it. */
  control: string | null;
}

function selectorOf({ tagName, id, attributes }: Element): string | null {
  if (id !== "") return `[id=${JSON.stringify(id)}]`;
  const said = ["name", "value", "href"].flatMap((name) => {
    const value = attributes.getNamedItem(name)?.value;
    return value ? [`[${name}=${JSON.stringify(value)}]`] : [];
  });
  return said.length === 0 ? null : tagName.toLowerCase() + said.join("");
}

export const leftPage = ({ location, scrollY, document }: Window): LeftPage => ({
  ...{ pathname: location.pathname, top: scrollY },
  dangers: document.querySelectorAll(DANGERS).length,
  control: document.activeElement && selectorOf(document.activeElement),
});

const isUsable = (field: HTMLElement) => field.tabIndex >= 0 && !field.closest("[hidden], [aria-hidden=true]");
const firstOf = (page: Document, wanted: string) => [...page.querySelectorAll<HTMLElement>(wanted)].find(isUsable);

/** Shows what somebody must see next in the middle of the page, and puts the focus there. */
function meet(found: HTMLElement): void {
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center", behavior: "instant" });
}

/**
 * Goes on in the page that has come in the place of one that was left. What went wrong is in view and has the focus. The
 * same page, shown anew, stays where it was, with the focus on what is to be written next, or where it was.
 * @param types whether the focus may go where one types: on a phone the keyboard would come over the page
 */
export function goOn(left: LeftPage, page: Window, types: boolean): void {
  const { location, document } = page;
  const wrong = document.querySelector<HTMLElement>(WRONG);
  if (wrong) return meet(wrong);
  if (location.pathname !== left.pathname) return;
  page.scrollTo({ top: left.top, behavior: "instant" });
  const danger = firstOf(document, DANGERS);
  if (danger && document.querySelectorAll(DANGERS).length > left.dangers) return meet(danger);
  const next = types ? firstOf(document, FIELDS) : undefined;
  (next ?? (left.control === null ? undefined : firstOf(document, left.control)))?.focus();
}
