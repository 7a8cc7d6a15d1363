import { useT } from "~/i18n/use-t";
import type { PostedForm } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { TextField } from "~/ui/form/text-field";
import type { RunningTest } from "../../domain/laboratory/running";
import { foldForSearch } from "~/kernel/fold-for-search";

interface OrderTestsProps {
  /** `contains`: its tests, each with the words by which it is found. */
  panels: readonly { id: string; name: string; contains: readonly string[] }[];
  /** `words`: what else it is called. */
  tests: readonly { id: string; name: string; sample: string; fasting: boolean; preparation: string; words: string }[];
  form: PostedForm;
  /** Those that are running for the patient already. */
  running?: readonly RunningTest[];
  timeZone?: string;
}

/** From so many on, the tests are a long list to look through. */
const MANY = 9;

/** The sample that most of the tests need; empty where no sample is that of more than half. */
function usualSample(tests: OrderTestsProps["tests"]): string {
  const counts = new Map<string, number>();
  for (const { sample } of tests) counts.set(sample, (counts.get(sample) ?? 0) + 1);
  return [...counts].find(([, count]) => count > 1 && count * 2 > tests.length)?.[0] ?? "";
}

/** Posts the form without saving it, and brings it back with its lists narrowed to what was typed. */
const NARROW = { name: "__intent__", value: JSON.stringify({ type: "validate", payload: {} }) };

/**
 * What can be asked for: panels first, then tests by themselves, each with how the patient prepares. A search narrows
 * both; what is chosen stays in view, whatever is searched for.
 */
export function OrderTests({ panels, tests, form, running = [], timeZone = "UTC" }: OrderTestsProps) {
  const { t, format } = useT();
  const already = (id: string) => {
    const test = running.find(({ testId }) => testId === id);
    if (!test) return "";
    const date = test.orderedAt === null ? "" : format.date(test.orderedAt, timeZone);
    return t(test.state === "ORDERED" ? "laboratory:order.alreadyOrdered" : "laboratory:order.alreadyCollected", {
      date,
    });
  };
  const sought = form.value("find");
  const words = foldForSearch(typeof sought === "string" ? sought : "")
    .split(" ")
    .filter(Boolean);
  const fits = (said: string) => words.every((word) => foldForSearch(said).includes(word));
  const isHidden = (name: string, { value, words: said }: { value: string; words: string }) =>
    !fits(said) && !form.has(name, value);
  // Said once above the list: beside each test it would only make the list longer.
  const usual = usualSample(tests);
  const optionOf = (name: string, option: { value: string; label: string; hint: string; words: string }) => ({
    ...{ ...option, hidden: isHidden(name, option) },
  });
  const offered = {
    // Whoever looks for a test finds the panels that have it.
    panels: panels.map(({ id, name, contains }) =>
      optionOf("panels", {
        ...{ value: id, label: name, words: [name, ...contains].join(" ") },
        hint: t("laboratory:order.panelTests", { count: contains.length }),
      }),
    ),
    tests: tests.map(({ id, name, sample, fasting, preparation, words: also }) =>
      optionOf("tests", {
        ...{ value: id, label: name, words: [name, also, sample].filter(Boolean).join(" ") },
        hint: [
          already(id),
          sample === usual ? "" : sample,
          preparation || (fasting ? t("laboratory:fastingNeeded") : ""),
        ]
          .filter(Boolean)
          .join(" · "),
      }),
    ),
  };
  const none = words.length > 0 && ![...offered.panels, ...offered.tests].some(({ words: said }) => fits(said));
  // What is chosen stays below: it is not among what was not found.
  const isAny = panels.some(({ id }) => form.has("panels", id)) || tests.some(({ id }) => form.has("tests", id));
  return (
    <>
      {panels.length + tests.length >= MANY && (
        <div id="choice" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <TextField
              {...form.text("find")}
              type="search"
              label={t("laboratory:order.find")}
              autoComplete="off"
              data-narrow=""
            />
          </div>
          <Button
            {...{ type: "submit", tone: "secondary", icon: "search", formAction: "#choice", ...NARROW }}
            formNoValidate
            data-narrow-send=""
          >
            {t("common:actions.search")}
          </Button>
        </div>
      )}
      <p role="status" data-narrow-none="" hidden={!none || isAny} className="text-muted">
        {t("laboratory:order.findNone")}
      </p>
      <p role="status" data-narrow-none="chosen" hidden={!none || !isAny} className="text-muted">
        {t("laboratory:order.findNoneElse")}
      </p>
      {(["panels", "tests"] as const).map(
        (name) =>
          offered[name].length > 0 && (
            <div key={name} data-narrowed hidden={offered[name].every(({ hidden }) => hidden)}>
              <CheckboxGroup
                name={name}
                label={t(`laboratory:order.${name}`)}
                hint={
                  name === "tests" && usual !== "" ? t("laboratory:order.usualSample", { sample: usual }) : undefined
                }
                columns={3}
                error={form.error(name)}
                chosen={(value) => form.has(name, value)}
                options={offered[name]}
              />
            </div>
          ),
      )}
    </>
  );
}
