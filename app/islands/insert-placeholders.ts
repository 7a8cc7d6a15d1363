import { onLinesOfItsOwn, placedText } from "~/features/consultations/domain/templates/filled-text";

type Written = HTMLInputElement | HTMLTextAreaElement;

const isWritten = (target: EventTarget | null): target is Written =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.dataset.insertInto !== undefined;

/** What a button puts between what stands before and after the place where somebody was writing. */
function textOf({ dataset }: HTMLButtonElement, around: { before: string; after: string }): string {
  const { insert = "", insertBlock, insertWithin } = dataset;
  if (insertBlock !== undefined) return onLinesOfItsOwn(insert, around);
  return insertWithin === undefined ? insert : placedText({ alone: insert, within: insertWithin }, around);
}

/**
 * Each button with `data-insert` puts its text where somebody was last writing, into a field with `data-insert-into`:
 * in place of what is selected there, and so that it can be undone. Until somebody writes it is the first long one.
 */
export function insertPlaceholders(): void {
  let last: Written | null = document.querySelector<HTMLTextAreaElement>("textarea[data-insert-into]");
  document.addEventListener("focusin", ({ target }) => {
    if (isWritten(target)) last = target;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-insert]")) {
    button.hidden = false;
    button.parentElement?.querySelector("[data-insert-typed]")?.remove();
    button.addEventListener("click", () => {
      if (!last || last.readOnly) return;
      const { value, selectionStart, selectionEnd } = last;
      const text = textOf(button, {
        before: value.slice(0, selectionStart ?? value.length),
        after: value.slice(selectionEnd ?? value.length),
      });
      last.focus();
      // The only way that the browser's own undo knows of.
      if (document.execCommand("insertText", false, text)) return;
      last.setRangeText(text, last.selectionStart ?? 0, last.selectionEnd ?? 0, "end");
      last.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
