interface BrowserAccount {
  account: string;
  token: string;
}

const API = "https://api.cloudflare.com/client/v4/accounts";
/** A person waits for it. */
const LONGEST_MS = 20_000;
const MARGIN = { top: "17mm", bottom: "20mm", left: "20mm", right: "17mm" };

/**
 * The PDF of a page by a browser of Cloudflare's (Browser Rendering, `POST /browser-rendering/pdf`).
 * @throws Error where it answers anything but a PDF, or not in time
 */
export async function browserPdf({ account, token }: BrowserAccount, html: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${API}/${account}/browser-rendering/pdf?cacheTTL=0`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/pdf" },
    body: JSON.stringify({
      html,
      // The sheet is whole without a script.
      setJavaScriptEnabled: false,
      gotoOptions: { waitUntil: "networkidle0" },
      pdfOptions: { format: "a4", printBackground: true, margin: MARGIN },
    }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok || !(answer.headers.get("content-type") ?? "").startsWith("application/pdf"))
    throw new Error(`Browser Rendering answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
