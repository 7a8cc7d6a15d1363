import type {
  PrintedEntry,
  PrintedFact,
  PrintedSection,
  PrintedSheet,
  PrintedSignature,
} from "~/kernel/print/printed-sheet";
import { qrCode } from "~/kernel/print/qr-code";
import { heightOf, wide, type Drawn, type Pages, type Style } from "./pages.server";
import type { Picture } from "./picture.server";
import { isolated } from "./text-lines";

const LOGO = { width: 140, height: 44 };
/** Points; a camera reads it from a hand's breadth. */
const QR_SIDE = 84;
/** Room between two columns, as a part of the width. */
const GAP = 0.03;

const factLines = (pages: Pages, facts: readonly PrintedFact[], style: Style, part = 1): Drawn[] =>
  facts.flatMap(({ term, value }) => pages.lines(`${term}: ${isolated(value)}`, style, part));

function writeLetterhead(pages: Pages, { name, lines }: PrintedSheet["letterhead"], logo: Picture | null): void {
  const height = logo ? Math.min(LOGO.height, (LOGO.width * logo.height) / logo.width) : 0;
  const width = logo ? (height * logo.width) / logo.height : 0;
  const part = 1 - (logo ? pages.partOf(width) + GAP : 0);
  const words = [
    ...pages.lines(isolated(name), { size: 11, weight: "bold" }, part),
    ...lines.flatMap((line) => pages.lines(isolated(line), { size: 8.5, colour: "muted" }, part)),
  ];
  if (logo)
    pages.figure(1 - pages.partOf(width), width, (doc, x, y) => {
      // pdfkit takes a picture that is read already, which its types do not know.
      Reflect.apply(doc.image, doc, [logo, x, y, { width, height }]);
    });
  pages.draw([{ lines: words, start: 0 }]);
  pages.space(Math.max(0, height - heightOf(words)));
  pages.rule();
}

/** The person, and beside them what is known of the sheet. */
function writeHead(pages: Pages, { title, sum, person, details, madeAt, confidential }: PrintedSheet): void {
  pages.draw(wide(pages.lines(title, { size: 17, weight: "bold", above: 4 })));
  if (sum)
    pages.draw(
      wide([
        ...pages.lines(isolated(sum.amount), { size: 20, weight: "bold", above: 4 }),
        ...pages.lines(sum.said, { size: 10 }),
      ]),
    );
  const style = { size: 10 };
  const part = details.length > 0 ? 0.5 - GAP : 1;
  pages.draw([
    { lines: factLines(pages, person, style, part), start: 0 },
    { lines: factLines(pages, details, style, part), start: 0.5 },
  ]);
  pages.draw(wide(pages.lines(`${madeAt} · ${confidential}`, { size: 8.5, colour: "muted" })));
}

const entryLines = (pages: Pages, { name, marks = [], facts, written, struck = false }: PrintedEntry): Drawn[] => [
  ...(name === "" ? [] : pages.lines(isolated(name), { size: 10.5, weight: "bold", above: 6, struck })),
  ...marks.flatMap((mark) => pages.lines(isolated(mark), { size: 10.5, weight: "bold" })),
  ...factLines(pages, facts, { size: 9.5, struck }),
  ...(written === "" ? [] : pages.lines(written, { size: 8.5, colour: "muted" })),
];

type Table = Extract<PrintedSection, { kind: "table" }>;

function writeTable(
  pages: Pages,
  title: readonly Drawn[],
  { head, rows, widths, ends = [] }: Table,
  after: number,
): void {
  const shares = head.map((_, at) => widths?.[at] ?? 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const starts = shares.map((_, at) => shares.slice(0, at).reduce((sum, share) => sum + share, 0) / whole);
  const columnsOf = (cells: readonly string[], style: Style) =>
    head.map((_, at) => {
      const [start = 0, share = 1] = [starts[at], (shares[at] ?? 1) / whole];
      const lines = pages.lines(isolated(cells[at] ?? ""), style, share - GAP / 2);
      return { lines, start, ...(ends.includes(at) && { end: start + share - GAP / 2 }) };
    });
  const headRow = columnsOf(head, { size: 8.5, weight: "bold", colour: "muted", above: 4 });
  const drawn = rows.map(({ cells, marked = false, struck = false }) => ({
    columns: columnsOf(cells, { size: 9.5, weight: marked ? "bold" : "regular", above: 3, struck }),
    band: marked,
  }));
  // The title stands with the head and the first row.
  const tallest = (columns: readonly { lines: readonly Drawn[] }[] = []) =>
    Math.max(0, ...columns.map(({ lines }) => heightOf(lines)));
  const ending = (at: number) => (at === drawn.length - 1 ? after : 0);
  pages.keep(heightOf(title) + tallest(headRow) + 10 + tallest(drawn[0]?.columns) + ending(0));
  pages.draw(wide(title));
  pages.headed(
    () => {
      pages.draw(headRow);
      pages.rule();
    },
    () => {
      for (const [at, { columns, band }] of drawn.entries()) pages.draw(columns, { band, after: ending(at) });
    },
  );
}

/** @param after points of what is to stand on the page of its last part */
function writeSection(pages: Pages, section: PrintedSection, after = 0): void {
  const title = section.title === "" ? [] : pages.lines(section.title, { size: 13, weight: "bold", above: 14 });
  if (section.kind === "table") {
    writeTable(pages, title, section, after);
    return;
  }
  const parts =
    section.kind === "text"
      ? section.paragraphs.map((paragraph) => pages.lines(isolated(paragraph), { size: 10, above: 4 }))
      : section.entries.map((entry) => entryLines(pages, entry));
  const nothing = section.kind === "entries" ? pages.lines(section.nothing, { size: 9.5, colour: "muted" }) : [];
  const [first = nothing, ...rest] = parts;
  // A title stands with what follows it.
  pages.draw(wide([...title, ...first]), { after: rest.length === 0 ? after : 0 });
  for (const [at, part] of rest.entries()) pages.draw(wide(part), { after: at === rest.length - 1 ? after : 0 });
}

/** Its modules as one path, sharp at every size. */
function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const { size, path } = qrCode(text);
  doc
    .save()
    .translate(x, y)
    .scale(QR_SIDE / size);
  doc.path(path).fill("#000000");
  doc.restore();
}

/** The signature in the second half of the width, with room to sign by hand where nobody signed electronically. */
function signatureLines(pages: Pages, { text, lines, signed }: PrintedSignature, part: number): Drawn[] {
  return [
    ...pages.lines(isolated(text), { size: 12, above: signed === "" && text === "" ? 40 : 8 }, part),
    ...lines.flatMap((line, at) =>
      pages.lines(isolated(line), { size: 9.5, weight: at === 0 ? "bold" : "regular" }, part),
    ),
    ...(signed === "" ? [] : pages.lines(signed, { size: 8.5, colour: "muted" }, part)),
  ];
}

/** The QR code and the signature, beside each other on one page: how high they are, and how they are written. */
function endOf(pages: Pages, { qr, signature }: PrintedSheet): { height: number; write: () => void } {
  if (!qr && !signature) return { height: 0, write: () => undefined };
  const beside = qr ? pages.partOf(QR_SIDE + 8) : 0;
  const words = qr ? qr.words.flatMap((line) => pages.lines(isolated(line), { size: 8.5 }, 0.5 - beside - GAP)) : [];
  const signed = signature ? signatureLines(pages, signature, 0.5) : [];
  const height = Math.max(qr ? QR_SIDE : 0, heightOf(words), heightOf(signed));
  const write = () => {
    pages.keep(18 + height);
    pages.space(18);
    if (qr) pages.figure(0, QR_SIDE, (doc, x, y) => drawQr(doc, qr.text, x, y));
    pages.draw([
      { lines: words, start: beside },
      { lines: signed, start: 0.5 },
    ]);
    pages.space(height - Math.max(heightOf(words), heightOf(signed)));
  };
  return { height: 18 + height, write };
}

/** Writes all that a sheet says, and the foot of each page. */
export function writeSheet(pages: Pages, sheet: PrintedSheet, logo: Picture | null): void {
  writeLetterhead(pages, sheet.letterhead, logo);
  writeHead(pages, sheet);
  const end = endOf(pages, sheet);
  // A signature never stands alone on a page: the end of what it covers comes with it.
  for (const [at, section] of sheet.sections.entries())
    writeSection(pages, section, at === sheet.sections.length - 1 ? end.height : 0);
  end.write();
  for (const section of sheet.added ?? []) writeSection(pages, section);
  pages.foot((page, count) => {
    const words = sheet.pageWords.replace("{page}", String(page)).replace("{pages}", String(count));
    const parts = [
      words,
      isolated(sheet.whose ?? ""),
      isolated(sheet.title),
      sheet.confidential,
      isolated(sheet.watermark),
    ];
    return parts.filter(Boolean).join(" · ");
  });
}
