// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { settleAddress } from "../settle-address";

const DONE = "/home?done=no-show&of=a";
beforeEach(() => {
  history.replaceState(null, "", DONE);
  document.body.innerHTML = "";
});
const address = () => location.pathname + location.search;

test("what was just done is said once: loaded anew, the page does not say it again", () => {
  settleAddress();
  expect(address()).toBe("/home?of=a");
});
