import type { Typed } from "./draft-store";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const SECRET = new Set(["password", "hidden", "file", "submit", "button"]);
/**
 * What a form says without showing it: from what it was made, what makes the same request of a repeated one, and what
 * nobody typed.
 */
const ALONG = new Set(["version", "idempotencyKey", "filled"]);

/** A one-time code is of no use later. */
const isSecret = ({ type, autocomplete }: Control) => SECRET.has(type) || autocomplete === "one-time-code";

const isKept = (form: HTMLFormElement, control: Control) =>
  !isSecret(control) || (control.type === "hidden" && form.dataset.draft !== undefined && ALONG.has(control.name));

function controlsOf(form: HTMLFormElement): [Control, number][] {
  const seen = new Map<string, number>();
  return [...form.elements].flatMap((element): [Control, number][] => {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    if (!isControl || !element.name || !isKept(form, element)) return [];
    const nth = seen.get(element.name) ?? 0;
    seen.set(element.name, nth + 1);
    return [[element, nth]];
  });
}

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** What a form holds. */
export const typedIn = (form: HTMLFormElement): Typed =>
  controlsOf(form).map(([control, nth]) => [control.name, nth, control.value, isTicked(control)]);

/** How many lines each list of a form had: of `substances[2].name` there were three. */
export function linesIn(typed: Typed): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [name] of typed) {
    const [, list, index] = /^(.+?)\[(\d+)\]\./.exec(name) ?? [];
    if (list !== undefined) lines.set(list, Math.max(lines.get(list) ?? 0, Number(index) + 1));
  }
  return lines;
}

/** Gives the lists of a form as many lines as were typed; the server adds and takes away the buttons of a line. */
function fitLines(form: HTMLFormElement, typed: Typed): void {
  for (const [list, wanted] of linesIn(typed)) {
    const items = [...form.querySelectorAll(`#${CSS.escape(list)} > li`)];
    for (const item of items.slice(wanted)) item.remove();
    for (let count = items.length; count > 0 && count < wanted; count += 1) {
      const text = items.at(-1)?.outerHTML.replaceAll(`${list}[${items.length - 1}]`, `${list}[${count}]`) ?? "";
      form.querySelector(`#${CSS.escape(list)}`)?.insertAdjacentHTML("beforeend", text);
      form.querySelector(`#${CSS.escape(list)} > li:last-child > div:last-child > button`)?.remove();
    }
  }
}

/** Fills a form with what it held. @returns whether it shows something else by that */
export function fillIn(form: HTMLFormElement, typed: Typed): boolean {
  let changed = false;
  fitLines(form, typed);
  const kept = new Map(typed.map(([name, nth, value, checked]) => [`${name} ${nth}`, { value, checked }]));
  for (const [control, nth] of controlsOf(form)) {
    const was = kept.get(`${control.name} ${nth}`);
    if (!was) continue;
    const before = `${control.value} ${isTicked(control)}`;
    if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio"))
      control.checked = was.checked;
    else control.value = was.value;
    if (`${control.value} ${isTicked(control)}` === before || control.type === "hidden") continue;
    control.closest("details")?.setAttribute("open", "");
    changed = true;
  }
  return changed;
}
