import { expect, it } from "vitest";
import { plainText } from "./mail-content";

it("says as plain text everything that the mail says, with its links written out", () => {
  const text = plainText({
    subject: "Confirmed",
    greeting: "Hello Ana,",
    paragraphs: ["It is confirmed."],
    details: {
      title: "Your visit",
      rows: [
        { term: "When", lines: ["Monday", "10:00"] },
        { term: "With", lines: ["Ada Okafor"] },
      ],
    },
    actions: [{ label: "See it", href: "http://clinic.example/v/abc" }],
    hints: ["For you alone."],
    closing: ["Kind regards", "Your team"],
    footer: "Sent by the clinic.",
  });
  expect(text).toBe(
    "Hello Ana,\n\nIt is confirmed.\n\nYour visit\nWhen: Monday\n  10:00\nWith: Ada Okafor\n\nSee it:\nhttp://clinic.example/v/abc\n\nFor you alone.\n\nKind regards\nYour team\n\n--\nSent by the clinic.\n",
  );
});
