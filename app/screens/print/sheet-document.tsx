import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import wholeSheet from "~/ui/styles/app.css?url";
import { SheetOfPaper } from "./sheet-of-paper";

interface SheetDocumentProps {
  sheet: PrintedSheet;
  /** Where its styles and the logo are: scheme and host. */
  origin: string;
}

/** A sheet as a page of its own, for a browser that makes a PDF of it. */
export function SheetDocument({ sheet, origin }: SheetDocumentProps) {
  return (
    <html lang={sheet.language} dir={sheet.dir} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <base href={`${origin}/`} />
        <title>{sheet.title}</title>
        <link rel="stylesheet" href={wholeSheet} />
      </head>
      <body>
        <SheetOfPaper sheet={sheet} />
      </body>
    </html>
  );
}
