import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AREA_SCREENS, isOffered } from "../../components/area-screens";
import { settingsEntries } from "../../components/settings-entries";
import { settingsCalls } from "../../api/settings-calls.server";
import { SETTING_AREAS, USER_SETTING_AREAS } from "./setting-areas";
import { SETTING_READERS, USER_SETTING_READERS } from "./setting-readers";

const ROOT = join(import.meta.dirname, "../../../../..");
/** What saves, shows and declares settings does not count as reading them; copying the banner's switch does. */
const MACHINERY = /^app\/features\/organization\/(schemas|components|data|routes|api)\//;

const areas = [...Object.entries(SETTING_READERS), ...Object.entries(USER_SETTING_READERS)];
const readers = areas.flatMap(([area, fields]) =>
  Object.entries(fields ?? {}).map(([field, reader]) => [`${area}.${field}`, reader] as const),
);

it.each(readers)("the setting %s is read by the code that it names: %s", (_field, reader) => {
  const [file = "", word = ""] = reader.split("#");
  expect(file).not.toMatch(MACHINERY);
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  expect(readFileSync(join(ROOT, file), "utf8")).toMatch(new RegExp(`\\b${word}\\b`));
});

it("every field of an area that is read names its reader", () => {
  const schemas = { ...SETTING_AREAS, ...{ ownUnits: USER_SETTING_AREAS.units, own: USER_SETTING_AREAS.account } };
  const named = { ...SETTING_READERS, ...{ ownUnits: USER_SETTING_READERS.units, own: USER_SETTING_READERS.account } };
  for (const [area, schema] of Object.entries(schemas)) {
    const fields = named[area as keyof typeof named];
    if (fields) expect(Object.keys(fields).sort(), area).toEqual(Object.keys(schema.shape).sort());
  }
});

it("every field of an offered screen is one that is read, and a screen that nothing reads is in no list", () => {
  for (const screen of AREA_SCREENS) {
    const { whose, area } = screen.of;
    const read = whose === "user" ? USER_SETTING_READERS[area] : SETTING_READERS[area];
    expect(isOffered(screen), screen.href).toBe(read !== null);
    const listed = settingsEntries.some(({ href }) => href === screen.href);
    expect(listed, screen.href).toBe(read !== null);
    if (!read) continue;
    const asked = screen.fields.flatMap(({ name, columns }) => columns?.map((column) => column.name) ?? [name]);
    const known = Object.keys(read);
    expect(asked.filter((name) => !known.includes(name) && name !== "secretKey")).toEqual([]);
  }
});

it("text consultation has calls once something reads its settings, and not before", () => {
  const offered = settingsCalls.some(({ path }) => path === "/textConsultationSettings");
  expect(offered).toBe(SETTING_READERS["text-consultation"] !== null);
});
