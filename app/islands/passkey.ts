import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** What the server gives: the one or the other, as the form's address says. */
interface Given {
  options: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
  proof: string;
}

/** Asks the browser to make or use a passkey, as the server wants it, and puts its answer into the form. */
async function fill(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset.options ?? "", { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`the options answered ${answer.status}`);
  const { options, proof }: Given = await answer.json();
  const response =
    form.dataset.passkey === "make"
      ? await startRegistration({ optionsJSON: options })
      : await startAuthentication({ optionsJSON: options });
  const put = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  put("response", JSON.stringify(response));
  put("proof", proof);
}

/** Whether the browser's dialog is open for a form. */
const busy = new WeakSet<HTMLFormElement>();

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.passkey === undefined) return;
  event.preventDefault();
  if (busy.has(form)) return;
  busy.add(form);
  const failed = form.querySelector<HTMLElement>("[data-passkey-failed]");
  if (failed) failed.hidden = true;
  fill(form)
    // Past this listener, as a form without script.
    .then(() => form.submit())
    .catch(() => {
      if (failed) failed.hidden = false;
    })
    .finally(() => busy.delete(form));
}

if (browserSupportsWebAuthn()) {
  document.addEventListener("submit", onSubmit);
  for (const form of document.querySelectorAll<HTMLElement>("form[data-passkey]")) {
    form.hidden = false;
    delete form.dataset.waiting;
  }
  for (const notice of document.querySelectorAll<HTMLElement>("[data-passkey-missing]")) notice.hidden = true;
} else {
  for (const form of document.querySelectorAll<HTMLElement>("form[data-waiting]")) form.hidden = true;
}
