import { describe, expect, it } from "vitest";
import { downloadRefused } from "~/features/imports/services/imports/download-refused.server";
import { mapColumns } from "~/features/imports/services/reading/map-columns.server";
import { readImport } from "~/features/imports/services/imports/read-import.server";
import { startImport } from "~/features/imports/services/imports/start-import.server";
import { uploadImport } from "~/features/imports/services/uploads/upload-import.server";
import { CODE_PAGES, fromCodePage } from "~/features/imports/domain/reading/code-pages";
import { openImporting, patientsOf, rowsOf, runOut, start, upload, viewOfImport } from "./scene";

const ascii = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
/** مريم in Windows-1256. */
const MARYAM = new Uint8Array([0xe3, 0xd1, 0xed, 0xe3]);

describe("a file that is not Unicode", () => {
  const file = joined(ascii("First name,Last name,Notes\n"), MARYAM, ascii(",Haddad,x\n"));

  it("waits until a person has chosen its code page, which is proposed and shown with how it reads", async () => {
    const scene = await openImporting();
    const { importId, needs } = await uploadImport(await scene.admin(), upload(file));
    expect(needs).toEqual(["encoding"]);
    const begin = async (choice?: Parameters<typeof startImport>[2]) =>
      startImport(await scene.admin(), importId, choice);
    await expect(begin()).rejects.toMatchObject({
      fields: [{ field: "encoding", message: "imports:map.encodingMissing" }],
    });
    const { preview } = await readImport(await scene.admin(), importId);
    expect(preview).toMatchObject({ encoding: "windows-1252", encodingSure: false });
    expect(preview?.encodings).toEqual(
      expect.arrayContaining([
        { encoding: "windows-1256", example: "مريم" },
        { encoding: "windows-1252", example: "ãÑíã" },
      ]),
    );
    const mapping = { firstName: 0, lastName: 1 };
    await mapColumns(await scene.admin(), importId, { mapping, dateOrder: null, encoding: "windows-1256" });
    const again = await readImport(await scene.admin(), importId);
    expect(again.preview).toMatchObject({ encoding: "windows-1256", encodingSure: true, mapping: { notes: 2 } });
    expect(again.preview?.rows).toMatchObject([{ name: "مريم Haddad" }]);
    await begin();
    await runOut(scene.queue);
    expect(await patientsOf(scene)).toMatchObject([{ name: "مريم Haddad" }]);
  });

  it("starts at once where whoever sends it says what it is in, and reads its headings so", async () => {
    const scene = await openImporting();
    const headings = new Uint8Array([0xc7, 0xe1, 0xc7, 0xd3, 0xe3]); // الاسم
    const request = upload(joined(headings, ascii(",x\n"), MARYAM, ascii(",y\n")));
    const form = await request.formData();
    const body = new FormData();
    body.set("encoding", "windows-1256");
    body.set("patientsFile", form.get("patientsFile") as File);
    const sent = new Request(request.url, { method: "POST", body });
    const { importId, needs } = await uploadImport(await scene.admin(), sent);
    expect(needs).toEqual([]);
    expect((await readImport(await scene.admin(), importId)).preview?.header).toEqual(["الاسم", "x"]);
  });

  it("can be in every code page that is offered", () => {
    for (const page of CODE_PAGES) expect(fromCodePage(ascii("A"), page)).toBe("A");
    expect(fromCodePage(new Uint8Array([0xcf, 0xf0]), "windows-1251")).toBe("Пр");
    expect(fromCodePage(new Uint8Array([0x93, 0xfa]), "shift_jis")).toBe("日");
  });
});

it("a file may have a name in any script", async () => {
  const scene = await openImporting();
  const { importId } = await uploadImport(
    await scene.admin(),
    upload("First name,Last name\nAna,Ruiz\n", "مرضى 😀.csv"),
  );
  expect((await viewOfImport(scene, importId)).fileName).toBe("مرضى 😀.csv");
});

it("words that say nothing of their field are named, once each, and their patients imported", async () => {
  const scene = await openImporting();
  const rows = ["Ana,,other,Atlantis", "Ben,,female,UK", "Sukarno,,other,IDN"].join("\n");
  const id = await start(scene, `First name,Last name,Gender,Country\n\n${rows}\n`);
  await runOut(scene.queue);
  expect(await viewOfImport(scene, id)).toMatchObject({
    created: 3,
    refused: 0,
    unknownWords: [
      { field: "country", reason: "notKnown", word: "Atlantis", rows: 1, firstRow: 3 },
      { field: "gender", reason: "notKnown", word: "other", rows: 2, firstRow: 3 },
    ],
  });
  const stored =
    "SELECT last_name AS last, gender, country_code AS country FROM patient WHERE organization_id = ?1 ORDER BY number";
  expect(await rowsOf(scene.organization, stored)).toEqual([
    { last: "", gender: -1, country: "" },
    { last: "", gender: 2, country: "GB" },
    { last: "", gender: -1, country: "ID" },
  ]);
});

it("refused rows keep every cell whole, however long, and their line in the file", async () => {
  const scene = await openImporting();
  const long = "ñ, ".repeat(40_000);
  const broken = `${"b".repeat(5_000)}"`;
  const file = `\nFirst name,Last name,Notes\n,"two\nlines",short\n\n,Ruiz,"${long}",beyond\n"${broken}x,1\n`;
  const id = await start(scene, file);
  await runOut(scene.queue);
  const refused = await (await downloadRefused(await scene.admin(), id)).text();
  const lines = refused.split("\r\n");
  // Those of one reason stand together, in the order of their reasons.
  expect(lines[1]).toContain(broken.replaceAll('"', '""'));
  expect(lines[1]).toMatch(/,7,/);
  expect(lines[2]?.startsWith(`,Ruiz,"${long}",6,`)).toBe(true);
  expect(lines[2]?.endsWith(",beyond")).toBe(true);
  expect(lines[3]).toMatch(/^,"two\nlines",short,3,First name: /);
});
