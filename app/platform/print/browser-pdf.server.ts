import type { PrintedSheet } from "~/kernel/print/printed-sheet";

interface BrowserAccount {
  account: string;
  token: string;
}

const API = "https://api.cloudflare.com/client/v4/accounts";
/** A person waits for it. */
const LONGEST_MS = 20_000;
const MARGIN = { top: "17mm", bottom: "20mm", left: "20mm", right: "17mm" };

const FORMATS = { A4: "a4", LETTER: "letter" } as const;
const NUMBERS = { "{page}": "pageNumber", "{pages}": "totalPages" } as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The foot of each page as Chromium fills it in: with its numbers in elements of these classes. */
export function footOf({ pageWords, dir, title, confidential, whose = "", watermark }: PrintedSheet): string {
  const words = escaped(pageWords).replace(
    /\{pages?\}/g,
    (name) => `<span class="${NUMBERS[name as keyof typeof NUMBERS]}"></span>`,
  );
  const style = "width:100%;margin:0 17mm 0 20mm;font:8px sans-serif;color:#595959";
  const own = (text: string) => text && `<bdi>${escaped(text)}</bdi>`;
  const parts = [words, own(whose), own(title), escaped(confidential), own(watermark)].filter(Boolean);
  return `<div dir="${dir}" style="${style}">${parts.join(" · ")}</div>`;
}

/**
 * The PDF of a sheet's page by a browser of Cloudflare's (Browser Rendering, `POST /browser-rendering/pdf`).
 * @throws Error where it answers anything but a PDF, or not in time
 */
export async function browserPdf(
  { account, token }: BrowserAccount,
  sheet: PrintedSheet,
  html: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${API}/${account}/browser-rendering/pdf?cacheTTL=0`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/pdf" },
    body: JSON.stringify({
      html,
      // The sheet is whole without a script.
      setJavaScriptEnabled: false,
      gotoOptions: { waitUntil: "networkidle0" },
      pdfOptions: {
        format: FORMATS[sheet.paper],
        ...{ printBackground: true, margin: MARGIN },
        ...{ displayHeaderFooter: true, headerTemplate: "<span></span>", footerTemplate: footOf(sheet) },
      },
    }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok || !(answer.headers.get("content-type") ?? "").startsWith("application/pdf"))
    throw new Error(`Browser Rendering answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
