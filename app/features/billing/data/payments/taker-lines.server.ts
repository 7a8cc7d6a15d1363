import type { TenantDb } from "~/db/client.server";
import type { BackMark } from "~/kernel/time/back-page";
import { moneyLines, type LinesFrom, type LinesOfMoney, type MoneyLinesWanted } from "./money-lines.server";

const nextTaken = (oldestFirst: boolean) => `SELECT at FROM desk_payment WHERE organization_id = ?1 AND actor_id = ?2
AND act = 'TAKEN' AND at >= ?3 AND at < ?4 AND at ${oldestFirst ? ">" : "<"}= ?5 ORDER BY at ${oldestFirst ? "ASC" : "DESC"} LIMIT 1`;

/** Behind every id. */
const LAST_ID = "~";

/**
 * The same of what one person took at the desk, who sees nothing else: where a page is looked through, it goes on at the
 * next payment that they took, found by an index of its own, and ends where there is none. Two pages are looked through
 * at most.
 */
export async function moneyLinesOfTaker(
  db: TenantDb,
  wanted: MoneyLinesWanted & { by: string },
  from: LinesFrom,
): Promise<LinesOfMoney> {
  const first = await moneyLines(db, wanted, from);
  const next = await startOfNext(db, wanted, first.looked, from);
  if (next === null || first.lines.length > 0) return { ...first, looked: next };
  const second = await moneyLines(db, wanted, { ...from, after: next });
  return { ...second, looked: await startOfNext(db, wanted, second.looked, from) };
}

/** Just before the next payment that they took, from the place up to which was looked; null where there is none. */
async function startOfNext(
  db: TenantDb,
  { by, from, until }: MoneyLinesWanted & { by: string },
  looked: BackMark | null,
  { oldestFirst = false }: LinesFrom,
): Promise<BackMark | null> {
  if (looked === null) return null;
  const taken = await db
    .raw(nextTaken(oldestFirst), db.organizationId, by, from, until, looked.at)
    .first<{ at: number }>();
  if (!taken || taken.at === looked.at) return taken && looked;
  return oldestFirst ? { at: taken.at - 1, id: LAST_ID } : { at: taken.at + 1, id: "" };
}
