import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leanFontkit, leanPdfkit } from "../../vite.pdf";

describe("the packages for PDFs as builds hold them", () => {
  const read = (path: string) => readFileSync(`node_modules/${path}`, "utf8");

  it("have no encryption, and make a file's id as before", () => {
    const whole = read("pdfkit/js/pdfkit.browser.mjs");
    const lean = leanPdfkit(whole);
    expect(lean.length).toBeLessThan(0.85 * whole.length);
    expect(lean).not.toContain("class PDFSecurity");
    expect(lean).toContain("return md5Hash(infoStr);");
  });

  it("read OpenType alone", () => {
    const registered = (code: string) => code.match(/^\(0, [$\w]+\)\(\(0, [$\w]+\)\);$/gm);
    const whole = read("fontkit/dist/browser-module.mjs");
    expect(registered(leanFontkit(whole))).toEqual(registered(whole)?.slice(0, 1));
  });

  it("stop the build where they are written in another way", () => {
    expect(() => leanPdfkit("")).toThrow("another way");
    expect(() => leanFontkit("")).toThrow("another way");
  });
});
