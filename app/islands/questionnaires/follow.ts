import { shownItems, type Shown } from "~/features/forms/domain/questionnaires/show-when";
import { answerField, OWN_WORDS, ownWordsField, storedAnswer } from "~/features/forms/domain/questions/question";

interface Known {
  shown: readonly Shown[];
  answers: Readonly<Record<string, string>>;
}

/** What is filled in of an item; undefined where the page does not ask it. */
function answerIn(form: HTMLFormElement, { id, kind }: Shown): string | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${answerField(id)}"]`)];
  if (fields.length === 0) return undefined;
  const said = fields.flatMap((field) => (!/radio|checkbox/.test(field.type) || field.checked ? [field.value] : []));
  const own = form.querySelector<HTMLInputElement>(`[name="${ownWordsField(id)}"]`)?.value ?? "";
  return storedAnswer(
    kind,
    said[0] === OWN_WORDS || (kind === "ONE_OR_OWN" && said.length === 0) ? own : said.join("\n"),
  );
}

/** Shows what the answers ask as soon as they do, and whom to call; numbers choose and go on to the next question. */
function follow(form: HTMLFormElement): void {
  const { shown, answers }: Known = JSON.parse(form.dataset["questionnaire"] ?? "{}") as Known;
  const items = [...form.querySelectorAll<HTMLFieldSetElement>("[data-item]")];
  const isSaidAbove = document.querySelector("[data-help]") !== null;
  const update = () => {
    const now = { ...answers };
    for (const item of shown) now[item.id] = answerIn(form, item) ?? now[item.id] ?? "";
    const asked = shownItems(shown, now);
    for (const item of items) {
      const id = item.dataset["item"] ?? "";
      item.hidden = item.disabled = !asked.has(id);
      const help = item.querySelector<HTMLElement>("[data-alarming]");
      if (help) help.hidden = isSaidAbove || !(help.dataset["alarming"] ?? "").split(" ").includes(now[id] ?? "");
    }
  };
  const goOn = (from: Element | null) => {
    const next = items.slice(items.indexOf(from as HTMLFieldSetElement) + 1).find((item) => !item.hidden);
    const place = next
      ? (next.querySelector<HTMLElement>("input:checked") ??
        next.querySelector<HTMLElement>("input:not([type=hidden]), textarea"))
      : form.querySelector<HTMLElement>("button[type=submit]");
    place?.focus();
    (next ?? place)?.scrollIntoView({ block: "nearest" });
  };
  form.addEventListener("change", update);
  form.addEventListener("input", update);
  form.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (
      !(target instanceof HTMLInputElement) ||
      target.type !== "radio" ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const all = [...form.querySelectorAll<HTMLInputElement>(`[name="${target.name}"]`)];
    const chosen = /^[1-9]$/.test(key) ? all[Number(key) - 1] : undefined;
    if (!chosen) return;
    event.preventDefault();
    chosen.click();
    goOn(chosen.closest("[data-item]"));
  });
  for (const hint of form.querySelectorAll<HTMLElement>("[data-keys]"))
    hint.hidden = !form.querySelector("input[type=radio]") || !matchMedia("(hover: hover)").matches;
  update();
  // The first question that is not answered has the focus, unless something else took it, such as what is wrong.
  const open = shown.filter((item) => answerIn(form, item) === "").map(({ id }) => id);
  if (document.activeElement === document.body && !location.hash && matchMedia("(hover: hover)").matches)
    items
      .find((item) => !item.hidden && open.includes(item.dataset["item"] ?? ""))
      ?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")
      ?.focus({ preventScroll: true });
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-questionnaire]")) follow(form);
