import { describe, expect, it } from "vitest";
import { partDisposition, uploadedFileName } from "./content-disposition.server";
import { formParts, textOfPart } from "./multipart.server";
import { readForm } from "./read-body.server";

const form = (...headers: string[]) =>
  new Request("http://clinic.example/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body: headers.map((header) => `--b\r\nContent-Disposition: ${header}\r\n\r\nx\r\n`).join("") + "--b--\r\n",
  });

async function partsOf(request: Request) {
  const parts: [string, string | null, string][] = [];
  for await (const part of formParts(request)) parts.push([part.name, part.fileName, await textOfPart(part, 10)]);
  return parts;
}

describe("a file is known by the name that its sender gave it", () => {
  it.each([
    ["مرضى.csv", "مرضى.csv"],
    ["患者 😀.csv", "患者 😀.csv"],
    ["a%22b%0D%0A.csv", 'a"b .csv'],
    ["%D9%85%D8%B1%D8%B6%D9%89.csv", "مرضى.csv"],
    ["100%25.csv", "100%25.csv"],
    ["100%.csv", "100%.csv"],
    ["%E0%A4%A.csv", "%E0%A4%A.csv"],
    ["re\u0301sume\u0301.pdf", "résumé.pdf"],
    ["tab\there\u0000.csv", "tab here .csv"],
  ])("%j", (sent, name) => {
    expect(uploadedFileName(sent)).toBe(name);
  });

  it("in every form of its header (RFC 7578, RFC 8187)", () => {
    const nameOf = (rest: string) => partDisposition(`form-data; name="patientsFile"; ${rest}`)?.fileName;
    expect(nameOf('filename="مرضى.csv"')).toBe("مرضى.csv");
    expect(nameOf("filename=plain.csv")).toBe("plain.csv");
    expect(nameOf("filename*=UTF-8''%D9%85.csv")).toBe("م.csv");
    expect(nameOf("filename=\"m.csv\"; filename*=utf-8'ar'%D9%85.csv")).toBe("م.csv");
    expect(nameOf("filename=\"m.csv\"; filename*=utf-8''%E0%A4%A")).toBe("m.csv");
    expect(nameOf('filename="C:\\dir\\old patients.csv"')).toBe("old patients.csv");
    expect(nameOf('filename="/documents/ana/m.csv"')).toBe("m.csv");
    expect(nameOf('filename=""')).toBe("");
    expect(nameOf('filename="a; b.csv"')).toBe("a; b.csv");
    expect(nameOf("")).toBeNull();
    expect([
      partDisposition("attachment; name=x"),
      partDisposition("form-data; x=y"),
      partDisposition(undefined),
    ]).toEqual([null, null, null]);
  });

  it("and its form is read whole, whatever its name is written in", async () => {
    const request = form(
      'form-data; name="patientsFile"; filename="مرضى.csv"',
      'form-data; name="importNotes"',
      'form-data; name="ملاحظة"',
    );
    expect(await partsOf(request)).toEqual([
      ["patientsFile", "مرضى.csv", "x"],
      ["importNotes", null, "x"],
      ["ملاحظة", null, "x"],
    ]);
  });

  it("and is a file in a form that is read at once, whichever way its name is given", async () => {
    for (const name of ['filename="photo.png"', "filename*=UTF-8''%D9%85.png"]) {
      const sent = await readForm(
        form(`form-data; name="photo"; ${name}\r\nContent-Type: image/png`, 'form-data; name="note"'),
      );
      const photo = sent.get("photo") as File;
      expect([photo.name, photo.type, await photo.text(), sent.get("note")]).toEqual([
        name.startsWith("filename=") ? "photo.png" : "م.png",
        "image/png",
        "x",
        "x",
      ]);
    }
  });

  it("but a broken escape is refused as a form that is none", async () => {
    const request = form("form-data; name=\"patientsFile\"; filename*=UTF-8''%E0%A4%A");
    await expect(partsOf(request)).rejects.toMatchObject({ fields: [{ field: "body" }] });
  });
});
