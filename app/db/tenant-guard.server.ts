/** A statement that reaches beyond its organization: a defect in the code, never caused by a user. */
export class TenantGuardError extends Error {
  override name = "TenantGuardError";
}

/** Positions (from 0) of the parameters that bind the organization. */
interface Analysis {
  organizationParameters: number[];
}

const IDENTIFIER = String.raw`["\`]?(\w+)["\`]?`;
const REFERENCE = new RegExp(
  String.raw`\b(from|join|into|update)\s+${IDENTIFIER}(?:\s+as)?(?:\s+["\`]?(?!where\b|set\b|on\b|left\b|inner\b|join\b|order\b|group\b|limit\b|values\b|select\b|cross\b|union\b|returning\b|indexed\b|not\b)(\w+)["\`]?)?`,
  "gi",
);
/** Names that are no tenant tables. `asked` is the name of rows that a statement brings along. */
const NOT_TENANT = new Set(["json_each", "schema_version", "select", "changes", "set", "asked"]);
const analyses = new Map<string, Analysis>();

/** Ordinal (from 0) of the placeholder at an offset of the statement. */
function parameterAt(statement: string, offset: number): number {
  const numbered = /^\?(\d+)/.exec(statement.slice(offset));
  if (numbered) return Number(numbered[1]) - 1;
  return (statement.slice(0, offset).match(/\?/g) ?? []).length;
}

function boundIn(statement: string, pattern: RegExp): number[] {
  return [...statement.matchAll(pattern)].map((match) =>
    parameterAt(statement, match.index + match[0].lastIndexOf("?")),
  );
}

function requireInsertColumn(statement: string, table: string): number[] {
  const columns = new RegExp(String.raw`into\s+["\`]?${table}["\`]?\s*\(\s*["\`]?organization_id["\`]?[\s,)]`, "i");
  if (!columns.test(statement)) throw new TenantGuardError(`insert into ${table} does not begin with organization_id`);
  const firstSelected = boundIn(statement, /\bselect\s+\?\d*/gi);
  const firstValues = boundIn(statement, /(?:\bvalues|\),)\s*\(\s*\?\d*/gi);
  const bound = [...firstSelected, ...firstValues];
  if (bound.length === 0) throw new TenantGuardError(`insert into ${table} does not bind organization_id first`);
  return bound;
}

function analyse(statement: string): Analysis {
  const references = [...statement.matchAll(REFERENCE)]
    .map((match) => ({ verb: match[1]?.toLowerCase(), table: match[2] ?? "", alias: match[3] ?? match[2] ?? "" }))
    .filter(({ table }) => !NOT_TENANT.has(table.toLowerCase()));
  const inserted = references.filter((reference) => reference.verb === "into");
  const read = references.filter((reference) => reference.verb !== "into");
  const organizationParameters = inserted.flatMap((reference) => requireInsertColumn(statement, reference.table));
  for (const reference of read) {
    const qualified = new RegExp(String.raw`["\`]?\b${reference.alias}["\`]?\.["\`]?organization_id["\`]?`, "i");
    const alone =
      new Set(references.map((other) => other.alias)).size === 1 &&
      /["`]?organization_id["`]?\s*=\s*\?/i.test(statement);
    if (!qualified.test(statement) && !alone)
      throw new TenantGuardError(`${reference.table} is not bound to an organization`);
  }
  organizationParameters.push(...boundIn(statement, /organization_id["`]?\s*=\s*\?\d*/gi));
  if (references.length > 0 && organizationParameters.length === 0)
    throw new TenantGuardError("the statement binds no organization");
  return { organizationParameters };
}

/**
 * Refuses a statement that reaches a tenant table without binding it to the given organization, or that binds another
 * one. The second line of defense behind the data layer. The text of each statement is analysed once.
 * @throws TenantGuardError
 */
export function guardStatement(statement: string, parameters: readonly unknown[], organizationId: number): void {
  let analysis = analyses.get(statement);
  if (!analysis) {
    analysis = analyse(statement);
    if (analyses.size > 2_000) analyses.clear();
    analyses.set(statement, analysis);
  }
  for (const position of analysis.organizationParameters) {
    if (parameters[position] !== organizationId) throw new TenantGuardError("the statement names another organization");
  }
}
