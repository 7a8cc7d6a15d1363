const TYPED = "input:not([type=hidden]), select, textarea";

/** A list of choices and a field of lines have a name and a value, too. */
type Field = HTMLInputElement;

/** Says, to the server as well, with what a form was filled in that nobody typed, and for which name. */
const FILLED = "input[type=hidden][name=filled]";

const isUntouched = ({ type, checked, value }: Field): boolean => (type === "checkbox" ? !checked : value === "");

/** What stands in a field by itself; nothing where no value is known. */
function fill(field: Field, value: unknown): void {
  if (field.type === "checkbox") field.checked = value === true;
  else field.value = typeof value === "string" || typeof value === "number" ? String(value) : "";
}

const fieldsOf = (form: HTMLElement): Field[] => [...form.querySelectorAll<Field>(TYPED)];

const alike = (name: unknown): string => (typeof name === "string" ? name.trim().toLocaleLowerCase() : "");

/** What a form was filled in with, and the name that it was for; nothing where it was not. */
function filledIn(form: HTMLFormElement): Record<string, unknown> {
  const said = form.querySelector<HTMLInputElement>(FILLED)?.value;
  return said ? (JSON.parse(said) as Record<string, unknown>) : {};
}

function noteFilled(form: HTMLFormElement, filled: Readonly<Record<string, unknown>>, words: string): void {
  const note = form.querySelector<HTMLInputElement>(FILLED);
  if (note) note.value = Object.keys(filled).length === 0 ? "" : JSON.stringify(filled);
  const said = form.querySelector<HTMLElement>("[data-filled]");
  if (said) said.textContent = words;
  // What is typed is kept; no field is asked what fits it once more.
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Fills in the fields of a form that values are given for, opens what was closed over one of them, and says so. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  const fields = fieldsOf(form).filter(({ name }) => Object.hasOwn(values, name));
  for (const field of fields) fill(field, values[field.name]);
  for (const part of form.querySelectorAll("details")) part.open ||= !fieldsOf(part).every(isUntouched);
  const name = fieldsOf(form).find((field) => field.name === "name")?.value;
  const words = form.querySelector<HTMLElement>("[data-filled]")?.dataset["filled"] ?? "";
  noteFilled(form, { ...filledIn(form), ...values, name }, words);
}

/** Whether a field is as it was filled in. */
const isAsFilled = (field: Field, value: unknown): boolean =>
  field.type === "checkbox" ? field.checked === (value === true) : field.value === String(value ?? "");

/**
 * Empties what was filled in for another name than the one that is chosen now: a strength or directions of one medicine
 * are wrong for the next. What somebody changed by hand stays. @param input the field of the name
 */
export function clearFilled({ form, name, value }: HTMLInputElement): void {
  const filled = form && name === "name" ? filledIn(form) : {};
  if (!form || value.trim() === "" || !Object.hasOwn(filled, "name") || alike(filled["name"]) === alike(value)) return;
  for (const field of fieldsOf(form))
    if (field.name !== "name" && Object.hasOwn(filled, field.name) && isAsFilled(field, filled[field.name]))
      fill(field, null);
  noteFilled(form, {}, "");
}

const namesOf = (known: unknown): Record<string, unknown>[] =>
  Array.isArray(known) ? known.filter((each) => typeof each === "object" && each !== null) : [];

/**
 * Fills a form with what is known under the name that was chosen in it, and says so; nothing where the form holds
 * anything but a name already. @param input the field of the name, in a form that says what is known (`data-known`)
 */
export function fillKnown(input: HTMLInputElement): void {
  const form = input.form;
  if (!form?.dataset["known"] || input.name !== "name") return;
  const found = namesOf(JSON.parse(form.dataset["known"])).find(({ name }) => alike(name) === alike(input.value));
  if (!found || !fieldsOf(form).every((field) => field === input || isUntouched(field))) return;
  // The name stays as it was chosen.
  const { name: _name, ...values } = found;
  fillIn(form, values);
}
