/**
 * Copies what a button names by `data-copies` (the id of a field, or of an element with words), and says so where
 * `data-copied` stands. Without script the button is hidden: the words can be selected.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) {
  const source = document.getElementById(button.dataset["copies"] ?? "");
  if (!source || !("clipboard" in navigator)) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const text = source instanceof HTMLTextAreaElement ? source.value : source.textContent.trim();
    const said = button.parentElement?.querySelector<HTMLElement>("[data-copied]");
    navigator.clipboard.writeText(text).then(
      () => {
        if (said) said.textContent = said.dataset["copied"] ?? "";
      },
      // Where the browser does not let it, the words stand chosen for the person's own copying.
      () => getSelection()?.selectAllChildren(source),
    );
  });
}
