import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { DraftLines } from "./draft-lines";

test("the reasons of all medicines are in one form, and stay at theirs after a refusal", () => {
  const warnings = [{ check: "DUPLICATE.sameClass", level: "warn", about: "Naproxen", reason: "" }] as const;
  const lines = ["one", "two"].map((id) => ({
    ...{
      line: { id, name: `Medicine ${id}`, medicine: medicineOf({}), quantity: null },
      warnings,
      isWhole: true,
      uncheckedDose: null,
    },
  }));
  const initialValue = { intent: "sign", reasons: { one: "By day", two: "By night" } };
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DraftLines
        lines={lines}
        lineHref={(id) => id}
        version={3}
        formId="line"
        saysErrors
        typed={{ result: { initialValue, error: { "reasons.two": [{ message: "errors:field.mandatory" }] } } } as never}
      />
    </I18nProvider>,
  );
  const fieldOf = (id: string) => page.match(new RegExp(`<input[^>]*name="reasons\\.${id}"[^>]*>`, "u"))?.[0];
  for (const [id, typed] of [
    ["one", "By day"],
    ["two", "By night"],
  ] as const) {
    expect(fieldOf(id)).toContain('form="line"');
    expect(fieldOf(id)).toContain(`value="${typed}"`);
  }
  // Enter in a field of the form adds the medicine: its first button is no act on a warning.
  expect(page.match(/<button[^>]*form="line"[^>]*>/u)?.[0]).toContain('value="line"');
  expect(page).toContain('href="#reasons.two"');
});

test("each dangerous warning asks for its own reason, numbered through all medicines, and all cautions of one for one", () => {
  const danger = { check: "ALLERGY.sameClass", level: "stop", about: "Penicillin", reason: "" } as const;
  const dose = { check: "DOSE", level: "stop", about: "800 / 80 mg", reason: "" } as const;
  const caution = { check: "DUPLICATE.sameClass", level: "warn", about: "Naproxen", reason: "" } as const;
  const line = (id: string) => ({ id, name: id, medicine: medicineOf({}), quantity: null });
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DraftLines
        lines={[
          {
            line: line("one"),
            warnings: [{ ...danger, reason: "Tolerated" }, caution, dose],
            isWhole: true,
            uncheckedDose: null,
          },
          { line: line("two"), warnings: [danger], isWhole: true, uncheckedDose: null },
        ]}
        lineHref={(id) => id}
        version={3}
        formId="line"
        typed={undefined}
        saysErrors={false}
      />
    </I18nProvider>,
  );
  const inputs = page.match(/<input[^>]*form="line"[^>]*>/gu) ?? [];
  const named = (name: string) => inputs.find((each) => each.includes(`name="${name}"`));
  expect(inputs.filter((each) => each.includes("reason")).length).toBe(3);
  expect(named("reasons.one")).toBeDefined();
  expect(named("dangers[0].reason")).toBeDefined();
  expect(named("dangers[0].about")).toContain('value="800 / 80 mg"');
  expect(named("dangers[1].lineId")).toContain('value="two"');
});

test("a warning that is asked again says for what its reason was given, and the patient's words what is not translated", () => {
  const given = medicineOf({ strength: "400", strengthUnit: "mg", form: "TABLET", dose: 1, frequency: "TWICE_DAILY" });
  const before = { check: "INTERACTION.bleeding", level: "stop", about: "Warfarin", reason: "INR is watched" } as const;
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DraftLines
        lines={[
          {
            line: { id: "one", name: "Ibuprofen", medicine: { ...given, dose: 2 }, quantity: null },
            warnings: [{ ...before, reason: "", before: { ...before, given } }],
            ...{ isWhole: true, uncheckedDose: null },
            patientsWords: {
              language: { bcp47: "ar-BH", dir: "rtl" },
              ...{ directions: "قرصان مرتين يوميًا", untranslated: ["football knee"] },
            },
          },
        ]}
        lineHref={(id) => id}
        version={3}
        formId="line"
        typed={undefined}
        saysErrors={false}
      />
    </I18nProvider>,
  );
  const words = page.replaceAll(/<[^>]+>|[\u2066-\u2069]/gu, "");
  expect(words).toContain("the reason was given for 400 mg, Tablet, 1 tablet twice daily. It was: INR is watched");
  expect(page).toContain('name="dangers[0].reason"');
  expect(page).toContain('<p lang="ar-BH" dir="rtl" class="text-start">قرصان مرتين يوميًا</p>');
  expect(words).toContain("In Arabic:");
  expect(words).toContain("as you typed it: “football knee”");
});
