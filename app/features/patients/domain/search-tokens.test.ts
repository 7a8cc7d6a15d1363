import { describe, expect, it } from "vitest";
import { foldText, sameName, searchTokens } from "./search-tokens";

describe("the tokens of a patient", () => {
  it("are the words of the names, the email, its words, the phone and the number", () => {
    const tokens = searchTokens({
      number: 42,
      firstName: "María José",
      lastName: "Ñandú-Pérez",
      email: "M.Perez@Example.com",
      phone: "600 12-34",
    });
    expect(tokens).toEqual(["maria", "jose", "nandu", "perez", "m.perez@example.com", "m", "6001234", "42"]);
  });

  it("fold scripts that write one letter in several ways", () => {
    expect(foldText("أَحْمَد")).toBe(foldText("احمد"));
    expect(foldText("فاطمة")).toBe(foldText("فاطمه"));
    expect(foldText("Straße")).toBe("strasse");
    expect(foldText("ＡＢＣ")).toBe("abc");
  });

  it("leave letters that no mark changes as they are", () => {
    expect(searchTokens({ firstName: "王", lastName: "小明", email: "", phone: "" })).toEqual(["王", "小明"]);
    expect(searchTokens({ firstName: "Олег", lastName: "Ким", email: "", phone: "" })).toEqual(["олег", "ким"]);
  });
});

describe("a name", () => {
  it("is the same however it is written, and another where a word differs", () => {
    expect(sameName("José  GARCÍA", "jose garcia")).toBe(true);
    expect(sameName("José García", "Josefa García")).toBe(false);
    expect(sameName("सीता", "सती")).toBe(false);
  });
});
