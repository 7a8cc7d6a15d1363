import { describe, expect, it } from "vitest";
import { EDITS } from "../../schemas/questionnaires/edit";
import { itemsOf, type Content } from "./content";
import { moveItem, moveSection, newItem, optionsOf, removeItem, removeSection } from "./edit-content";

const CONTENT: Content = {
  ...{ title: { en: "Pain" }, intro: {}, source: "", loinc: "", bands: [], alarms: [{ item: "q2", least: 1 }] },
  sections: [
    { id: "s1", title: {}, items: [newItem("q1", "YES_NO", { en: "One" }), newItem("q2", "ONE_OF", { en: "Two" })] },
    { id: "s2", title: {}, items: [newItem("q3", "LINE", { en: "Three" })] },
  ],
};
const order = ({ sections }: Content) => sections.map(({ items }) => items.map(({ id }) => id));

describe("a questionnaire that is being built", () => {
  it("lets items change places, and go on into the next section at the end of theirs", () => {
    expect(order(moveItem(CONTENT, "q1", 1))).toEqual([["q2", "q1"], ["q3"]]);
    expect(order(moveItem(CONTENT, "q2", 1))).toEqual([["q1"], ["q2", "q3"]]);
    expect(order(moveItem(CONTENT, "q3", -1))).toEqual([["q1", "q2", "q3"], []]);
    expect(order(moveItem(CONTENT, "q3", 1))).toEqual([["q1", "q2"], ["q3"]]);
    expect(order(moveSection(CONTENT, "s2", -1))).toEqual([["q3"], ["q1", "q2"]]);
  });

  it("loses the alarm of an item that is taken out", () => {
    expect(removeItem(CONTENT, "q2").alarms).toEqual([]);
    expect(removeSection(CONTENT, "s1")).toMatchObject({ alarms: [], sections: [{ id: "s2" }] });
  });

  it("keeps the codes of options whose words stay, wherever they stand", () => {
    const before = optionsOf({ en: ["Never", "Often"], ar: ["أبداً", "غالباً"] }, [0, 2], []);
    expect(before).toEqual([
      { code: "o1", text: { en: "Never", ar: "أبداً" }, score: 0 },
      { code: "o2", text: { en: "Often", ar: "غالباً" }, score: 2 },
    ]);
    expect(optionsOf({ en: ["Never", "Sometimes", "Often"] }, [0, 1, 2], before).map(({ code }) => code)).toEqual([
      "o1",
      "o3",
      "o2",
    ]);
  });

  it("takes an item as its form says it", () => {
    const edit = EDITS.item.parse({
      ...{ id: "q2", kind: "ONE_OF", required: "on", "text.en": "How bad?", "options.en": "Mild\nBad", scores: "0, 3" },
      ...{ "when0.item": "q1", "when0.operator": "=", "when0.value": "Yes", alarm: "3" },
    });
    const changed = edit(CONTENT);
    expect(itemsOf(changed)[1]).toMatchObject({
      options: [
        { code: "o1", text: { en: "Mild" }, score: 0 },
        { code: "o2", text: { en: "Bad" }, score: 3 },
      ],
      showWhen: { any: false, conditions: [{ item: "q1", operator: "=", value: "yes" }] },
    });
    expect(changed.alarms).toEqual([{ item: "q2", least: 3 }]);
  });

  it("gives each new item an id of its own, and sorts bands", () => {
    const edit = EDITS.addItem.parse({ id: "s2", kind: "SCALE", "text.en": "How bad?" });
    expect(new Set(itemsOf(edit(edit(CONTENT))).map(({ id }) => id)).size).toBe(5);
    const bands = EDITS.bands.parse({
      "band0.least": "10",
      "band0.text.en": "High",
      "band0.tells": "on",
      "band1.least": "0",
    });
    expect(bands(CONTENT).bands).toEqual([
      { least: 0, text: {}, tells: false },
      { least: 10, text: { en: "High" }, tells: true },
    ]);
  });
});
