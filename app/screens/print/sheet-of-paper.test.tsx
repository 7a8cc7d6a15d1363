import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sheetOf } from "../../../tests/support/printed-sheets";
import { SheetOfPaper } from "./sheet-of-paper";

test("a page shows all of a sheet, struck what holds no more, and the QR code as one drawing", () => {
  const html = renderToStaticMarkup(
    <SheetOfPaper
      sheet={sheetOf({
        sum: { amount: "€40.00", said: "Paid on May 4, 2026 to Riverside Clinic" },
        ...{ watermark: "DRAFT", details: [{ term: "Number", value: "RX-1" }] },
        sections: [
          {
            ...{ title: "Medication", kind: "entries", nothing: "-" },
            entries: [
              {
                name: "Ibuprofen",
                marks: ["Ask first"],
                facts: [{ term: "Dose", value: "400 mg" }],
                written: "",
                struck: true,
              },
            ],
          },
          { title: "", kind: "text", paragraphs: ["Drink enough."] },
          {
            title: "Results",
            kind: "table",
            head: ["Test", "Value"],
            rows: [{ cells: ["Sugar", "9.9"], marked: true }],
          },
        ],
        signature: { text: "Wei Chen", lines: ["Dr. Wei Chen", "Registration 4711"], signed: "Signed" },
        qr: { text: "https://riverside.example/v/1", words: ["ABCD-EFGH"] },
      })}
    />,
  );
  const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  for (const said of [
    ...["€40.00", "Paid on May 4, 2026 to Riverside Clinic"],
    ...["DRAFT", "Riverside Clinic", "12 Harbor Road", "Name: Ana López", "Number: RX-1", "Medication", "Dose: 400 mg"],
    ...["Drink enough.", "Results", "Test Value", "Sugar 9.9", "Wei Chen", "Registration 4711", "Signed", "ABCD-EFGH"],
  ])
    expect(words).toContain(said);
  // A row of two cells is one line on a phone, too.
  expect(html).toMatch(/<tr[^>]*class="[^"]*max-tablet:justify-between[^"]*"><td[^>]*><bdi>Sugar</);
  // Its name and what is known of it, and not what stands against it.
  expect(html.match(/line-through/g)).toHaveLength(2);
  expect(html).toMatch(/text-danger-text">Ask first</);
  expect(html.match(/<path /g)).toHaveLength(1);
  // The end of a sheet is no wider than a phone, however long the address beside its code is.
  expect(html).toMatch(/<footer class="[^"]*grid-cols-1[^"]*wrap-anywhere/);
});
