import type { PrintedFact, PrintedSheet } from "~/kernel/print/printed-sheet";
import { paths } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { SheetEnd } from "./sheet-end";
import { SheetSection } from "./sheet-section";
import { SheetFacts } from "./sheet-facts";

/** A sheet: the same for the screen, the printer and a PDF. */
export function SheetOfPaper({ sheet }: { sheet: PrintedSheet }) {
  const { language, dir, letterhead, title, person, details, madeAt, confidential, sections, watermark } = sheet;
  return (
    <article
      lang={language}
      dir={dir}
      className="relative isolate flex flex-col gap-6 rounded-md border border-line bg-surface p-4 text-ink shadow-card tablet:p-8 print:gap-4 print:border-0 print:p-0 print:text-sm print:shadow-none"
    >
      {watermark !== "" && <Watermark words={watermark} />}
      <header className="flex flex-col gap-4 border-b-2 border-line-strong pb-4">
        <Letterhead letterhead={letterhead} />
        <h1 className="text-2xl font-semibold">{title}</h1>
        {sheet.sum && (
          <div>
            <p className="text-3xl font-bold tabular-nums">{sheet.sum.amount}</p>
            <p>{sheet.sum.said}</p>
          </div>
        )}
        <Heads person={person} details={details} />
        <p className="text-sm text-muted">
          {madeAt} · {confidential}
        </p>
      </header>
      {sections.map((section, index) => (
        <SheetSection key={index} section={section} />
      ))}
      <SheetEnd qr={sheet.qr} signature={sheet.signature} />
      {sheet.added?.map((section, index) => (
        <SheetSection key={index} section={section} />
      ))}
    </article>
  );
}

function Letterhead({ letterhead: { name, lines, logoFileId } }: Pick<PrintedSheet, "letterhead">) {
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <p className="text-lg font-semibold">
          <bdi>{name}</bdi>
        </p>
        {lines.map((line, index) => (
          <p key={index} className="text-sm text-muted">
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {logoFileId !== null && <img src={paths.logo(logoFileId)} alt="" className="max-h-14 max-w-40 object-contain" />}
    </div>
  );
}

/** The person, and beside them what is known of the sheet. */
function Heads({ person, details }: { person: readonly PrintedFact[]; details: readonly PrintedFact[] }) {
  if (details.length === 0) return <SheetFacts facts={person} />;
  return (
    <div className="grid gap-x-6 gap-y-2 tablet:grid-cols-2 print:grid-cols-2">
      <SheetFacts facts={person} stacked />
      <SheetFacts facts={details} stacked />
    </div>
  );
}

/** Behind the text; on paper on each page, which is what a fixed place means there. */
/** Long words reach from one edge to the other, and not beyond. */
const sizeOf = (words: string) => (words.length > 10 ? "text-6xl" : "text-8xl");

function Watermark({ words }: { words: string }) {
  return (
    <p className="pointer-events-none absolute inset-0 -z-10 flex items-center justify-center overflow-hidden print:fixed">
      <span className={classNames("-rotate-45 font-bold whitespace-nowrap opacity-10", sizeOf(words))}>{words}</span>
    </p>
  );
}
