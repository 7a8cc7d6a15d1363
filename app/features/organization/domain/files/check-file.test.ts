import { describe, expect, it } from "vitest";
import * as sample from "../../../../../tests/support/sample-files";
import { checkFile, FILE_LIMITS, mostWholeBytes, type FilePurpose } from "./check-file";
import { extensionOf, kindOfContent, safeName } from "./file-kinds";
import { imageSize } from "./image-size";

const sent = (bytes: Uint8Array, name: string, type = "") => ({ bytes, name, type });
const verdict = (purpose: FilePurpose, bytes: Uint8Array, name: string, type = "") => {
  const found = checkFile(purpose, sent(bytes, name, type));
  return found.ok ? found.value : found.error.message;
};

describe("the size of a picture", () => {
  it.each([
    ["png", sample.png(640, 480)],
    ["gif", sample.gif(640, 480)],
    ["jpeg", sample.jpeg(640, 480)],
    ["webp", sample.webpLossy(640, 480)],
    ["webp", sample.webpLossless(640, 480)],
    ["webp", sample.webpExtended(640, 480)],
  ] as const)("is read from the header of a %s", (kind, bytes) => {
    expect(imageSize(kind, bytes)).toEqual({ width: 640, height: 480 });
  });

  it("is unknown where the header is cut off, at whatever byte", () => {
    const whole = sample.jpeg(640, 480);
    const frameEnds = whole.length - 34;
    for (let end = 0; end < frameEnds; end++) expect(imageSize("jpeg", whole.subarray(0, end))).toBeUndefined();
    for (let end = 0; end < 24; end++) expect(imageSize("png", sample.png(640, 480).subarray(0, end))).toBeUndefined();
  });

  it("is read from a part of a larger buffer", () => {
    const padded = new Uint8Array([1, 2, 3, ...sample.png(3, 5)]);
    expect(imageSize("png", padded.subarray(3))).toEqual({ width: 3, height: 5 });
  });

  it("of a side of nothing counts as broken", () => {
    expect(imageSize("png", sample.png(0, 480))).toBeUndefined();
  });
});

describe("a sent file", () => {
  it("is what its content is, whether or not the sender declares it", () => {
    expect(verdict("LOGO", sample.png(10, 10), "logo.png", "image/png")).toBe("png");
    expect(verdict("LOGO", sample.png(10, 10), "logo", "application/octet-stream")).toBe("png");
    expect(verdict("PATIENT_PHOTO", sample.jpeg(10, 10), "IMG_1.JPG", "image/jpg")).toBe("jpeg");
    expect(verdict("IDENTIFICATION", sample.pdf(), "passport.pdf", "application/pdf")).toBe("pdf");
  });

  it("lies where its name or its declared type says something else", () => {
    expect(verdict("LOGO", sample.png(10, 10), "logo.jpg", "image/png")).toBe("files:refused.lies");
    expect(verdict("LOGO", sample.png(10, 10), "logo.png", "image/gif")).toBe("files:refused.lies");
    expect(verdict("ATTACHMENT", sample.pdf(), "invoice.pdf.exe")).toBe("files:refused.lies");
  });

  it("is refused as SVG, which may carry scripts, and as anything else that is no picture", () => {
    expect(verdict("LOGO", sample.svg(), "logo.svg", "image/svg+xml")).toBe("files:refused.svg");
    expect(verdict("LOGO", sample.svg(), "logo.png", "image/png")).toBe("files:refused.svg");
    expect(verdict("LOGO", sample.html(), "logo.png", "image/png")).toBe("files:refused.unknown");
    expect(verdict("LOGO", new Uint8Array(), "logo.png")).toBe("files:refused.empty");
    expect(verdict("LOGO", new Uint8Array(), "", "application/octet-stream")).toBe("files:refused.none");
  });

  it("must be of a kind that its purpose takes", () => {
    expect(verdict("EMPLOYEE_PHOTO", sample.pdf(), "me.pdf")).toBe("files:refused.notAllowed");
    expect(verdict("EMPLOYEE_PHOTO", sample.gif(10, 10), "me.gif")).toBe("files:refused.notAllowed");
    expect(verdict("LOGO", sample.gif(10, 10), "logo.gif")).toBe("gif");
  });

  it("may be as large as its purpose allows, in bytes and in pixels, and no larger", () => {
    const padded = (length: number) => {
      const bytes = new Uint8Array(length);
      bytes.set(sample.png(10, 10));
      return bytes;
    };
    expect(FILE_LIMITS.LOGO).toMatchObject({ mostBytes: 1_000_000, mostPixels: 2_000 });
    expect(verdict("LOGO", padded(1_000_000), "logo.png")).toBe("png");
    expect(verdict("LOGO", padded(1_000_001), "logo.png")).toBe("files:refused.tooLarge");
    expect(verdict("LOGO", sample.png(2_000, 1), "logo.png")).toBe("png");
    expect(verdict("LOGO", sample.png(1, 2_001), "logo.png")).toBe("files:refused.tooManyPixels");
    expect(verdict("LOGO", sample.png(10, 10).subarray(0, 20), "logo.png")).toBe("files:refused.damaged");
  });
});

describe("a picture", () => {
  it.each([
    ["png", sample.png(10, 10), "a.png"],
    ["jpeg", sample.jpeg(10, 10), "a.jpg"],
    ["gif", sample.gif(10, 10), "a.gif"],
    ["webp", sample.webpLossy(10, 10), "a.webp"],
    ["webp", sample.webpLossless(10, 10), "a.webp"],
    ["webp", sample.webpExtended(10, 10), "a.webp"],
    ["bmp", sample.bmp(10, 10), "a.bmp"],
  ] as const)("is a whole %s, wherever it may be cut off, and whatever follows its end", (kind, whole, name) => {
    expect(verdict("ATTACHMENT", whole, name)).toBe(kind);
    expect(verdict("ATTACHMENT", new Uint8Array([...whole, 0, 0]), name)).toBe(kind);
    for (let end = 60; end < whole.length; end += 1)
      expect(verdict("ATTACHMENT", whole.subarray(0, end), name), String(end)).toBe("files:refused.damaged");
  });

  it("holds pixels", () => {
    const whole = sample.png(10, 10);
    const header = whole.subarray(0, 33);
    expect(verdict("LOGO", header, "logo.png")).toBe("files:refused.damaged");
    expect(verdict("PATIENT_PHOTO", whole.subarray(0, 60), "me.png")).toBe("files:refused.damaged");
    expect(verdict("LOGO", new Uint8Array([...header, ...whole.subarray(-12)]), "logo.png")).toBe(
      "files:refused.damaged",
    );
  });
});

describe("a PDF", () => {
  const written = (text: string) => verdict("HEALTH_RECORD", new TextEncoder().encode(text), "result.pdf");

  it("that is none but by its first letters, or was cut off, is refused as such", () => {
    expect(written("%PDF-1.4 broken")).toBe("files:refused.damagedPdf");
    expect(written("%PDF-1.7\nxref\n%%EOF\n")).toBe("files:refused.damagedPdf");
    expect(written("%PDF-1.7\nxref\nstartxref\n900\n%%EOF\n")).toBe("files:refused.damagedPdf");
  });

  it("may have been changed since, and have something after its end", () => {
    const whole = "%PDF-1.7\nxref\nstartxref\n9\n%%EOF\n";
    expect([whole, whole + "2 0 obj\nstartxref\r\n40\r\n%%EOF", whole + "\0".repeat(500)].map(written)).toEqual(
      Array(3).fill("pdf"),
    );
  });
});

describe("a file for a chat", () => {
  it.each([
    ["jpeg", sample.jpeg(4, 4), "a.jpeg", "image/jpeg"],
    ["jpeg", sample.jpeg(4, 4), "a.jpg", ""],
    ["bmp", sample.bmp(4, 4), "a.bmp", "image/bmp"],
    ["gif", sample.gif(4, 4), "a.gif", "image/gif"],
    ["png", sample.png(4, 4), "a.png", "image/png"],
    ["mpg", sample.mpg(), "a.mpg", "video/mpeg"],
    ["avi", sample.avi(), "a.avi", "video/x-msvideo"],
    ["mp4", sample.mp4(), "a.mp4", "video/mp4"],
    ["mkv", sample.mkv(), "a.mkv", "video/x-matroska"],
    ["webm", sample.webm(), "a.webm", "video/webm"],
    ["doc", sample.compound("WordDocument"), "a.doc", "application/msword"],
    ["docx", sample.docx(), "a.docx", ""],
    ["txt", sample.plain(), "a.txt", "text/plain"],
    ["txt", Uint8Array.from([0xff, 0xfe, 65, 0, 66, 0]), "utf-16.TXT", "text/plain"],
    ["txt", Uint8Array.from([0x41, 0xe4, 0x20, 0x93]), "old.txt", "text/plain"],
    ["xls", sample.compound("Workbook"), "a.xls", "application/vnd.ms-excel"],
    ["odt", sample.odt(), "a.odt", "application/vnd.oasis.opendocument.text"],
    ["xlsx", sample.xlsx(), "a.xlsx", ""],
    ["pdf", sample.pdf(), "a.pdf", "application/pdf"],
    ["dcm", sample.dcm(), "a.dcm", "application/dicom"],
  ] as const)("may be a %s of the specification's kinds, told by its content", (kind, bytes, name, type) => {
    expect(verdict("ATTACHMENT", bytes, name, type)).toBe(kind);
  });

  it.each([
    ["a program of Windows", Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0]), "a.doc"],
    ["an archive of anything", sample.zip({ "run.exe": "x" }), "a.docx"],
    ["a document with macros", sample.docx({ "word/vbaProject.bin": "x" }), "a.docx"],
    ["an old document with macros", sample.compound("WordDocument", "Macros"), "a.doc"],
    ["an OpenDocument template", sample.odt("application/vnd.oasis.opendocument.text-template"), "a.odt"],
    ["another compound file, such as an installer", sample.compound("!_Tables"), "a.doc"],
    ["a page", sample.html(), "a.txt"],
    ["a script", sample.plain("#!/bin/sh"), "a.txt"],
    ["a picture of a phone in another container", sample.mp4("heic"), "a.mp4"],
    ["noise", Uint8Array.from([1, 2, 3, 4, 5]), "a.txt"],
  ])("is refused as %s, whatever its name says", (_what, bytes, name) => {
    expect(verdict("ATTACHMENT", bytes, name)).toBe("files:refused.unknown");
  });

  it("lies where its name says another kind, or where text is not called text", () => {
    expect(verdict("ATTACHMENT", sample.xlsx(), "a.docx")).toBe("files:refused.lies");
    expect(verdict("ATTACHMENT", sample.compound("Workbook"), "a.doc")).toBe("files:refused.lies");
    expect(verdict("ATTACHMENT", sample.plain(), "a.html")).toBe("files:refused.lies");
    expect(verdict("ATTACHMENT", sample.plain(), "a")).toBe("files:refused.lies");
    expect(verdict("ATTACHMENT", sample.plain("alert(1)"), "a.txt", "text/html")).toBe("files:refused.lies");
  });

  it("is told apart however it is cut off", () => {
    for (const whole of [sample.docx(), sample.odt(), sample.compound("WordDocument"), sample.bmp(3, 3), sample.dcm()])
      for (let end = 0; end < whole.length; end += 1) expect(() => kindOfContent(whole.subarray(0, end))).not.toThrow();
  });

  it("has the kinds and the size of a health record's files, and sent whole no more than 10 MB", () => {
    expect(FILE_LIMITS.ATTACHMENT).toEqual(FILE_LIMITS.HEALTH_RECORD);
    expect(mostWholeBytes("ATTACHMENT")).toBe(10_000_000);
    expect(mostWholeBytes("LOGO")).toBe(FILE_LIMITS.LOGO.mostBytes);
  });

  it("is of no other purpose's kinds", () => {
    expect(verdict("LOGO", sample.bmp(4, 4), "a.bmp")).toBe("files:refused.notAllowed");
    expect(verdict("IDENTIFICATION", sample.docx(), "a.docx")).toBe("files:refused.notAllowed");
  });
});

describe("the name of a file", () => {
  it("loses its path and what would mislead a reader, and ends as its kind does", () => {
    expect(safeName("C:\\scans\\my  card.PNG", "png")).toBe("my card.png");
    expect(safeName("../../etc/passwd", "png")).toBe("passwd.png");
    expect(safeName("photo\u202egnp.png", "png")).toBe("photognp.png");
    expect(safeName("....", "jpeg")).toBe("file.jpg");
    expect(safeName(`${"x".repeat(300)}.png`, "png")).toHaveLength(116);
    expect(extensionOf("archive.tar.gz")).toBe("gz");
  });
});
