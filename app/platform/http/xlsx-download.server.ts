import { strToU8, zipSync } from "fflate";

/** A table as a workbook with one sheet has it: what is a number stays one. */
export interface SheetTable {
  title: string;
  head: readonly string[];
  lines: readonly (readonly (string | number)[])[];
}

const OFFICE = "http://schemas.openxmlformats.org";
const MAIN = `xmlns="${OFFICE}/spreadsheetml/2006/main"`;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONS = `xmlns="${OFFICE}/package/2006/relationships"`;
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** A text in XML; signs that XML does not have are left out. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A cell: a text stands in it as it is, so that nothing is taken for a formula. */
const cell = (value: string | number) =>
  typeof value === "number" && Number.isFinite(value)
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;

const row = (cells: readonly (string | number)[]) => `<row>${cells.map(cell).join("")}</row>`;

/** Names of sheets have at most 31 signs, and some not at all. */
const sheetName = (title: string) =>
  escaped(
    title
      .replace(/[\\/?*[\]:]/g, " ")
      .slice(0, 31)
      .trim() || "1",
  );

/** A workbook of Office Open XML (ECMA-376) with one sheet. */
export function workbookOf({ title, head, lines }: SheetTable): Uint8Array<ArrayBuffer> {
  const parts = {
    "[Content_Types].xml": `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${XML}<workbook ${MAIN} xmlns:r="${RELATION}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${XML}<worksheet ${MAIN}><sheetData>${[head, ...lines].map(row).join("")}</sheetData></worksheet>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
  return new Uint8Array(zipSync(files));
}

/** A table as a workbook for spreadsheets, to be kept as a file. */
export const xlsxDownload = (name: string, table: SheetTable): Response =>
  new Response(workbookOf(table), {
    headers: {
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
