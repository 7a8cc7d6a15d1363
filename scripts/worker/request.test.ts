import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { request } from "./request";

test("no request goes over a connection that another left open, which the Worker may have closed meanwhile", async () => {
  const connections = new Set<number | undefined>();
  const server = createServer((asked, answer) => {
    connections.add(asked.socket.remotePort);
    answer.end("ok");
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  try {
    for (let sent = 0; sent < 3; sent += 1) expect((await request({ port, path: "/" })).body).toBe("ok");
    expect(connections.size).toBe(3);
  } finally {
    server.close();
  }
});
