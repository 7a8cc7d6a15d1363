import { createServer } from "node:net";

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Whether a port of 127.0.0.1 can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.on("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}
