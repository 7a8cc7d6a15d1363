import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readersOf } from "~/screens/setting-area";
import { AREA_SCREENS } from "../../components/area-screens";
import { settingsEntries } from "../../components/settings-entries";
import { settingsCalls } from "../../api/settings-calls.server";
import { SETTING_AREAS, USER_SETTING_AREAS } from "./setting-areas";

const ROOT = join(import.meta.dirname, "../../../../..");
/** What saves, shows and declares settings does not count as reading them; copying the banner's switch does. */
const MACHINERY = /^app\/features\/organization\/(schemas|components|data|routes|api)\//;

const areas = [...Object.entries(SETTING_AREAS), ...Object.entries(USER_SETTING_AREAS)];
const readers = areas.flatMap(([area, declared]) =>
  Object.entries(readersOf(declared) ?? {}).map(([field, reader]) => [`${area}.${field}`, reader] as const),
);

it.each(readers)("the setting %s is read by the code that it names: %s", (_field, reader) => {
  const [file = "", word = ""] = reader.split("#");
  expect(file).not.toMatch(MACHINERY);
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  expect(readFileSync(join(ROOT, file), "utf8")).toMatch(new RegExp(`\\b${word}\\b`));
});

it("every area has a screen, save what a user chooses on a page of its own, and no address is of an area that is none", () => {
  const at = (of: (typeof AREA_SCREENS)[number]["of"]) => `${of.whose} ${of.area}`;
  const declared = [
    ...Object.keys(SETTING_AREAS).map((area) => `organization ${area}`),
    ...Object.keys(USER_SETTING_AREAS).map((area) => `user ${area}`),
  ];
  expect(AREA_SCREENS.map(({ of }) => at(of)).sort()).toEqual(
    declared.filter((area) => !["user notifications", "user calendar"].includes(area)).sort(),
  );
});

it("every field of an offered screen is one that is read, and a screen that nothing reads is in no list", () => {
  for (const { of, href, offered, fields } of AREA_SCREENS) {
    const declared = of.whose === "user" ? USER_SETTING_AREAS[of.area] : SETTING_AREAS[of.area];
    const read = readersOf(declared);
    expect(offered, href).toBe(read !== null);
    expect(
      settingsEntries.some((entry) => entry.href === href),
      href,
    ).toBe(offered);
    const asked = fields.flatMap(({ name, columns }) => columns?.map((column) => column.name) ?? [name]);
    const known = Object.keys(read ?? declared.fields);
    expect(asked.filter((name) => !known.includes(name) && name !== "secretKey")).toEqual([]);
    expect(known.filter((name) => !asked.includes(name))).toEqual([]);
  }
});

it("text consultation has calls once something reads its settings, and not before", () => {
  const offered = settingsCalls.some(({ path }) => path === "/textConsultationSettings");
  expect(offered).toBe(SETTING_AREAS["text-consultation"].reader !== null);
});
