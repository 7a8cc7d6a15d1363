import { describe, expect, it } from "vitest";
import { createFormat } from "~/i18n/format";
import { mayWithRecord, RECORD_ROLES } from "../domain/records/record-rights";
import { refusedOf, storedRecord, SUBJECT, valuesOf } from "../../../../tests/support/health-record";
import { factsOf } from "./record-facts";
import { socialHistory } from "./social-history";

/** The fields of the specification, in its order (section 4). */
const FIELDS = [
  ...["occupation", "education", "educationyear", "birthplace", "maritalstatus", "children", "religion", "gendiet"],
  ...["sexualorientation", "smoking", "smokingon", "alcoholconsumption", "alcoholconsumptionon", "substanceuse"],
  ...["exercise", "stressfactor", "languagespoken", "secondarylanguagespoken"],
];

describe("the social history", () => {
  it("has the 18 fields of the specification, and every one can be left out", () => {
    expect(Object.keys(socialHistory.fields).sort()).toEqual([...FIELDS].sort());
    expect(refusedOf(socialHistory, {})).toEqual([]);
  });

  it("keeps smoking and alcohol as 'on' or 'off', and neither where nobody has said", () => {
    expect(valuesOf(socialHistory, { smoking: "on", alcoholconsumption: false })).toMatchObject({
      smoking: "on",
      alcoholconsumption: "off",
    });
    expect(valuesOf(socialHistory, {})).toMatchObject({ smoking: "", alcoholconsumption: "" });
    expect(refusedOf(socialHistory, { smoking: "sometimes" })).toEqual(["smoking errors:field.chooseOne"]);
  });

  it("shows them as Yes with the reason, or No", () => {
    const words: Record<string, string> = { "social-history:onOff.on": "Yes", "social-history:onOff.off": "No" };
    const said = { t: (key: string) => words[key] ?? key, format: createFormat("en-US") };
    const shown = (typed: object) =>
      factsOf(socialHistory.fields, valuesOf(socialHistory, typed), said).map(({ value }) => value);
    expect(shown({ smoking: "on", smokingon: "10 a day" })).toEqual(["Yes (\u206810 a day\u2069)"]);
    expect(shown({ smoking: "on" })).toEqual(["Yes"]);
    expect(shown({ smoking: "off" })).toEqual(["No"]);
    expect(shown({ smoking: "off", smokingon: "Stopped in 2019" })).toEqual(["No", "Stopped in 2019"]);
  });

  it("is one record that nobody takes off", () => {
    expect(socialHistory.single).toBe(true);
    for (const role of RECORD_ROLES) expect(mayWithRecord(socialHistory.rights, role, "D")).toBe(false);
  });

  it("takes the code tables of the specification, and 0 to 30 children", () => {
    expect(refusedOf(socialHistory, { maritalstatus: "Engaged", children: "31" })).toHaveLength(2);
    expect(
      valuesOf(socialHistory, { maritalstatus: "Widowed", sexualorientation: "Bisexual", children: "3" }),
    ).toMatchObject({ maritalstatus: "Widowed", sexualorientation: "Bisexual", children: 3 });
  });
});

describe("the social history in FHIR", () => {
  const entries = (typed: object) => {
    const bundle = socialHistory.fhir(storedRecord(socialHistory, typed), SUBJECT);
    return (Reflect.get(bundle, "entry") ?? []) as { resource: Record<string, unknown> }[];
  };

  it("is an observation for each answer, with the status and the code that FHIR requires", () => {
    const found = entries({ smoking: "on", smokingon: "10 a day", occupation: "Teacher", children: "2" });
    expect(found.map(({ resource }) => resource)).toMatchObject([
      {
        ...{ resourceType: "Observation", status: "final", subject: SUBJECT },
        code: { coding: [{ code: "72166-2" }] },
        valueCodeableConcept: { coding: [{ code: "77176002" }], text: "Yes: 10 a day" },
      },
      { code: { coding: [{ code: "11341-5" }] }, valueCodeableConcept: { text: "Teacher" } },
      { code: { text: "children" }, valueInteger: 2 },
    ]);
    for (const { resource } of found) expect(String(resource["id"]).length).toBeLessThanOrEqual(64);
  });

  it("never makes a 'no' to smoking a 'never smoked'", () => {
    const [smoking] = entries({ smoking: "off" });
    expect(smoking?.resource["valueCodeableConcept"]).toEqual({ text: "No" });
  });

  it("says nothing of what was not answered", () => {
    expect(entries({})).toEqual([]);
    expect(socialHistory.fhir(storedRecord(socialHistory, {}), SUBJECT)).not.toHaveProperty("entry");
  });
});
