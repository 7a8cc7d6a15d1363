import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AskFirst } from "./ask-first";

const html = (more: { disabledReason?: string } = {}) =>
  renderToStaticMarkup(
    <AskFirst name="intent" value="conclude" question="Conclude it?" {...more}>
      Conclude
    </AskFirst>,
  );

describe("a button for what is final", () => {
  it("opens a question, in which alone a button does it", () => {
    expect(html()).toMatch(/^<details[^>]*><summary[^>]*>Conclude<\/summary>.*Conclude it\?.*<button/u);
    expect(html().match(/type="submit"/gu)).toHaveLength(1);
  });

  it("does nothing and asks nothing where it says why it cannot be used", () => {
    expect(html({ disabledReason: "Not yet." })).not.toMatch(/type="submit"|<details/u);
  });
});
