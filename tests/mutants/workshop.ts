import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { repository } from "../../scripts/terminal/run";
import type { Mutant } from "./mutants";

export const VITEST = "vitest/vitest.mjs";
const reportSchema = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

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

  /** Which of these test files of the runtime fail in the copy. */
  async failing(files: readonly string[]): Promise<string[]> {
    const report = join(this.folder, "report.json");
    await this.passes(VITEST, "run", "--project", "workerd", "--reporter", "json", "--outputFile", report, ...files);
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
    const failed = testResults.filter(({ status }) => status !== "passed").map(({ name }) => name);
    return files.filter((file) => failed.some((name) => name.endsWith(file)));
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
