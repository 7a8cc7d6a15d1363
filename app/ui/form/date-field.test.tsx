// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { DateField, DateFieldWords } from "./date-field";

test("a field says that it is drawn, once, to whoever makes it one that is typed in", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const words = {
    tag: "en-GB",
    letters: { day: "d", month: "m", year: "y" },
    open: "Open",
    wrong: "%",
    none: "%",
    late: "%",
  };
  const drawn = vi.fn();
  document.addEventListener("date-drawn", drawn);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = (error?: string) =>
    act(async () =>
      root.render(
        <DateFieldWords.Provider value={words}>
          <DateField name="day" label="Day" error={error} />
        </DateFieldWords.Provider>,
      ),
    );
  await draw();
  await draw("Enter a day");
  expect(drawn).toHaveBeenCalledOnce();
  expect(document.querySelector("[data-date][data-drawn] input[type=date]")).not.toBeNull();
  await act(async () => root.unmount());
});
