import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A clinic's own site on an origin of its own. */
export interface EmbeddingSite {
  origin: string;
  stop(): Promise<void>;
}

/** Serves one page with a piece of HTML in its middle, as a clinic would paste it. */
export async function serveSite(pasted: () => string, head = '<html lang="en">'): Promise<EmbeddingSite> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html>${head}<head><title>Our clinic</title><meta name="viewport" content="width=device-width">` +
        `<link rel="icon" href="data:,"></head><body><main><h1>Our clinic</h1>${pasted()}</main></body></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
