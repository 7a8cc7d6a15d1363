/** What the root element says of a choice; what it does not say is as usual. */
const ATTRIBUTE = { theme: "data-theme", density: "data-density", rail: "data-rail" } as const;
const USUAL: Readonly<Record<string, string>> = { theme: "system", density: "comfortable", rail: "open" };

const isChoice = (name: string): name is keyof typeof ATTRIBUTE => Object.hasOwn(ATTRIBUTE, name);

/** Shows a choice on the page that stands, without a new one. */
function show(name: keyof typeof ATTRIBUTE, value: string): void {
  const root = document.documentElement;
  if (value === USUAL[name]) root.removeAttribute(ATTRIBUTE[name]);
  else root.setAttribute(ATTRIBUTE[name], value);
  for (const button of document.querySelectorAll<HTMLButtonElement>(`form[data-display] button[name="${name}"]`)) {
    if (button.dataset["railToggle"] === undefined) button.ariaPressed = String(button.value === value);
    else {
      button.ariaExpanded = String(value === "open");
      button.value = value === "open" ? "closed" : "open";
    }
  }
}

/** Posts the form as it would be without this script. */
function postPlainly(form: HTMLFormElement, name: string, value: string): void {
  const chosen = document.createElement("input");
  Object.assign(chosen, { type: "hidden", name, value });
  form.insertAdjacentElement("beforeend", chosen);
  form.submit();
}

/** Shows what is chosen of the display at once, and stores it; without this, each choice loads the page again. */
export function rememberDisplay(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-display]")) return;
    if (!(button instanceof HTMLButtonElement) || !isChoice(button.name)) return;
    event.preventDefault();
    // The button that opens and closes the menu has the other value once this one is shown.
    const { name, value } = button;
    show(name, value);
    void fetch(form.action, { method: "POST", body: new URLSearchParams({ [name]: value }), redirect: "manual" }).then(
      (answer) => {
        if (answer.type !== "opaqueredirect") postPlainly(form, name, value);
      },
      () => {},
    );
  });
}
