import { draftStore, type DraftStore, type Kind } from "./draft-store";
import { fillIn, typedIn } from "./form-values";
import { pageName } from "./page-name";
import { becameOf, type Sent } from "./sent";

/** A form as its answer shows it, with what is wrong or was added: what was typed stands in it. */
const ANSWERED = 'form[data-draft="answered"]';
const FORMS = {
  kept: `form[data-draft="kept"],${ANSWERED}`,
  draft: "form[data-draft]",
  sent: 'form[method="post"]',
} as const;
const SENT = "sent-draft";
const WAIT_MS = 400;

const formsOf = (kind: Kind) => [...document.querySelectorAll<HTMLFormElement>(FORMS[kind])];

/** Takes away the draft of what was sent from the page before, and arrived. */
function settleSent(store: DraftStore): void {
  const text = sessionStorage.getItem(SENT);
  sessionStorage.removeItem(SENT);
  if (text === null) return;
  const sent = JSON.parse(text) as Sent;
  const next = document.querySelector<HTMLElement>("[data-resume]")?.dataset.resume;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const became = becameOf(sent, {
    resume: next === undefined ? undefined : pageName(new URL(next, location.href)),
    redirected: (navigation?.redirectCount ?? 0) > 0,
  });
  if (became === "arrived") store.drop(sent.name);
}

/** Fills what was typed into the forms of a page again; what was not meant to last is taken away with that. */
async function restore(store: DraftStore, page: string): Promise<void> {
  const draft = await store.read(page);
  if (!draft) return;
  for (const [index, form] of formsOf(draft.kind).entries()) {
    const changed = fillIn(form, draft.typed[index] ?? []);
    if (changed && draft.kind === "kept") form.querySelector("[data-draft-notice]")?.removeAttribute("hidden");
  }
  if (draft.kind !== "kept") store.drop(store.nameOf(page));
  store.drop(store.nameOf(page, ""));
}

/** Remembers the forms of a page: at once, or once nothing has been typed for a moment. */
function remembering(store: DraftStore, page: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (kind: Kind) => {
    stop();
    void store.save(page, { kind, typed: formsOf(kind).map(typedIn) });
  };
  const soon = ({ target }: Event) => {
    if (!store.lasting || !(target instanceof Element) || !target.closest(FORMS.kept)) return;
    stop();
    timer = setTimeout(() => now("kept"), WAIT_MS);
  };
  /** What was typed a moment ago, and waits to be remembered. */
  const pending = () => {
    if (timer !== undefined) now("kept");
  };
  return { now, soon, stop, pending };
}

/**
 * Keeps what is typed into the forms of a page while its language is switched, and while somebody whose session has
 * ended signs in again. What is typed into a form that is marked so is kept as it is typed, until it is sent or
 * discarded, or the person signs out: the page and the browser may be closed. No password, and nothing for anybody else.
 */
export function keepDrafts(): void {
  const page = pageName(location);
  const secret = (crypto.subtle as SubtleCrypto | undefined) ? (document.documentElement.dataset.draftKey ?? "") : "";
  const store = draftStore({ secret, shared: localStorage, tab: sessionStorage, now: Date.now });
  const remember = remembering(store, page);
  settleSent(store);
  store.dropOld();
  if (document.querySelector(ANSWERED)) remember.now("kept");
  else void restore(store, page);

  const keepsForms = () => store.lasting && formsOf("kept").length > 0;
  document.addEventListener("input", remember.soon);
  document.addEventListener("change", remember.soon);
  document.addEventListener("visibilitychange", remember.pending);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-draft-drop]")) {
      remember.stop();
      store.drop(store.nameOf(page));
    } else if (target.closest("a[hreflang]")) {
      // A form may have been sent to be checked alone: what is typed is not on its way.
      sessionStorage.removeItem(SENT);
      if (keepsForms()) remember.pending();
      else remember.now("draft");
    }
  });
  // A script has sent the form in the place of the browser, and it arrived.
  document.addEventListener("draft-sent", () => {
    remember.stop();
    store.drop(store.nameOf(page));
  });
  document.addEventListener(
    "submit",
    ({ target: form, submitter }) => {
      // A field may be called `method`, and then stands in the place of the form's own.
      if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
      if ((submitter ?? form).closest("[data-signs-out]")) {
        remember.stop();
        return store.dropOwn();
      }
      // Another form of the page is sent: what was typed into the one that is kept stays as it is.
      if (keepsForms() && !form.matches(FORMS.kept)) return remember.pending();
      const kind = store.lasting && form.matches(FORMS.kept) ? "kept" : "sent";
      sessionStorage.setItem(SENT, JSON.stringify({ page, name: store.nameOf(page), kind } satisfies Sent));
      remember.now(kind);
    },
    { capture: true },
  );
}
