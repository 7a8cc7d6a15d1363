import type { PrintedQr, PrintedSheet, PrintedSignature } from "~/kernel/print/printed-sheet";
import { QrFigure } from "./qr-figure";

/** The QR code and the signature, beside each other on one page. */
export function SheetEnd({ qr, signature }: Pick<PrintedSheet, "qr" | "signature">) {
  if (!qr && !signature) return null;
  return (
    <footer className="grid grid-cols-1 break-inside-avoid break-before-avoid gap-6 wrap-anywhere pt-4 tablet:grid-cols-2 print:grid-cols-2">
      {qr && <Qr qr={qr} />}
      {signature && <Signature signature={signature} />}
    </footer>
  );
}

function Qr({ qr: { text, words } }: { qr: PrintedQr }) {
  return (
    <div className="flex items-start gap-3">
      <QrFigure text={text} className="size-32 shrink-0" />
      <div className="min-w-0 text-sm">
        {words.map((line, index) => (
          // The last is the code itself, which is typed from here.
          <p key={index} className={index === words.length - 1 ? "pt-1 font-mono text-base font-semibold" : undefined}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

/** With room to sign by hand where nobody signed electronically. */
function Signature({ signature: { text, lines, signed } }: { signature: PrintedSignature }) {
  return (
    <div className="tablet:col-start-2 print:col-start-2">
      <p className="min-h-10 text-lg whitespace-pre-line">{text}</p>
      {lines.map((line, index) => (
        <p key={index} className={index === 0 ? "font-semibold" : ""}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {signed !== "" && <p className="text-sm text-muted">{signed}</p>}
    </div>
  );
}
