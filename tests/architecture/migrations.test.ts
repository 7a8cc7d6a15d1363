import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

for (const kind of ["directory", "tenant"]) {
  const files = readdirSync(`migrations/${kind}`).filter((name) => name.endsWith(".sql"));

  test(`every migration of the ${kind} says which version the schema has after it`, () => {
    const recorded = files.map((name) =>
      /INSERT INTO `schema_version` .* VALUES \((\d+), '(\w+)'/.exec(
        readFileSync(`migrations/${kind}/${name}`, "utf8"),
      ),
    );
    expect(recorded.map((match) => match && `${Number(match[1]) - 1}_${match[2]}`)).toEqual(
      files.map((name) => name.replace(".sql", "").replace(/^0+(?=\d)/, "")),
    );
  });

  test(`the ${kind} keeps the snapshot of its newest migration alone, which the next one is compared with`, () => {
    const snapshots = readdirSync(`migrations/${kind}/meta`).filter((name) => name.endsWith("_snapshot.json"));
    const newest = files.sort().at(-1)?.slice(0, 4);
    expect(snapshots).toEqual([`${newest}_snapshot.json`]);
  });
}
