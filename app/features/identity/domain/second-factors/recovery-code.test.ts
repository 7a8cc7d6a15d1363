import { expect, test } from "vitest";
import { foldedRecoveryCode, RECOVERY_BYTES, recoveryCodeOf } from "./recovery-code";

test("a recovery code is ten letters and digits in two groups, five bits of each byte", () => {
  expect(RECOVERY_BYTES).toBe(10);
  expect(recoveryCodeOf(Uint8Array.from([0, 1, 9, 10, 17, 18, 31, 32, 255, 20]))).toBe("019ah-jz0zm");
});

test("a code is read however it was copied", () => {
  expect(foldedRecoveryCode(" 7K2MQ 0xw9d ")).toBe("7k2mq0xw9d");
  expect(foldedRecoveryCode("oil-00")).toBe("01100");
});
