import { expect, test } from "vitest";
import { routePattern } from "./route-pattern";

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
  expect(routePattern("/s/in/abcdefghijklmnopqrstuvwxyzA")).toBe("/s/in/:");
});
