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
    const look = (node: ts.Node) => {
      nodes.push(node);
      ts.forEachChild(node, look);
    };
    look(file);
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

  /** What is given in the files that import a file, each with the type that is wanted there. */
  const givenAround = new Map<ts.SourceFile, { wanted: ts.Type; given: ts.Type }[]>();
  const settled = (type: ts.Type) => {
    const value = checker.getAwaitedType(type) ?? type;
    return checker.getNonNullableType(value);
  };
  const givenIn = (file: ts.SourceFile) => {
    const known = givenAround.get(file);
    if (known) return known;
    const found = importersOf(file)
      .flatMap(everyNode)
      .filter(ts.isExpression)
      .flatMap((node) => {
        const wanted = checker.getContextualType(node);
        return wanted && (wanted.flags & ts.TypeFlags.StructuredOrInstantiable) !== 0
          ? [{ wanted: settled(wanted), given: settled(checker.getTypeAtLocation(node)) }]
          : [];
      });
    givenAround.set(file, found);
    return found;
  };

  /** Whether a value of the settings is given, as an argument, an answer or a value, to what the file reads. */
  const isHandedOn = (file: ts.SourceFile, { word, from }: Read): boolean =>
    givenIn(file).some(
      ({ wanted, given }) =>
        wanted === checker.getNonNullableType(from) &&
        (given.isUnion() ? given.types : [given]).some((each) => declaredIn(each, word, [AREAS, PROFILE])),
    );

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
