const SAID = "[data-live=said]";

/**
 * Where the focus goes on once the button that had it is gone: to the next act of the row that it was about, which posts
 * to the same address; where no row is left, to what is said of it.
 */
export function focusNextAct(page: Document, action: string): void {
  const forms = [...page.querySelectorAll(`form[action=${JSON.stringify(action)}]`)];
  const row = forms.find((form) => !form.closest(SAID))?.closest("[data-key], [data-live]");
  const acts = [...(row?.querySelectorAll("button") ?? [])];
  const next = acts.find((act) => !act.closest("[popover]"));
  (next ?? page.querySelector<HTMLElement>(`${SAID} [tabindex]`))?.focus({ preventScroll: true });
}
