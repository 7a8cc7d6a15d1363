import { describe, expect, it } from "vitest";
import { payWayOf } from "./pay-way";

describe("how an appointment is paid for", () => {
  it.each([
    ["ALLOW_OFFLINE_ONLY", "video", "atClinic"],
    ["DISABLED", "clinic", "atClinic"],
    ["DISABLED", "video", "notOnline"],
    ["", "clinic", "atClinic"],
    ["ENABLED", "clinic", "onlineOrAtClinic"],
    ["ALLOW_ONLINE_AND_OFFLINE", "video", "onlineOrAtClinic"],
    ["PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID", "video", "beforeAppointment"],
    ["PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID", "clinic", "beforeAppointment"],
    ["PAY_AFTER_SESSION", "video", "afterAppointment"],
    ["PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS", "clinic", null],
  ] as const)("follows from the option %s of %s", (option, kind, way) => {
    expect(payWayOf(option, kind)).toBe(way);
  });
});
