import { expect, it } from "vitest";
import { chatSourcesOf } from "~/features/organization/domain/settings/chat-service";
import { securityHeaders, withinBodyLimit } from "./http.server";

const MB = 1_000_000;
/** A request with a Content-Length. */
const asked = (method: string, path: string, bytes: number, type = "application/octet-stream") =>
  new Request(`http://clinic.localhost${path}`, {
    method,
    body: "x",
    headers: { "content-type": type, "content-length": String(bytes) },
  });

it.each([
  ["a part of a file of patients", asked("PUT", "/patientImport/uploads/u1/3", 10_485_760)],
  ["a part of a file of a health record", asked("PUT", "/secure/providerweb/health_files/r1/uploads/u1/3", 10_485_760)],
  [
    "a part of a file of a laboratory",
    asked("PUT", "/secure/providerweb/e/lab/manage-lab-order/o1/t1/uploads/u1/3", 10_485_760),
  ],
  ["a file of patients", asked("POST", "/patientImport", 90 * MB, "multipart/form-data; boundary=b")],
  ["another file", asked("POST", "/files", 10 * MB, "multipart/form-data; boundary=b")],
])("the door lets %s through", (_, request) => {
  expect(withinBodyLimit(request)).toBe(request);
});

it.each([
  ["a part that is larger than any", asked("PUT", "/patientImport/uploads/u1/3", 13 * MB)],
  ["what begins an upload, beyond a megabyte", asked("POST", "/patientImport/uploads", 2 * MB, "application/json")],
  ["any other body beyond a megabyte", asked("PUT", "/roles", 2 * MB)],
])("the door refuses %s", (_, request) => {
  expect(() => withinBodyLimit(request)).toThrow("");
});

it("lets a page load the script of the practice's chat where it is set, and scripts send us nothing but their failures", () => {
  const policy = (service = "NONE") => {
    const chat = chatSourcesOf(service);
    const headers = new Headers({ "content-type": "text/html" });
    securityHeaders(headers, { nonce: "n", host: "h.example", production: true, recaptcha: false, chat });
    return headers.get("content-security-policy") ?? "";
  };
  expect(policy()).not.toContain("crisp");
  expect(policy("CRISP")).toContain("script-src 'self' 'nonce-n' https://client.crisp.chat;");
  expect(policy("CRISP")).toMatch(
    /connect-src https:\/\/h\.example\/app\/static\/javascriptError https:\/\/client\.crisp\.chat/,
  );
  expect(policy("CRISP")).toMatch(/frame-src https:\/\/game\.crisp\.chat/);
});
