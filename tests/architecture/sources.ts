import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

/** The project's top folder. */
export const repository = resolve(import.meta.dirname, "../..");

/** A file of the project with its path from the top, written with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A function with the line it starts on and its length in lines. */
export interface FunctionSize {
  path: string;
  line: number;
  lines: number;
}

/** Every file that git tracks or would track, under the given folders (all of them when none is given). */
export function projectFiles(...folders: string[]): SourceFile[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders], {
    cwd: repository,
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(repository, path)))
    .map((path) => ({ path, text: readFileSync(join(repository, path), "utf8") }));
}

/** Whether the budgets of size apply: TypeScript written by hand, its tests and message tables aside. */
export function isProductCode({ path }: SourceFile): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && !/\/(messages|locales|generated)\//.test(path);
}

/** Lines of a text, a last newline not counted as one more. */
export function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** The value below which the given share (0 to 1) of the sorted list lies; 0 for an empty list. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Every function with a body of its own, and every use of `any`, found in one file. */
export function inspect(file: SourceFile): { functions: FunctionSize[]; anys: string[] } {
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const functions: FunctionSize[] = [];
  const anys: string[] = [];
  const appointment = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) anys.push(`${file.path}:${lineOf(node.getStart())}`);
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const line = lineOf(node.getStart());
      functions.push({ path: file.path, line, lines: lineOf(node.end) - line + 1 });
    }
    ts.forEachChild(node, appointment);
  };
  appointment(source);
  return { functions, anys };
}
