import { typedFlag, type TypedAgainst } from "~/features/consultations/domain/laboratory/typed-flag";

type Value = HTMLElement & { value: string };

const named = (form: HTMLFormElement, name: string | undefined) =>
  name === undefined ? null : form.querySelector<Value>(`[name="${CSS.escape(name)}"]`);

/** Shows beside a value what its flag is now; nothing while it has none. */
function show(form: HTMLFormElement, place: HTMLOutputElement): void {
  const { flagOf, unitOf, against } = place.dataset;
  const typed = named(form, flagOf)?.value ?? "";
  const held = JSON.parse(against ?? "null") as TypedAgainst | null;
  const flag = held && typedFlag(typed, named(form, unitOf)?.value ?? held.unit, held);
  const words = flag && form.querySelector<HTMLTemplateElement>(`template[data-flag="${flag}"]`);
  place.replaceChildren(...(words ? [words.content.cloneNode(true)] : []));
}

/** Enter leads to the next value, and from the last one to the button that saves: nothing is sent half filled in. */
function goOn(form: HTMLFormElement, event: KeyboardEvent): void {
  const at = event.target;
  if (event.key !== "Enter" || event.isComposing || !(at instanceof HTMLInputElement)) return;
  if (!at.name.startsWith("value.")) return;
  event.preventDefault();
  const values = [...form.querySelectorAll<Value>('[name^="value."]')];
  const next = values[values.indexOf(at) + 1] ?? form.querySelector<HTMLButtonElement>("button[type=submit]");
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
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
}
