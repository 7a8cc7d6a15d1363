import { join } from "node:path";
import ts from "typescript";
import { repository } from "./sources";

const AREAS = "app/features/organization/schemas/settings/";
const PROFILE = "app/db/organization-profile.server.ts";

/** A read of a property: what it is called, and the type of what it is read from. */
interface Read {
  word: string;
  from: ts.Type;
}

/** How the named file goes by a setting. */
export type Proof = "setting" | "profile" | "handed on";

/** The product's files as the type checker knows them, from those that are named and all that they import. */
export function settingReads(files: readonly string[]) {
  const config = ts.readConfigFile(join(repository, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, repository);
  const product = fileNames.filter((path) => /\/(app|workers|party)\//.test(path) && !/\.test\.tsx?$/.test(path));
  const roots = [...product, ...files.map((file) => join(repository, file))];
  const program = ts.createProgram(roots, { ...options, incremental: false, tsBuildInfoFile: undefined });
  const checker = program.getTypeChecker();
  const sourceOf = (file: string) => program.getSourceFile(join(repository, file));
  const declaredIn = (type: ts.Type, word: string, places: readonly string[]) => {
    const { declarations = [] } = checker.getPropertyOfType(checker.getNonNullableType(type), word) ?? {};
    return declarations.some((each) =>
      places.some((place) => each.getSourceFile().fileName.startsWith(join(repository, place))),
    );
  };

  /** The names by which an expression picks a property: each of its possible literals. */
  const literals = (expression: ts.Expression): string[] => {
    const type = checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  };

  const readsAt = (node: ts.Node): Read[] => {
    if (ts.isPropertyAccessExpression(node))
      return [{ word: node.name.text, from: checker.getTypeAtLocation(node.expression) }];
    if (ts.isElementAccessExpression(node)) {
      const from = checker.getTypeAtLocation(node.expression);
      return literals(node.argumentExpression).map((word) => ({ word, from }));
    }
    if (!ts.isObjectBindingPattern(node)) return [];
    const from = checker.getTypeAtLocation(node);
    return node.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
      const read = propertyName ?? name;
      return dotDotDotToken === undefined && ts.isIdentifier(read) ? [{ word: read.text, from }] : [];
    });
  };

  const everyNode = (file: ts.SourceFile): ts.Node[] => {
    const nodes: ts.Node[] = [];
    const visit = (node: ts.Node) => {
      nodes.push(node);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return nodes;
  };

  const importersOf = (file: ts.SourceFile) =>
    program.getSourceFiles().filter((each) => {
      if (!each.fileName.startsWith(join(repository, "app")) || each === file) return each === file;
      return each.statements.some((statement) => {
        if (!ts.isImportDeclaration(statement)) return false;
        const { declarations = [] } = checker.getSymbolAtLocation(statement.moduleSpecifier) ?? {};
        return declarations.includes(file);
      });
    });

  /** Whether somewhere a value of an area of settings is given to what the file reads: as an argument, an answer, a value. */
  const isHandedOn = (file: ts.SourceFile, { word, from }: Read): boolean =>
    importersOf(file)
      .flatMap(everyNode)
      .filter(ts.isExpression)
      .some((node) => {
        const wanted = checker.getContextualType(node);
        if (!wanted || !isSame(checker.getNonNullableType(wanted), from)) return false;
        return declaredIn(checker.getTypeAtLocation(node), word, [AREAS]);
      });
  const isSame = (wanted: ts.Type, from: ts.Type) =>
    wanted === from || (wanted.isUnionOrIntersection() && wanted.types.includes(from));

  /**
   * How a file goes by a field: it reads a property that an area of settings declares; or one of the organization's
   * profile, into which areas are copied; or one of a type of its own, to which a value of an area is given. A file that
   * only says the word proves nothing.
   */
  return (path: string, word: string): Proof | null => {
    const file = sourceOf(path);
    if (!file) return null;
    const reads = everyNode(file)
      .flatMap(readsAt)
      .filter((read) => read.word === word);
    if (reads.some(({ from }) => declaredIn(from, word, [AREAS]))) return "setting";
    if (reads.some(({ from }) => declaredIn(from, word, [PROFILE]))) return "profile";
    return reads.some((read) => isHandedOn(file, read)) ? "handed on" : null;
  };
}
