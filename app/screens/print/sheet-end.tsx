import type { PrintedQr, PrintedSheet, PrintedSignature } from "~/kernel/print/printed-sheet";
import { qrCode } from "~/kernel/print/qr-code";

/** The QR code and the signature, beside each other on one page. */
export function SheetEnd({ qr, signature }: Pick<PrintedSheet, "qr" | "signature">) {
  if (!qr && !signature) return null;
  return (
    <footer className="grid break-inside-avoid gap-6 pt-4 tablet:grid-cols-2 print:grid-cols-2">
      {qr && <Qr qr={qr} />}
      {signature && <Signature signature={signature} />}
    </footer>
  );
}

function Qr({ qr: { text, words } }: { qr: PrintedQr }) {
  const { size, path } = qrCode(text);
  return (
    <div className="flex items-start gap-3">
      <svg viewBox={`0 0 ${size} ${size}`} className="size-28 shrink-0" aria-hidden="true">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className="min-w-0 text-sm">
        {words.map((line, index) => (
          <p key={index} className="break-words">
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
