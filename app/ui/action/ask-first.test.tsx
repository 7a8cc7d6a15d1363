import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AskFirst, CancelWord } from "./ask-first";

const html = (more: { disabledReason?: string } = {}) =>
  renderToStaticMarkup(
    <AskFirst name="intent" value="conclude" question="Conclude it?" {...more}>
      Conclude
    </AskFirst>,
  );

describe("a button for what is final", () => {
  it("opens a question, in which alone a button does it", () => {
    expect(html()).toMatch(
      /^<details[^>]*><summary[^>]*><span[^>]*>Conclude<\/span><\/summary>.*Conclude it\?.*<button/u,
    );
    expect(html().match(/type="submit"/gu)).toHaveLength(1);
  });

  it("is red in the question, unless nothing is lost by it", () => {
    const asked = (harmless: boolean) =>
      renderToStaticMarkup(
        <AskFirst question="Share it?" harmless={harmless}>
          Share
        </AskFirst>,
      ).match(/<button[^>]*>/u)?.[0];
    expect(asked(false)).toContain("bg-danger");
    expect(asked(true)).not.toContain("danger");
  });

  it("cancels by the first button while it is open, which says its whole name before", () => {
    const row = renderToStaticMarkup(
      <CancelWord.Provider value="Cancel">
        <AskFirst name="intent" value="disable" question="Sure?" aria-label="Revoke Lab">
          Revoke
        </AskFirst>
      </CancelWord.Provider>,
    );
    const [summary] = /<summary.*<\/summary>/u.exec(row) ?? [];
    expect(summary).toMatch(/:hidden"><span aria-hidden="true">Revoke<.*>Revoke Lab<.*"hidden [^"]*:block">Cancel</u);
    expect(summary).not.toContain("aria-label");
  });

  it("does nothing and asks nothing where it says why it cannot be used", () => {
    expect(html({ disabledReason: "Not yet." })).not.toMatch(/type="submit"|<details/u);
  });
});
