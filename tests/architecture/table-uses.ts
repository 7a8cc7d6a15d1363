import ts from "typescript";
import { TABLE_OWNERS } from "~/db/schemas.server";
import { projectFiles, type SourceFile } from "./sources";

/** That one file reads or writes one table. */
export interface TableUse {
  path: string;
  /** The feature that the file is of; platform for what is of none. */
  by: string;
  /** By its name in the database. */
  table: string;
  owner: string;
  writes: boolean;
}

const TABLE = /export const (\w+) = sqliteTable\(\s*"(\w+)"/g;
const STATEMENT = /\b(INSERT(?: OR \w+)? INTO|UPDATE(?: OR \w+)?|DELETE FROM|FROM|JOIN)\s+["`]?([a-z_]+)/g;
/** A statement that writes to a table whose name it is given. */
const BY_NAME = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+["`]?\$\{/;
const READS_BY_NAME = /\b(?:FROM|JOIN)\s+["`]?\$\{/;
const WRITES = new Set(["insert", "update", "delete"]);

/** The names of tables in the database by the name and the file of what declares them; `user identity`. */
const declared = new Map(
  projectFiles("app/db/schema").flatMap(({ path, text }) => {
    const file = /([\w-]+)\.server\.ts$/.exec(path)?.[1];
    return [...text.matchAll(TABLE)].map(([, name, table = ""]) => [`${name} ${file}`, table] as const);
  }),
);

/** Every table that a schema declares, by its name in the database; those of the directory are none of a tenant's. */
export const declaredTables = [...declared].flatMap(([key, table]) => (key.endsWith(" directory") ? [] : [table]));

const roomOf = (path: string): string => /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? "platform";

/** What a file imports of the schemas: the table by the name that it has in the file. */
function importedTables(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = /\/schema\/([\w-]+)\.server$/.exec(statement.moduleSpecifier.text)?.[1];
    const named = statement.importClause?.namedBindings;
    if (!file || !named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) {
      const table = declared.get(`${(propertyName ?? name).text} ${file}`);
      if (table) found.set(name.text, table);
    }
  }
  return found;
}

const isWritten = (node: ts.Identifier): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  WRITES.has(node.parent.expression.name.text);

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : undefined;

/** Whether a text stands under the name `table`, as in a list of tables that a statement elsewhere goes through. */
const isNamedTable = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === "table";

/** The tables that a file reads, and those that it writes to: by Drizzle, by SQL, or by a list of their names. */
export function tableUsesOf({ path, text }: SourceFile): TableUse[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imported = importedTables(source);
  const byName = BY_NAME.test(text);
  const readsByName = READS_BY_NAME.test(text);
  const uses = new Map<string, boolean>();
  const add = (table: string, writes: boolean) => uses.set(table, writes || (uses.get(table) ?? false));
  const appointment = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const table = imported.get(node.text);
      if (table) add(table, isWritten(node));
    }
    const said = textOf(node);
    if (said !== undefined) {
      for (const [, verb = "", table = ""] of said.matchAll(STATEMENT)) add(table, !/^(FROM|JOIN)$/.test(verb));
      if (byName || isNamedTable(node)) add(said, true);
      else if (readsByName) add(said, false);
    }
    ts.forEachChild(node, appointment);
  };
  appointment(source);
  return [...uses].flatMap(([table, writes]) => {
    const owner = TABLE_OWNERS.get(table);
    return owner ? [{ path, by: roomOf(path), table, owner, writes }] : [];
  });
}

/** What all of the product reads and writes, with the number of files that were looked at. */
export function tableUses(): { files: number; uses: TableUse[] } {
  const files = projectFiles("app", "party", "workers").filter(
    ({ path }) => path.endsWith(".ts") && !path.startsWith("app/db/schema/") && !/\.test\.ts$|\/messages\//.test(path),
  );
  // Most files know no table.
  const knowing = files.filter(({ text }) => /db\/schema\/|\/schema\/|\b(FROM|INTO|UPDATE|JOIN) |\btable: /.test(text));
  return { files: files.length, uses: knowing.flatMap(tableUsesOf) };
}
