import { expect, it } from "vitest";
import { isPushService } from "./push-service";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("%s is a push service's", (address) => {
  expect(isPushService(address)).toBe(true);
});

it.each([
  "https://push.apple.com.evil.example/abc",
  "https://evilfcm.googleapis.com.example/",
  "https://notfcm.googleapis.com/",
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://localhost/",
])("%s is not", (address) => {
  expect(isPushService(address)).toBe(false);
});
