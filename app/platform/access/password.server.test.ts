import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.server";

it("hashes a password with scrypt at N 2^14, r 8, p 5, whose own answer is taken and another's is not", async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync("correct horse", salt, 32, { N: 16384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 });
  const stored = `scrypt$${salt.toString("base64")}$${key.toString("base64")}`;
  expect(await verifyPassword("correct horse", stored)).toBe(true);
  expect(await verifyPassword("wrong horse", stored)).toBe(false);
  expect(await verifyPassword("correct horse", await hashPassword("correct horse"))).toBe(true);
});
