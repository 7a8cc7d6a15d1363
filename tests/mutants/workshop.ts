import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { repository } from "../../scripts/terminal/run";
import type { Mutant } from "./mutants";

const VITEST = "vitest/vitest.mjs";
const assertion = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(assertion),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Not copied: what is made, and what is shared. */
const LEFT_OUT = new Set(["node_modules", "build", ".git", ".wrangler", ".local", "test-results", "docs"]);

/** A copy of the repository in which one thing at a time is broken. */
export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), "mutants-"));

  constructor() {
    cpSync(repository, this.folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(source.slice(repository.length + 1).split("/")[0] ?? ""),
    });
    symlinkSync(join(repository, "node_modules"), join(this.folder, "node_modules"));
  }

  /** Breaks them all, lets `work` look, and mends them again. */
  async broken<Seen>(mutants: readonly Mutant[], work: () => Promise<Seen>): Promise<Seen> {
    for (const { path, text } of mutants) writeFileSync(join(this.folder, path), text);
    try {
      return await work();
    } finally {
      for (const { path } of mutants) cpSync(join(repository, path), join(this.folder, path));
    }
  }

  /**
   * The first test that fails in the copy, with the first line of why; null where all pass. A failure by time may tell
   * of the machine and not of the mutant: it is taken for one only where it comes again.
   * @throws Error where there is no failure and the run does not come to its end, three times
   */
  async firstFailure(...args: string[]): Promise<string | null> {
    let late: string | undefined;
    for (let tries = 0; tries < 3; tries += 1) {
      const { passed, testResults } = await this.tested("--bail", "1", ...args);
      if (passed) return null;
      const failed = testResults.find(({ status }) => status !== "passed");
      const test = failed?.assertionResults.find(({ status }) => status === "failed");
      const [why] = (test?.failureMessages?.[0] ?? failed?.message ?? "").split("\n");
      if (!failed || !why) continue;
      const notice = `${test?.fullName ?? failed.name}: ${why}`;
      if (!/timed out/i.test(why) || notice === late) return notice;
      late = notice;
    }
    throw new Error(`${args.join(" ")} does not come to its end`);
  }

  /** Which of these test files of the runtime fail in the copy. */
  async failing(files: readonly string[]): Promise<string[]> {
    const { testResults } = await this.tested("--project", "workerd", ...files);
    const failed = testResults.filter(({ status }) => status !== "passed").map(({ name }) => name);
    return files.filter((file) => failed.some((name) => name.endsWith(file)));
  }

  private async tested(...args: string[]): Promise<Report & { passed: boolean }> {
    const report = join(this.folder, "report.json");
    rmSync(report, { force: true });
    const passed = await this.passes(VITEST, "run", "--reporter", "json", "--outputFile", report, ...args);
    const found = existsSync(report)
      ? reportSchema.parse(JSON.parse(readFileSync(report, "utf8")))
      : { testResults: [] };
    return { ...found, passed };
  }

  /** Runs a program of the repository in the copy; true where it ended well. */
  passes(program: string, ...args: string[]): Promise<boolean> {
    const child = spawn(process.execPath, [join(this.folder, "node_modules", program), ...args], {
      cwd: this.folder,
      stdio: "ignore",
      timeout: 600_000,
    });
    return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
