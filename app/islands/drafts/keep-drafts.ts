import { draftStore, type Kind } from "./draft-store";
import { fillIn, typedIn } from "./form-values";
import { pageName } from "./page-name";
import { becameOf, type Sent } from "./sent";

const FORMS = { kept: 'form[data-draft="kept"]', draft: "form[data-draft]", sent: 'form[method="post"]' } as const;
/** A form as its answer shows it, with what is wrong or was added: what was typed stands in it. */
const ANSWERED = 'form[data-draft="answered"]';
const SENT = "sent-draft";
const WAIT_MS = 400;

const formsOf = (kind: Kind) => [
  ...document.querySelectorAll<HTMLFormElement>(kind === "kept" ? `${FORMS.kept},${ANSWERED}` : FORMS[kind]),
];

/**
 * Keeps what is typed into the forms of a page while its language is switched, and while somebody whose session has
 * ended signs in again. What is typed into a form that is marked so is kept as it is typed, until it is sent or
 * discarded, or the person signs out: the page and the browser may be closed. No password, and nothing for anybody else.
 */
export function keepDrafts(): void {
  const page = pageName(location);
  const secret = (crypto.subtle as SubtleCrypto | undefined) ? (document.documentElement.dataset.draftKey ?? "") : "";
  const store = draftStore({ secret, shared: localStorage, tab: sessionStorage, now: Date.now });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (kind: Kind) => {
    clearTimeout(timer);
    timer = undefined;
    return store.save(page, { kind, typed: formsOf(kind).map(typedIn) });
  };
  const drop = () => {
    clearTimeout(timer);
    store.drop(store.nameOf(page));
  };

  async function restore(): Promise<void> {
    const draft = await store.read(page);
    if (!draft) return;
    for (const [index, form] of formsOf(draft.kind).entries()) {
      fillIn(form, draft.typed[index] ?? []);
      if (draft.kind === "kept") form.querySelector("[data-draft-notice]")?.removeAttribute("hidden");
    }
    // The other kinds were kept for this one return.
    if (draft.kind !== "kept") drop();
    store.drop(store.nameOf(page, ""));
  }

  function settleSent(): void {
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

  settleSent();
  store.dropOld();
  if (document.querySelector(ANSWERED)) void remember("kept");
  else void restore();

  const typesLasting = () => store.lasting && formsOf("kept").length > 0;
  const typing = ({ target }: Event) => {
    if (!store.lasting || !(target instanceof Element) || !target.closest(`${FORMS.kept},${ANSWERED}`)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void remember("kept"), WAIT_MS);
  };
  document.addEventListener("input", typing);
  document.addEventListener("change", typing);
  document.addEventListener("visibilitychange", () => timer !== undefined && void remember("kept"));
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-draft-drop]")) return drop();
    if (target.closest("a[hreflang]")) void remember(typesLasting() ? "kept" : "draft");
  });
  document.addEventListener(
    "submit",
    ({ target: form, submitter }) => {
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
      if ((submitter ?? form).closest("[data-signs-out]")) return store.dropOwn();
      const kind = store.lasting && form.matches(`${FORMS.kept},${ANSWERED}`) ? "kept" : "sent";
      sessionStorage.setItem(SENT, JSON.stringify({ page, name: store.nameOf(page), kind } satisfies Sent));
      void remember(kind);
    },
    { capture: true },
  );
}
