import { expect, test } from "vitest";
import { networkOf } from "./network";

test("an address stands for its network: IPv4 for itself, IPv6 for its first four groups, however it is written", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("2001:db8:0:12:9a::1")).toBe("2001:db8:0:12");
  expect(networkOf("2001:0db8::12:0:0:0:5")).toBe("2001:db8:0:12");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("local")).toBe("local");
});
