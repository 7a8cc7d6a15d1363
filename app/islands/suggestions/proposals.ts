import { fillIn } from "./fill-known";

const PLACE = "[data-proposals]";
/** Nothing else of the form is needed to say what is proposed. */
const SENT = ["name", "lineId", "version", "signVersion"];

/** For which name a form was asked last: what comes for another one is not shown. */
const asked = new WeakMap<HTMLFormElement, string>();

/** What is proposed, as the page of the form shows it. */
async function proposalsFor(form: HTMLFormElement): Promise<HTMLElement | null> {
  const typed = new FormData(form);
  const body = new URLSearchParams({ intent: "propose" });
  for (const name of SENT) body.set(name, String(typed.get(name) ?? ""));
  const answer = await fetch(location.href, { method: "POST", body });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector<HTMLElement>(PLACE);
}

const placeIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>(PLACE) ?? null;

/** Whether something may be proposed for the name that stands in a field, and was not asked for. */
export const awaitsProposals = ({ form, name, value }: HTMLInputElement): boolean =>
  name === "name" && value.trim() !== "" && placeIn(form) !== null && form !== null && asked.get(form) !== value.trim();

/**
 * Shows what is proposed for the name that was chosen in a form, where the form has a place for it. Where it cannot be
 * asked for, nothing is shown: the fields take any words.
 * @param input the field of the name
 */
export async function propose(input: HTMLInputElement): Promise<void> {
  const { form } = input;
  const place = placeIn(form);
  const name = input.value.trim();
  if (!form || !place || input.name !== "name" || name === asked.get(form)) return;
  asked.set(form, name);
  place.hidden = true;
  if (name === "") return;
  const found = await proposalsFor(form).catch(() => null);
  if (asked.get(form) !== name || !found || found.hidden) return;
  place.className = found.className;
  place.replaceChildren(...found.childNodes);
  place.hidden = false;
}

/** Fills a form in with the proposal that was pressed, and goes on where something is missing, or where it is added. */
function choose(button: HTMLButtonElement): void {
  const { form } = button;
  if (!form) return;
  const values = JSON.parse(button.dataset["proposal"] ?? "{}") as Record<string, unknown>;
  fillIn(form, values);
  const dose = form.querySelector<HTMLInputElement>("input[name=dose]");
  const add = form.querySelector<HTMLElement>("button[value=line]:not([tabindex])");
  (Object.hasOwn(values, "dose") ? add : dose)?.focus();
}

/** Lets a press on a proposal fill in its form, in place of the page. */
export function takeProposals(): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-proposal]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    choose(button);
  });
}
