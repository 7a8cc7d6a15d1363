import { expect, test } from "vitest";
import { networkOf } from "./network";

test("an address stands for its network: IPv4 for its first 24 bits, IPv6 for its first 64, however it is written", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2");
  expect(networkOf("192.0.2.250")).toBe("192.0.2");
  expect(networkOf("192.0.3.7")).toBe("192.0.3");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2");
  expect(networkOf("2001:db8:0:12:9a::1")).toBe("2001:db8:0:12");
  expect(networkOf("2001:0db8::12:0:0:0:5")).toBe("2001:db8:0:12");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("local")).toBe("local");
});

test("a network stands for itself", () => {
  for (const address of ["192.0.2.7", "2001:db8:0:12:9a::1", "local"])
    expect(networkOf(networkOf(address))).toBe(networkOf(address));
});
