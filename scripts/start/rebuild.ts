import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { repository } from "../terminal/run";
import { say, seconds } from "../terminal/say";
import { build } from "./build";
import { sources } from "./newest";

/** Milliseconds of quiet after a change before a build begins: an editor saves several files at once. */
const quiet = 150;

/** Builds anew after every change of a source, one build at a time. Gives a function that stops watching. */
export function rebuildOnChange(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let changedMeanwhile = false;

  const rebuild = async () => {
    if (building) {
      changedMeanwhile = true;
      return;
    }
    building = true;
    const began = Date.now();
    await build({ keep: true }).then(
      () => say(`  Rebuilt in ${seconds(Date.now() - began)}.`),
      (error: unknown) => say(`  ${error instanceof Error ? error.message : String(error)}`),
    );
    building = false;
    if (changedMeanwhile) {
      changedMeanwhile = false;
      void rebuild();
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), quiet);
  };

  const present = sources.map((source) => join(repository, source)).filter((path) => existsSync(path));
  const watchers = present.map((path) => watch(path, { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
