import { readAuditEnds, readAuditRows, readAuditSeals, type AuditRow, type AuditSeal } from "~/db/audit-rows.server";
import { GENESIS, sealHash } from "./audit-chain.server";
import { readHead, readHeads } from "./audit-heads.server";
import { authorize } from "../access/authorize.server";
import type { RequestContext } from "../context.server";

/**
 * A defect of the audit, and where. `removed`: numbers are missing. `changed`: a row differs from what was sealed
 * because it was changed, moved or added. `inserted`: a row has a number below the first. `cut-off`: rows at the end
 * are gone that were sealed, or numbered and not sealed yet. `seal`: a seal was altered. `copy`: the copy of a seal is
 * missing.
 */
export interface AuditFinding {
  kind: "removed" | "changed" | "inserted" | "cut-off" | "seal" | "copy";
  fromSeq: number;
  toSeq: number;
}

export interface AuditVerdict {
  sealedTo: number;
  /** Highest number; of rows after `sealedTo`, which are not sealed yet, only gaps can be found. */
  lastSeq: number;
  findings: AuditFinding[];
}

const SEALS_A_PAGE = 200;
const ROWS_A_READ = 1_000;

/** Numbers from `fromSeq` to `toSeq` that no row has, as ranges. */
function missingIn(rows: readonly AuditRow[], fromSeq: number, toSeq: number): AuditFinding[] {
  const found: AuditFinding[] = [];
  let expected = fromSeq;
  for (const { seq } of rows) {
    if (seq > expected) found.push({ kind: "removed", fromSeq: expected, toSeq: seq - 1 });
    expected = seq + 1;
  }
  if (expected <= toSeq) found.push({ kind: "removed", fromSeq: expected, toSeq });
  return found;
}

async function checkSeal(
  context: RequestContext,
  seal: AuditSeal,
  before: AuditSeal | null,
  heads: Map<number, string>,
): Promise<AuditFinding[]> {
  const { fromSeq, toSeq } = seal;
  const linked = fromSeq === (before?.toSeq ?? 0) + 1 && seal.previousHash === (before?.hash ?? GENESIS);
  const rows = await readAuditRows(context.db, fromSeq, toSeq);
  const missing = missingIn(rows, fromSeq, toSeq);
  const head = heads.get(toSeq) ?? (await readHead(context, toSeq));
  const found: AuditFinding[] = [...missing];
  if (!linked || (head !== null && head !== seal.hash)) found.push({ kind: "seal", fromSeq, toSeq });
  if (head === null) found.push({ kind: "copy", fromSeq, toSeq });
  const same = (await sealHash(context.organization.id, seal, rows)) === seal.hash;
  if (!same && missing.length === 0) found.push({ kind: "changed", fromSeq, toSeq });
  return found;
}

/** Checks every seal in order. A copied seal that is missing was cut off. */
async function checkSeals(context: RequestContext): Promise<{ findings: AuditFinding[]; sealedTo: number }> {
  // Read the copies first: a seal that is made meanwhile is then one more, and none is missed.
  const heads = await readHeads(context);
  const findings: AuditFinding[] = [];
  const known = new Set<number>();
  let before: AuditSeal | null = null;
  for (;;) {
    const page: AuditSeal[] = await readAuditSeals(context.db, before?.toSeq ?? 0, SEALS_A_PAGE);
    for (const seal of page) {
      findings.push(...(await checkSeal(context, seal, before, heads)));
      known.add(seal.toSeq);
      before = seal;
    }
    if (page.length < SEALS_A_PAGE) break;
  }
  const sealedTo = before?.toSeq ?? 0;
  for (const toSeq of heads.keys())
    if (!known.has(toSeq)) findings.push({ kind: "cut-off", fromSeq: Math.min(sealedTo + 1, toSeq), toSeq });
  return { findings, sealedTo };
}

/** Numbers have no gaps, so a missing one after the last seal shows as well. */
async function checkTail(context: RequestContext, sealedTo: number, lastSeq: number): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (let from = sealedTo + 1; from <= lastSeq; from += ROWS_A_READ) {
    const to = Math.min(from + ROWS_A_READ - 1, lastSeq);
    findings.push(...missingIn(await readAuditRows(context.db, from, to), from, to));
  }
  return findings;
}

/**
 * Compares the organization's audit with its seals, and the seals with their copies outside the database. It finds
 * sealed rows that were changed, removed, added or moved, and an end that was cut off, sealed or not.
 */
export async function verifyAudit(context: RequestContext): Promise<AuditVerdict> {
  await authorize(context, "audit.verify");
  const { findings, sealedTo } = await checkSeals(context);
  const { first, last, given } = await readAuditEnds(context.db);
  if (first < 1 && last > 0) findings.push({ kind: "inserted", fromSeq: first, toSeq: 0 });
  const known = Math.max(
    last,
    sealedTo,
    ...findings.filter(({ kind }) => kind === "cut-off").map(({ toSeq }) => toSeq),
  );
  if (given > known) findings.push({ kind: "cut-off", fromSeq: known + 1, toSeq: given });
  findings.push(...(await checkTail(context, sealedTo, last)));
  return { sealedTo, lastSeq: last, findings };
}
