import { data } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { handleError } from "./entry.server";
import { createLogger } from "./platform/log.server";

const logged = (error: unknown): string[] => {
  const lines: string[] = [];
  const log = createLogger("request", (line) => lines.push(line));
  const request = new Request("http://practice.localhost/nowhere");
  handleError(error, { request, context: { app: { log, organization: { id: 1 } } } as never });
  return lines;
};
/** As the router itself answers where no route or no action is. */
const ofRouter = { status: 404, statusText: "Not Found", internal: true, data: "No route matches" };

it("what is thrown as an answer is no failure in the log, and what is thrown as an error is", () => {
  expect(logged(data({ code: "notFound" }, { status: 404 }))).toEqual([]);
  expect(logged(ofRouter)).toEqual([]);
  expect(logged(new Response(null, { status: 302 }))).toEqual([]);
  expect(logged(new TypeError("x is undefined"))).toEqual([expect.stringContaining('"event":"failure"')]);
});
