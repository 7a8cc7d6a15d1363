import type { Plugin } from "vite";

const PDFKIT = /\/pdfkit\/js\/pdfkit\.browser\.mjs$/;
const FONTKIT = /\/fontkit\/dist\/browser-module\.mjs$/;

/** What pdfkit puts into every document and no sheet of ours has: forms, attachments, tables, and the rules of PDF/A. */
const LEFT_OUT = ["AcroForm", "Attachments", "Subset", "Table"];
/** Where it begins and ends them. */
const CALLS = ["initTables()", "initSubset(options)", "endAcroForm()"];

/** A text with each part replaced that must be in it. */
function replaced(code: string, parts: readonly (readonly [string | RegExp, string])[]): string {
  return parts.reduce((text, [part, by]) => {
    const next = text.replace(part, () => by);
    if (next === text) throw new Error(`A package for PDFs is written in another way: ${part} (vite.pdf.ts)`);
    return next;
  }, code);
}

/**
 * pdfkit without what no sheet of ours has, encryption most of all: it brings three tables of Unicode and seven hashes.
 * A file's id is still made as before.
 * @throws Error where pdfkit is not written as version 0.20 is
 */
export function leanPdfkit(code: string): string {
  const [, fileId = ""] = /class PDFSecurity \{\n {2}static (generateFileID\([\s\S]*?\n {2}\})\n/.exec(code) ?? [];
  return replaced(code, [
    ...LEFT_OUT.map((name) => [`mixin(${name}Mixin);`, ""] as const),
    ...CALLS.map((call) => [`this.${call};`, ""] as const),
    [/\nconst Rho160 = [\s\S]*?(?=\nfunction md5Hash\()/, ""],
    [/\nfunction split\([\s\S]*?\nclass PDFSecurity \{[\s\S]*?\n\}\n/, `\nconst PDFSecurity = { ${fileId} };\n`],
    ["this._security = PDFSecurity.create(this, options);", "this._security = null;"],
    [/\nregisterFile\(ICC_PROFILE_PATH, [^\n]*/, ""],
    [/\nconst ICC_PROFILE_PATH = [^\n]*/, '\nconst ICC_PROFILE_PATH = "";'],
  ]);
}

/** How fontkit names what reads a kind of file; the first in its list reads OpenType, and all our fonts are unpacked. */
const FORMATS = /\n(\(0, [$\w]+\)\(\(0, [$\w]+\)\);)((?:\n\(0, [$\w]+\)\(\(0, [$\w]+\)\);){4})\n/;

/**
 * fontkit without the kinds of font files that it never meets here.
 * @throws Error where fontkit is not written as version 2.0 is
 */
export const leanFontkit = (code: string): string =>
  replaced(code, [[FORMATS, `\n${FORMATS.exec(code)?.[1] ?? ""}\n`]]);

/** Builds what draws PDFs as `leanPdfkit` and `leanFontkit` write it. */
export const leanPdfs: Plugin = {
  name: "lean-pdfs",
  enforce: "pre",
  transform(code, id) {
    if (PDFKIT.test(id)) return { code: leanPdfkit(code), map: null };
    return FONTKIT.test(id) ? { code: leanFontkit(code), map: null } : undefined;
  },
};
