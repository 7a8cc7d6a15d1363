import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../scripts/terminal/run";

/** One removal: an organization's predicate, or a check of who may. */
export interface Mutant {
  /** Relative to the repository. */
  path: string;
  /** From 1. */
  line: number;
  kind: "predicate" | "authority";
  feature: string;
  /** The whole text of the file with it removed. */
  text: string;
}

/** What is put in the place of a removed piece: both leave the code around them standing. */
const REMOVALS = {
  predicate: { room: "data", pattern: /\b((?:context\.)?db\.own\(\w+\))/g, by: "void $1" },
  authority: { room: "services", pattern: /^(\s*)await authorize\((.*)\);$/gm, by: "$1void [$2];" },
} as const;

function removalsIn(path: string, feature: string, kind: Mutant["kind"]): Mutant[] {
  const text = readFileSync(join(repository, path), "utf8");
  const { pattern, by } = REMOVALS[kind];
  return [...text.matchAll(pattern)].map((match) => {
    const [whole] = match;
    const removed = whole.replace(new RegExp(pattern.source, "m"), by);
    return {
      path,
      feature,
      kind,
      line: text.slice(0, match.index).split("\n").length + (whole.startsWith("\n") ? 1 : 0),
      text: text.slice(0, match.index) + removed + text.slice(match.index + whole.length),
    };
  });
}

/** What all kinds of records share, with the feature whose tests must notice a removal. */
const SHARED = [
  { path: "app/db/record-rows.server.ts", kind: "predicate", feature: "organization" },
  { path: "app/platform/records/record-services.server.ts", kind: "authority", feature: "organization" },
] as const;

/**
 * Every removal that there is to try: each predicate in the features' data, each check in their services, and those that
 * kinds of records share.
 */
export function allMutants(): Mutant[] {
  const features = readdirSync(join(repository, "app/features"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const shared = SHARED.flatMap(({ path, kind, feature }) => removalsIn(path, feature, kind));
  const own = features.flatMap(({ name: feature }) =>
    (["predicate", "authority"] as const).flatMap((kind) => {
      const room = `app/features/${feature}/${REMOVALS[kind].room}`;
      // A feature without this room has nothing to remove there.
      if (!existsSync(join(repository, room))) return [];
      const files = readdirSync(join(repository, room), { recursive: true, encoding: "utf8" });
      return files
        .filter((file) => file.endsWith(".server.ts"))
        .sort()
        .flatMap((file) => removalsIn(`${room}/${file}`, feature, kind));
    }),
  );
  return [...own, ...shared];
}
