/** How long something typed is worth keeping, in milliseconds. */
const KEPT_MS = 30 * 60_000;
const KEY = `draft:${location.pathname}`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What one form held: name, place among its namesakes, value, and whether it was ticked. */
type Typed = [name: string, nth: number, value: string, checked: boolean][];

const SECRET = new Set(["password", "hidden", "file", "submit", "button"]);

function controlsOf(form: HTMLFormElement): [Control, number][] {
  const seen = new Map<string, number>();
  return [...form.elements].flatMap((element): [Control, number][] => {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    if (!isControl || !element.name || SECRET.has(element.type)) return [];
    const nth = seen.get(element.name) ?? 0;
    seen.set(element.name, nth + 1);
    return [[element, nth]];
  });
}

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;

function remember(forms: readonly HTMLFormElement[]): void {
  const typed = forms.map((form): Typed =>
    controlsOf(form).map(([control, nth]) => [control.name, nth, control.value, isTicked(control)]),
  );
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), typed }));
}

function restore(forms: readonly HTMLFormElement[]): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!text) return;
  const { at, typed } = JSON.parse(text) as { at: number; typed: Typed[] };
  if (Date.now() - at > KEPT_MS) return;
  for (const [index, form] of forms.entries()) {
    const kept = new Map(
      (typed[index] ?? []).map(([name, nth, value, checked]) => [`${name} ${nth}`, { value, checked }]),
    );
    for (const [control, nth] of controlsOf(form)) {
      const was = kept.get(`${control.name} ${nth}`);
      if (!was) continue;
      if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio"))
        control.checked = was.checked;
      else control.value = was.value;
    }
  }
}

/** Keeps what is typed into the forms of a page while its language is switched; no password, and in this tab only. */
export function keepDrafts(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-draft]")];
  if (forms.length === 0) return;
  restore(forms);
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[hreflang]")) remember(forms);
  });
}
