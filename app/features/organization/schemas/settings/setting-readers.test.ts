import { expect, it } from "vitest";
import { readersOf } from "~/screens/setting-area";
import { settingReads } from "../../../../../tests/architecture/setting-reads";
import { AREA_SCREENS } from "../../components/area-screens";
import { settingsEntries } from "../../components/settings-entries";
import { settingsCalls } from "../../api/settings-calls.server";
import { SETTING_AREAS, USER_SETTING_AREAS } from "./setting-areas";

/** What saves, shows and declares settings does not count as reading them; copying the banner's switch does. */
const MACHINERY = /^app\/features\/organization\/(schemas|components|data|routes|api)\//;

const areas = [...Object.entries(SETTING_AREAS), ...Object.entries(USER_SETTING_AREAS)];
const readers = areas.flatMap(([area, declared]) =>
  Object.entries(readersOf(declared) ?? {}).map(([field, reader]) => [`${area}.${field}`, reader] as const),
);

/** What the profile gets of an area, by all its names: what is read from there by another name is one of them. */
function copiedOf(area: string): string[] {
  const { copy } = { copy: undefined, ...SETTING_AREAS[area as keyof typeof SETTING_AREAS] };
  const namesIn = (value: unknown): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
      : [];
  return copy ? namesIn((copy as (value: object) => object)({})) : [];
}

const proofOf = settingReads(readers.map(([, reader]) => reader.split("#")[0] ?? ""));

it.each(readers)("the setting %s is read by the code that it names: %s", (field, reader) => {
  const [area = "", name = ""] = field.split(".");
  const copied = copiedOf(area);
  const [file = "", word = ""] = reader.split("#");
  expect(file).not.toMatch(MACHINERY);
  expect([name, ...copied]).toContain(word);
  expect(proofOf(file, word)).not.toBeNull();
});

it("a file that only says the name of a setting, or has a property of the same name, does not count as reading it", () => {
  expect(proofOf("app/kernel/notifiable-events.ts", "reminder")).toBeNull();
  expect(proofOf("app/features/phr/domain/trackers/unit-choice.ts", "chosenBy")).toBeNull();
  expect(proofOf("app/features/notifications/domain/mail/no-such-file.ts", "reminderHours")).toBeNull();
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
  for (const { of, href, offered, parts } of AREA_SCREENS) {
    const declared = of.whose === "user" ? USER_SETTING_AREAS[of.area] : SETTING_AREAS[of.area];
    const read = readersOf(declared);
    expect(offered, href).toBe(read !== null);
    expect(
      settingsEntries.some((entry) => entry.href === href),
      href,
    ).toBe(offered);
    const fields = parts.flatMap((part) => part.fields);
    const asked = fields.flatMap(({ name, columns }) => columns?.map((column) => column.name) ?? [name]);
    const known = Object.keys(read ?? declared.fields);
    expect(asked.filter((name) => !known.includes(name) && name !== "secretKey")).toEqual([]);
    expect(known.filter((name) => !asked.includes(name))).toEqual([]);
  }
});

it("an area of several forms saves each of its fields by one of them", () => {
  for (const { of, href, parts } of AREA_SCREENS) {
    const declared = of.whose === "user" ? USER_SETTING_AREAS[of.area] : SETTING_AREAS[of.area];
    const saved = parts.flatMap(({ saves }) => saves);
    expect([...saved].sort(), href).toEqual(Object.keys(declared.fields).sort());
  }
});

it("text consultation has calls once something reads its settings, and not before", () => {
  const offered = settingsCalls.some(({ path }) => path === "/textConsultationSettings");
  expect(offered).toBe(SETTING_AREAS["text-consultation"].reader !== null);
});
