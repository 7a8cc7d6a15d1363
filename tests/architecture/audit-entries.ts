import ts from "typescript";
import { projectFiles, type SourceFile } from "./sources";

/** A line of the audit as a source writes it: the text of its action and of its fields; null where it has none. */
export interface WrittenEntry {
  path: string;
  action: string;
  fields: string | null;
}

/** The text of a property of an object, without its name. */
function saidBy(node: ts.ObjectLiteralExpression, name: string): string | null {
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return name;
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer.getText();
  }
  return null;
}

/** Whether an object names whose line of the audit it is, itself or by what it spreads. */
const namesSubject = (node: ts.ObjectLiteralExpression): boolean =>
  node.properties.some((property) =>
    ts.isSpreadAssignment(property)
      ? /subject|audit/i.test(property.expression.getText())
      : property.name?.getText() === "subjectKind",
  );

function entriesOf({ path, text }: SourceFile): WrittenEntry[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: WrittenEntry[] = [];
  const appointment = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && namesSubject(node)) {
      const action = saidBy(node, "action");
      const fields = saidBy(node, "fields") ?? (/\.\.\.audited\b/.test(node.getText()) ? "audited" : null);
      if (action !== null) found.push({ path, action, fields });
    }
    ts.forEachChild(node, appointment);
  };
  appointment(source);
  return found;
}

/** Every line of the audit that the product writes. */
export const auditEntries = (): WrittenEntry[] =>
  projectFiles("app", "party", "workers")
    .filter(({ path }) => path.endsWith(".server.ts") && !path.startsWith("app/db/"))
    .filter(({ text }) => text.includes("audit"))
    .flatMap(entriesOf);
