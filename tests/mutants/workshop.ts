import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../../scripts/terminal/run";
import type { Mutant } from "./mutants";

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

  /** Breaks it, lets `work` look, and mends it again. */
  async broken<Seen>({ path }: Mutant, text: string, work: () => Promise<Seen>): Promise<Seen> {
    const target = join(this.folder, path);
    writeFileSync(target, text);
    try {
      return await work();
    } finally {
      cpSync(join(repository, path), target);
    }
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

export const VITEST = "vitest/vitest.mjs";
