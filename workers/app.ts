import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "virtual:remix/server-build";
import { DurableObject } from "cloudflare:workers";
const handle = createRequestHandler(build as unknown as ServerBuild, "production");
export class WaitingRoom extends DurableObject {}
export default { fetch: (request: Request) => handle(request, {}) , queue() {}, scheduled() {} };
