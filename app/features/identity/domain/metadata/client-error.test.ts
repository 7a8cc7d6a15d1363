import { expect, it } from "vitest";
import { routePattern } from "~/kernel/route-pattern";
import { errorName, stackPlaces } from "./client-error";

const STACK = `TypeError: cannot read 'Amina Hassan' of undefined
    at save (http://riverside.localhost:8787/assets/login-Ab1_c2.js:3:120)
    at http://riverside.localhost:8787/assets/vendor.js:1:99
    at eval (data:text/plain,amina@example.com:1:1)`;

it("keeps of a stack the places in the site's own scripts, and no message", () => {
  expect(stackPlaces(STACK)).toBe("login-Ab1_c2.js:3:120 | vendor.js:1:99");
});

it("keeps of a path neither ids nor the query", () => {
  const path = "/secure/providerweb/appointments/view/0190a6c2-7d1e-7000-8000-000000000001?name=Amina#x";
  expect(routePattern(path)).toBe("/secure/providerweb/appointments/view/:");
});

it("keeps a name only where it is the name of a class", () => {
  expect([errorName("TypeError"), errorName("Amina Hassan"), errorName("")]).toEqual(["TypeError", "Error", "Error"]);
});
