/** How old the times may be when someone comes back to the page. */
const STALE_MS = 60_000;

/** The times of a freshly loaded copy of this page. */
async function freeNow(): Promise<Set<string> | undefined> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return new Set(
    [...page.querySelectorAll<HTMLInputElement>("[data-slots] input[name=at]")].map((input) => input.value),
  );
}

/** Strikes out what was taken since, and chooses the first that is left where the chosen one is gone. */
function strikeOut(slots: Element, free: ReadonlySet<string>): void {
  const inputs = [...slots.querySelectorAll<HTMLInputElement>("input[name=at]")];
  for (const input of inputs) {
    input.disabled = !free.has(input.value);
    if (input.disabled) input.checked = false;
  }
  if (inputs.every((input) => !input.checked)) {
    const first = inputs.find((input) => !input.disabled);
    if (first) first.checked = true;
  }
}

/** Looks again at the free times when the visitor comes back to a page that stood open for a while. */
export function keepTimesLive(): void {
  const slots = document.querySelector("[data-slots]");
  if (!slots || slots.closest("form")?.method !== "get") return;
  let seen = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - seen < STALE_MS) return;
    seen = Date.now();
    freeNow().then(
      (free) => free && strikeOut(slots, free),
      () => undefined,
    );
  });
}
