import {
  mergePage,
  takeFresh,
  type ListedAppointment,
  type ListOrder,
  type ListSide,
} from "~/features/scheduling/domain/lists/appointment-list";

interface Row extends ListedAppointment {
  element: HTMLTableRowElement;
}

const LIST = "[data-appointments]";
const linkOf = (root: HTMLElement, side: ListSide) => root.querySelector<HTMLAnchorElement>(`a[data-side="${side}"]`);

const rowsOf = (root: HTMLElement): Row[] =>
  [...root.querySelectorAll<HTMLTableRowElement>("tr[data-key]")].map((element) => ({
    element,
    uuid: element.dataset["key"] ?? "",
    startsAt: Number(element.dataset["startsAt"]),
  }));

/** The list as the page of an address has it now; undefined where the line is down or the page is another. */
async function listAt(href: string): Promise<HTMLElement | undefined> {
  const answer = await fetch(href, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLElement>(LIST) ?? undefined;
}

/** Keeps one list: a further page joins it where it stands, and news of an appointment is taken over. */
function keepList(list: HTMLElement): void {
  const body = list.querySelector("tbody");
  if (!body) return;
  const order: ListOrder = list.dataset["appointments"] === "newest-first" ? "newest-first" : "next-first";
  let firstPage = new Set(rowsOf(list).map(({ uuid }) => uuid));
  const show = (rows: readonly Row[]) => body.replaceChildren(...rows.map(({ element }) => element));

  async function join(link: HTMLAnchorElement, side: ListSide): Promise<void> {
    link.setAttribute("aria-busy", "true");
    const page = await listAt(link.href);
    if (!page) return void location.assign(link.href);
    const known = new Set(rowsOf(list).map(({ uuid }) => uuid));
    const added = rowsOf(page);
    show(mergePage(rowsOf(list), added, side));
    const next = linkOf(page, side);
    if (next) link.replaceWith(next);
    else link.remove();
    const first = (side === "before" ? added.toReversed() : added).find(({ uuid }) => !known.has(uuid));
    first?.element.querySelector("a")?.focus();
  }

  async function lookAgain(): Promise<void> {
    const page = await listAt(location.href);
    if (!page || page.dataset["appointments"] !== list.dataset["appointments"]) return;
    const fresh = rowsOf(page);
    const focused = document.activeElement?.closest<HTMLElement>("tr[data-key]")?.dataset["key"];
    show(takeFresh(rowsOf(list), firstPage, fresh, order));
    firstPage = new Set(fresh.map(({ uuid }) => uuid));
    if (focused)
      rowsOf(list)
        .find(({ uuid }) => uuid === focused)
        ?.element.querySelector("a")
        ?.focus();
  }

  list.addEventListener("click", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
      return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-side]");
    if (!link || link.ariaBusy === "true") return;
    event.preventDefault();
    void join(link, link.dataset["side"] === "before" ? "before" : "after");
  });
  window.addEventListener("inbox-news", () => void lookAgain());
}

const list = document.querySelector<HTMLElement>(LIST);
if (list) keepList(list);
