/** What stands at a section beside its text: that another window writes, and that it is too long to be saved. */
export function sectionHints(fields: ReadonlyMap<string, { box: HTMLElement }>, words: { readonly excess: string }) {
  const figures = new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn" });
  const hintAt = (id: string, name: "held" | "long") =>
    fields.get(id)?.box.querySelector<HTMLElement>(`[data-note-${name}]`);
  return {
    /** Says at a section that another window writes, with the way to take over. */
    held(id: string, isShown: boolean): void {
      const hint = hintAt(id, "held");
      if (!hint || hint.hidden === !isShown) return;
      hint.hidden = !isShown;
      // Below the field, where the bar of buttons may stand over it.
      if (isShown) hint.scrollIntoView({ block: "nearest" });
    },
    /** Says at a section by how many characters it is too long; nothing where it is not. */
    excess(id: string, count: number): void {
      const hint = hintAt(id, "long");
      if (!hint) return;
      hint.hidden = count === 0;
      hint.textContent = count === 0 ? "" : words.excess.replace("{count}", figures.format(count));
    },
  };
}
