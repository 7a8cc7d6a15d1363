/** How long something typed is worth keeping, in milliseconds. */
const KEPT_MS = 30 * 60_000;
const KEY = `draft:${location.pathname}`;
const SENT = "sent:";
/** Which forms of a page: those that a switch of the language leaves, or whichever was sent. */
const KINDS = { draft: "form[data-draft]", sent: 'form[method="post"]' } as const;
type Kind = keyof typeof KINDS;
/** What is kept of a page, when and whose. */
interface Kept {
  at: number;
  kind: Kind;
  who: string;
  typed: Typed[];
}
/** Who is signed in; what one person typed is not shown to the next. */
const who = () => document.documentElement.dataset.user ?? "";
const formsOf = (kind: Kind) => [...document.querySelectorAll<HTMLFormElement>(KINDS[kind])];

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

function remember(key: string, kind: Kind): void {
  const typed = formsOf(kind).map((form): Typed =>
    controlsOf(form).map(([control, nth]) => [control.name, nth, control.value, isTicked(control)]),
  );
  const kept: Kept = { at: Date.now(), kind, who: who(), typed };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

function restore(): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!text) return;
  const { at, kind, who: whose, typed } = JSON.parse(text) as Kept;
  if (Date.now() - at > KEPT_MS || (whose !== "" && whose !== who())) return;
  const forms = formsOf(kind);
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

/**
 * What was sent from another page and led here: where this page asks to sign in again, it is kept for the page that the
 * person comes back to; on any other page it has arrived, or stands in the form again.
 */
function settleSent(): void {
  const next = document.querySelector<HTMLElement>("[data-resume]")?.dataset.resume;
  const path = next === undefined ? undefined : new URL(next, location.href).pathname;
  for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(SENT))) {
    const text = sessionStorage.getItem(key);
    if (text && key === `${SENT}${path}`) sessionStorage.setItem(`draft:${path}`, text);
    sessionStorage.removeItem(key);
  }
}

/**
 * Keeps what is typed into the forms of a page while its language is switched, and while somebody whose session has
 * ended signs in again; no password, and in this tab only.
 */
export function keepDrafts(): void {
  settleSent();
  restore();
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a[hreflang]")) remember(KEY, "draft");
  });
  document.addEventListener("submit", () => remember(`${SENT}${location.pathname}`, "sent"), { capture: true });
}
