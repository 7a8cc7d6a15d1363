/**
 * A step of a booking lives in its form, not in its address: switching the language sends the form to the same step,
 * so that nothing of what was chosen and typed is lost.
 */
export function keepStepOverLanguages(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-language-step]");
  if (!form) return;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    if (!link) return;
    event.preventDefault();
    const lang = new URL(link.href).searchParams.get("lang") ?? "";
    const add = (name: string, value: string) => {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name, value });
      form.insertAdjacentElement("beforeend", input);
    };
    for (const old of form.querySelectorAll("input[name=step]")) old.remove();
    add("step", form.dataset.languageStep ?? "");
    if (form.method === "get") add("lang", lang);
    else form.action = `${new URL(form.action).pathname}?lang=${encodeURIComponent(lang)}`;
    form.submit();
  });
}
