const WAIT_MS = 1_200;
const VERSION = "input[type=hidden]:is([name=version], [name=signVersion])";

/**
 * Saves a form as it is typed: it is posted once nothing has been typed for a moment. The page that answers says which
 * version every form of the page is made from now. What cannot be saved stays for its button, which says what is wrong.
 */
function autosave(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>("[data-saved]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();
  const tell = (name: "saved" | "unsaved") => {
    if (said) said.textContent = said.dataset[name] ?? "";
  };
  const save = async () => {
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const answer = await fetch(location.href, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const version = page.querySelector<HTMLInputElement>(VERSION)?.value;
    if (!answer.ok || version === undefined) return tell("unsaved");
    for (const field of document.querySelectorAll<HTMLInputElement>(VERSION)) field.value = version;
    tell("saved");
  };
  let busy = 0;
  const now = async () => {
    clearTimeout(timer);
    timer = undefined;
    busy += 1;
    saving = saving.then(save).catch(() => tell("unsaved"));
    await saving;
    busy -= 1;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), WAIT_MS);
  };
  form.addEventListener("input", soon);
  form.addEventListener("change", soon);
  addEventListener("pagehide", () => timer !== undefined && void now());
  // A form is made from the version after what is being saved; and what was typed here goes before another form.
  addEventListener(
    "submit",
    (event) => {
      const { target: sent, submitter } = event;
      if (!(sent instanceof HTMLFormElement)) return;
      if (sent === form) {
        clearTimeout(timer);
        timer = undefined;
      }
      if (timer === undefined && busy === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void (timer === undefined ? saving : now()).then(() => sent.requestSubmit(submitter));
    },
    { capture: true },
  );
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-autosave]")) autosave(form);
