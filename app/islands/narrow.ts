import { foldForSearch } from "~/kernel/fold-for-search";

/**
 * Narrows a list of choices to those that have every word that is typed; what is chosen stays in view. The list is in the
 * field's form, or in the part around both that says so.
 */
for (const field of document.querySelectorAll<HTMLInputElement>("input[data-narrow]")) {
  const form = field.closest("[data-narrow-in]") ?? field.form;
  const narrow = () => {
    const words = foldForSearch(field.value).split(" ").filter(Boolean);
    let found = 0;
    for (const choice of form?.querySelectorAll<HTMLElement>("[data-words]") ?? []) {
      const fits = words.every((word) => foldForSearch(choice.dataset["words"] ?? "").includes(word));
      if (fits) found += 1;
      choice.hidden = !fits && choice.querySelector("input:checked") === null;
    }
    for (const list of form?.querySelectorAll<HTMLElement>("[data-narrowed]") ?? [])
      list.hidden = [...list.querySelectorAll<HTMLElement>("[data-words]")].every(({ hidden }) => hidden);
    const chosen = form?.querySelector("[data-words] input:checked") ? "chosen" : "";
    for (const none of form?.querySelectorAll<HTMLElement>("[data-narrow-none]") ?? [])
      none.hidden = found > 0 || none.dataset["narrowNone"] !== chosen;
  };
  field.addEventListener("input", narrow);
  // A list that narrows as one types needs no press: there is no button, and Enter in its field sends nothing.
  for (const send of form?.querySelectorAll<HTMLElement>("[data-narrow-send]") ?? []) send.hidden = true;
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) event.preventDefault();
  });
}
