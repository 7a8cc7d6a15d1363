import { beforeEach, expect, it } from "vitest";
import { rememberLanguage } from "~/features/identity/services/metadata/remember-language.server";
import { openPractice } from "../support/organization";
import { arrive, read, signInAs } from "./appointments";

let practice: Awaited<ReturnType<typeof openPractice>>;
beforeEach(async () => {
  practice = await openPractice();
});

/** Loads a page with a language chosen in its address, from this site or another; the language stored afterwards. */
async function choose(locale: "es_ES" | "ar_BH", site: string, cookie?: string) {
  const works: Promise<unknown>[] = [];
  const context = await arrive(practice, { cookie });
  const request = new Request(`http://practice.localhost/?lang=${locale}`, { headers: { "sec-fetch-site": site } });
  rememberLanguage({ ...context, locale, waitUntil: (work) => void works.push(work) }, request);
  await Promise.all(works);
  const [row] = await read<{ code: string | null }>(
    practice,
    "SELECT language_code AS code FROM user WHERE organization_id = ?1 AND id = ?2",
    practice.ids.patientUser,
  );
  return row?.code ?? null;
}

it("stores the language that whoever is signed in chooses in the selector", async () => {
  const { reference } = await signInAs(practice, "patient@clinic.example", practice.password);
  expect(await choose("es_ES", "same-origin", reference)).toBe("es_ES");
});

it("stores nothing where another site leads to the page, or nobody is signed in", async () => {
  const { reference } = await signInAs(practice, "patient@clinic.example", practice.password);
  const before = await choose("es_ES", "cross-site", reference);
  expect(before).not.toBe("es_ES");
  expect(await choose("es_ES", "same-origin")).toBe(before);
});
