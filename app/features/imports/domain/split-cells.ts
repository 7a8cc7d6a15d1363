/** The content of a quoted cell that begins at `from`, and the place after its closing quote. */
function quotedCell(text: string, from: number): { cell: string; after: number } {
  let cell = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { cell: cell + text.slice(at), after: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, after: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

/** The cells of one record (RFC 4180): quotes around a cell taken off, doubled ones within it made one. */
export function splitCells(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : null;
    const end = text.indexOf(delimiter, quoted?.after ?? at);
    cells.push(quoted ? quoted.cell : text.slice(at, end === -1 ? text.length : end));
    if (end === -1) return cells;
    at = end + delimiter.length;
  }
}
