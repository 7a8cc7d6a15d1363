import { expect, test } from "vitest";
import { routePattern, withoutSecrets } from "./route-pattern";

test("a path keeps its words and loses its ids, tokens and query", () => {
  expect(routePattern("/secure/providerweb/appointments/view/01a1fbd0-763c")).toBe(
    "/secure/providerweb/appointments/view/:",
  );
  expect(routePattern("/secure/providerweb/login?username=ana@clinic.example")).toBe("/secure/providerweb/login");
  expect(routePattern("/")).toBe("/");
});

test("a mailed link loses its secret, be it made of letters alone", () => {
  expect(routePattern("/v/abcdefghijklmnopqrstuvwxyzA")).toBe("/v/:");
  expect(routePattern("/r/abcdefghijklmnopqrstuvwxyzA/more")).toBe("/r/:");
  for (const link of ["/s/in", "/s/invite", "/s/unsubscribe", "/w", "/calendar"])
    expect(routePattern(`${link}/abcdefghijklmnopqrstuvwxyzA`)).toBe(`${link}/:`);
  expect(routePattern("/s/family/abc/abcdefghijklmnopqrstuvwxyzA")).toBe("/s/family/:");
});

test("a line of the local log loses the addresses of requests, and nothing else", () => {
  expect(withoutSecrets("[wrangler:info] GET /v/abcdefghijklmnopqrst 302 Found (5ms)")).toBe(
    "[wrangler:info] GET /v/: 302 Found (5ms)",
  );
  expect(withoutSecrets("POST http://a.localhost:8787/login/forgetpassword?token=secret 200 OK")).toBe(
    "POST /login/forgetpassword 200 OK",
  );
  const own = '{"event":"request","method":"GET","route":"/v/:"}';
  expect(withoutSecrets(own)).toBe(own);
});
