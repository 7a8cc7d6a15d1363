import { describe, expect, it } from "vitest";
import { frameAncestors, isSite } from "./framing-sites";

describe("who may frame the widget", () => {
  it("is every secure site while none is listed, and then the listed ones alone", () => {
    expect(frameAncestors("", true)).toBe("'self' https:");
    expect(frameAncestors("https://clinic.example\nhttps://*.clinic.example", true)).toBe(
      "'self' https://clinic.example https://*.clinic.example",
    );
  });

  it("cannot be widened by what does not name a site", () => {
    expect(frameAncestors("https://clinic.example\n* ; script-src *", true)).toBe("'self' https://clinic.example");
    for (const text of ["https://clinic.example/path", "http://clinic.example", "clinic.example", "https://*", "*"])
      expect(isSite(text), text).toBe(false);
    for (const text of ["https://www.clinic.example:8443", "http://localhost:3000"]) expect(isSite(text)).toBe(true);
  });
});
