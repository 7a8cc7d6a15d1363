import { expect, it, vi } from "vitest";
import { suggestTerms } from "./suggest-terms";
import { VOCABULARIES } from "./vocabulary-names";

const names = (...asked: Parameters<typeof suggestTerms>) => suggestTerms(...asked).map(({ name }) => name);

it("a name that begins with what is typed comes before one that has it as a later word", () => {
  const found = names("conditions", "diabetes", "en_US");
  expect(found[0]).toBe("Diabetes");
  expect(found.indexOf("Diabetes insipidus")).toBeLessThan(found.indexOf("Type 2 diabetes"));
});

it("the usual name of a term comes before another name of another term", () => {
  expect(names("drugs", "acet", "en_US").slice(0, 2)).not.toContain("Paracetamol");
  expect(names("drugs", "acet", "en_US")).toContain("Paracetamol");
});

it("each typed word may begin any word of the name, in any order", () => {
  expect(names("conditions", "fib atr", "en_US")).toContain("Atrial fibrillation");
  expect(names("conditions", "atrial zzz", "en_US")).toEqual([]);
});

it("names of all languages are searched and the reader's is shown, with the name that was found", () => {
  expect(suggestTerms("drugs", "acetaminophen", "es_ES", 1)[0]).toMatchObject({
    name: "Paracetamol",
    found: "Acetaminophen",
  });
  expect(suggestTerms("conditions", "asma", "ar_BH", 1)[0]).toMatchObject({ name: "الربو", found: "Asma" });
  expect(suggestTerms("conditions", "الربو", "fr_FR", 1)[0]).toMatchObject({ name: "Asthma", found: "الربو" });
  expect(suggestTerms("conditions", "asthma", "en_US", 1)[0]?.found).toBeNull();
});

it("a name in the reader's language is what they meant, even where another language has a better fit", () => {
  expect(suggestTerms("conditions", "diabetes", "en_US").find(({ code }) => code === "E10.9")?.found).not.toMatch(
    /tipo/,
  );
});

it("accents, the forms of Arabic letters and the article make no difference", () => {
  expect(names("conditions", "migrana", "es", 1)).toEqual(["Migraña"]);
  expect(names("drugs", "اموكسي", "ar_BH", 1)).toEqual(["أموكسيسيلين"]);
  expect(names("conditions", "ربو", "ar_BH", 1)).toEqual(["الربو"]);
  expect(names("conditions", "سكري", "ar_BH")).toContain("داء السكري");
});

it("signs are no words: nothing is offered for them, and nothing breaks", () => {
  for (const typed of ["", "  ", "%_'\"", "((", "\u0000"]) expect(suggestTerms("drugs", typed, "en_US")).toEqual([]);
});

it("at most as many are offered as asked for", () => {
  expect(suggestTerms("drugs", "a", "en_US")).toHaveLength(10);
  expect(suggestTerms("drugs", "a", "en_US", 3)).toHaveLength(3);
});

/** Milliseconds of this thread's processor time so far: those of the process hold its collector's and compiler's too. */
const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The least of the times that `rounds` tries take: what else the machine does makes single ones longer. */
async function leastTime(rounds: number, attempt: () => Promise<() => void>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const timed = await attempt();
    const from = processorTime();
    timed();
    least = Math.min(least, processorTime() - from);
  }
  return least;
}

it("a search of any vocabulary takes less than 50 ms of processor time, the first one of an isolate too", async () => {
  for (const vocabulary of VOCABULARIES) {
    const first = await leastTime(10, async () => {
      vi.resetModules();
      const fresh = await import("./suggest-terms");
      await (await import("./terms")).readVocabularies();
      return () => fresh.suggestTerms(vocabulary, "a", "en_US");
    });
    const typed = ["a", "met", "ال", "acido", "no such thing"];
    const further = await leastTime(10, async () => () => {
      for (const text of typed) suggestTerms(vocabulary, text, "ar_BH");
    });
    const each = further / typed.length;
    process.stdout.write(`${vocabulary}: first search ${first.toFixed(1)} ms, further ones ${each.toFixed(2)} ms\n`);
    expect(first).toBeLessThan(50);
    expect(each).toBeLessThan(50);
  }
});
