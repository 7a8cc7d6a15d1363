import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartialDateField } from "./partial-date-field";

const BOXES = { day: "Day", month: "Month", year: "Year" };

test("a date that is wrong is wrong in its three boxes, the month's too", () => {
  const field = (error?: string) =>
    renderToStaticMarkup(
      <PartialDateField
        id="onset"
        name="onset"
        label="Since when"
        parts={{ day: "12", month: "", year: "2020" }}
        boxes={BOXES}
        months={["January"]}
        error={error}
      />,
    );
  expect(field("Choose the month as well").match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(field("Choose the month as well")).toMatch(/<select[^>]*aria-invalid="true"/);
  expect(field()).not.toContain('aria-invalid="');
});
