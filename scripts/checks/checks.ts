import { ensureChromium } from "../chromium";

/** One part of the test command. `report` is where its runner writes counts of tests as JSON. */
export interface Check {
  name: string;
  command: string[];
  report?: { kind: "vitest" | "playwright"; file: string };
  /** Whether another check may run at the same time; what it prints is then shown when it has ended. */
  besideOthers?: true;
  /** Variables that the command needs, worked out just before it runs. */
  prepare?: () => Promise<Record<string, string>>;
}

const reports = ".cache/tests";

/**
 * The checks in the order they run: the quick ones first, so that a slip is told of soon; of those that run beside
 * others the longest early, so that none is left to run by itself.
 */
export const checks: Check[] = [
  { name: "types", command: ["node", "node_modules/typescript-native/bin/tsc", "--noEmit"], besideOthers: true },
  { ...vitest("workerd"), besideOthers: true },
  { name: "lint", command: ["oxlint"], besideOthers: true },
  { name: "format", command: ["prettier", "--check", "--log-level", "warn", "."], besideOthers: true },
  { name: "architecture", command: ["depcruise", "--output-type", "err-long", "."], besideOthers: true },
  { name: "unused", command: ["knip", "--no-progress", "--no-config-hints"], besideOthers: true },
  { ...vitest("unit"), besideOthers: true },
  { name: "build", command: ["tsx", "scripts/build.ts"], besideOthers: true },
  vitest("served"),
  {
    name: "browser",
    command: ["playwright", "test"],
    report: { kind: "playwright", file: `${reports}/browser.json` },
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
  },
];

function vitest(project: string): Check {
  const file = `${reports}/${project}.json`;
  const command = [
    "vitest",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  return { name: project, command, report: { kind: "vitest", file } };
}
