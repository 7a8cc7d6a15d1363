import type { GatewayMessage } from "../../gateways/operations.server";

/** A request as adapters verify it: its method, its whole address, and the bytes of its body. */
export async function messageOf(request: Request): Promise<GatewayMessage> {
  const { url, method, headers } = request;
  return { method, url: new URL(url), headers, body: new Uint8Array(await request.arrayBuffer()) };
}
