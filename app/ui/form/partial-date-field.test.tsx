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
        order={["day", "month", "year"]}
        error={error}
      />,
    );
  expect(field("Choose the month as well").match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(field("Choose the month as well")).toMatch(/<select[^>]*aria-invalid="true"/);
  expect(field()).not.toContain('aria-invalid="');
});

test("its boxes stand in the order of the reader, and an error leads to the first of them", () => {
  const order = ["month", "day", "year"] as const;
  const parts = { day: "12", month: "1", year: "2020" };
  const page = renderToStaticMarkup(
    <PartialDateField
      id="born"
      name="born"
      label="Date of birth"
      {...{ parts, order }}
      boxes={BOXES}
      months={["January"]}
      born="reader"
    />,
  );
  expect([...page.matchAll(/name="born\.(\w+)"/g)].map(([, part]) => part)).toEqual(["month", "day", "year"]);
  expect(page).toMatch(/<select[^>]*id="born"/);
  expect(page).toContain("<legend");
  expect(page.match(/autoComplete="bday-(?:day|month|year)"/gi)).toHaveLength(3);
});
