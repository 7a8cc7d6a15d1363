const MINUTE_MS = 60_000;
/** Minutes left at which a screen reader hears how many. */
const SAID_AT = [5, 2, 1, 0];

/** Counts the minutes of a hold down in words, from when the page was made, so that no clock has to be right. */
function countDown(notice: HTMLElement): void {
  const end = Date.now() + Number(notice.dataset.holdLeft);
  const words: string[] = JSON.parse(notice.dataset.holdWords ?? "[]");
  const [text, count, said] = ["text", "count", "said"].map((part) => notice.querySelector(`[data-hold-${part}]`));
  let last: number | undefined;
  const tick = () => {
    const minutes = Math.max(0, Math.ceil((end - Date.now()) / MINUTE_MS));
    if (minutes !== last) {
      const word = words[Math.min(minutes, words.length - 1)] ?? "";
      if (last !== undefined && SAID_AT.includes(minutes) && said) said.textContent = word;
      if (minutes > 0 && count) count.textContent = word;
      if (minutes === 0) {
        if (text) text.textContent = word;
        notice.querySelector("form")?.remove();
      }
      last = minutes;
    }
    if (minutes > 0) setTimeout(tick, 1_000);
  };
  tick();
}

/** Asks for the time to be kept, and puts what came of it in the place of the offer. */
async function askFor(offer: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams({ intent: "hold" });
  for (const [name, value] of new FormData(offer)) if (typeof value === "string") body.set(name, value);
  const answer = await fetch(offer.action, { method: "POST", body, headers: { accept: "text/html" } });
  if (answer.status === 409) return location.reload();
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const notice = page.querySelector<HTMLElement>("[data-hold-left]");
  if (!notice) return;
  offer.closest("[data-hold]")?.replaceWith(notice);
  countDown(notice);
}

/** The time that was chosen is kept while the form is filled in: shown in words, and asked for where it is not yet. */
export function showHold(): void {
  const notice = document.querySelector<HTMLElement>("[data-hold-left]");
  if (notice) return countDown(notice);
  const offer = document.querySelector<HTMLFormElement>("form[data-hold-offer]");
  if (offer) askFor(offer).catch(() => undefined);
}
