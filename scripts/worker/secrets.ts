import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** The secrets that the Worker asks for (app/platform/env.server.ts), each 256 random bits on this machine. */
const secretNames = ["SESSION_TOKEN_KEY", "TENANT_KEY_MASTER", "OPERATOR_TOKEN", "LINK_SIGNING_KEY"] as const;

/** The key pair that push services know this machine by (RFC 8292). */
const pushNames = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;

type Names<List extends readonly string[]> = Record<List[number], string>;

const secrets = () =>
  Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString("hex")])) as Names<typeof secretNames>;

function pushKeys(): Names<typeof pushNames> {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { VAPID_PUBLIC_KEY: point.toString("base64url"), VAPID_PRIVATE_KEY: d };
}

/** The variables of one env file by name. */
type Variables = Record<string, string>;

/** Reads an env file of NAME="value" lines; a file that is not there has none. */
export function readVariables(file: string): Variables {
  const found: Variables = {};
  for (const line of textOf(file).split("\n")) {
    const [, name, value] = /^([A-Z_][A-Z0-9_]*)\s*=\s*"?([^"]*)"?\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) found[name] = value;
  }
  return found;
}

/**
 * Adds the secrets that an env file lacks, readable by its owner alone, and leaves the others as they are.
 * Gives all of the file's variables and the names of those that were made now.
 */
export function ensureSecrets(file: string): { variables: Variables; made: string[] } {
  const variables = readVariables(file);
  // One half of a pair is of no use with another's other half.
  const pair = pushNames.every((name) => variables[name]) ? [] : pushNames;
  const made = [...secretNames.filter((name) => !variables[name]), ...pair];
  if (made.length > 0) {
    const fresh = { ...pushKeys(), ...secrets() };
    for (const name of made) variables[name] = fresh[name];
    const before = textOf(file).replace(/\n*$/, "\n").trimStart();
    const lines = made.map((name) => `${name}="${variables[name]}"\n`).join("");
    writeFileSync(file, before + lines, { mode: 0o600 });
  }
  return { variables, made };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
