import { typedFlag, type TypedAgainst } from "~/features/consultations/domain/laboratory/typed-flag";

type Value = HTMLElement & { name: string; value: string };

const named = (form: HTMLFormElement, name: string | undefined) =>
  name === undefined ? null : form.querySelector<Value>(`[name="${CSS.escape(name)}"]`);
const valuesOf = (form: HTMLFormElement) => [...form.querySelectorAll<Value>('[name^="value."]')];

/** Shows beside a value what its flag is now; nothing while it has none. */
function show(form: HTMLFormElement, place: HTMLOutputElement): void {
  const { flagOf, unitOf, against } = place.dataset;
  const typed = named(form, flagOf)?.value ?? "";
  const held = JSON.parse(against ?? "null") as TypedAgainst | null;
  const flag = held && typedFlag(typed, named(form, unitOf)?.value ?? held.unit, held);
  const words = flag && form.querySelector<HTMLTemplateElement>(`template[data-flag="${flag}"]`);
  place.replaceChildren(...(words ? [words.content.cloneNode(true)] : []));
}

/**
 * Enter leads from a value, its unit or its comment to the next value, and from the last one to the button that saves:
 * nothing is sent half filled in. In a text of several lines it begins a new one.
 */
function goOn(form: HTMLFormElement, event: KeyboardEvent): void {
  const at = event.target;
  if (event.key !== "Enter" || event.isComposing) return;
  if (!(at instanceof HTMLInputElement || at instanceof HTMLSelectElement)) return;
  const [, of] = /^(?:value|unit|comment)\.(.+)$/.exec(at.name) ?? [];
  if (of === undefined) return;
  event.preventDefault();
  const values = valuesOf(form);
  const own = values.findIndex(({ name }) => name === `value.${of}`);
  const next = values[own + 1] ?? form.querySelector<HTMLButtonElement>("button[type=submit]");
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/**
 * Whoever came to enter values begins with the first that is empty; what was refused says itself where to go on. On a
 * phone the keyboard would cover whose values they are.
 */
function begin(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  const refused = form.querySelector("[aria-invalid=true]") !== null;
  if (refused) form.querySelector<HTMLElement>("[role=alert]")?.focus();
  else if (matchMedia("(width >= 48rem)").matches)
    valuesOf(form)
      .find(({ value }) => value === "")
      ?.focus();
}

/**
 * An address that names a part of the page takes the focus away from everything once that part is drawn
 * (https://html.spec.whatwg.org/#scroll-to-the-fragment-identifier): then it begins again.
 */
function beginAgain(form: HTMLFormElement): void {
  if (location.hash === "") return;
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => begin(form)));
  drawn();
  if (document.readyState !== "complete") addEventListener("load", drawn, { once: true });
}

/** Forms of values: what is thought of a number stands beside it as it is typed, and Enter leads to the next one. */
export function enterValues(form: HTMLFormElement): void {
  const places = [...form.querySelectorAll<HTMLOutputElement>("output[data-flag-of]")];
  const all = () => {
    for (const place of places) show(form, place);
  };
  form.addEventListener("input", all);
  form.addEventListener("keydown", (event) => {
    goOn(form, event);
  });
  all();
  begin(form);
  beginAgain(form);
}
