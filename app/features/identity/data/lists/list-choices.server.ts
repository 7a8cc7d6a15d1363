import { and, asc, eq, isNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { listColumns, listView } from "~/db/schema/lists.server";
import type { ListName, SavedView } from "~/kernel/lists/list-choice";

/** A user's list: who, and which one. */
export interface OwnList {
  userId: string;
  list: ListName;
}

/** Of one list no more than stand above it without being in the way. */
export const MOST_VIEWS = 20;

/** The columns that a user chose for a list; no row where they chose none. */
export const columnsStatement = (db: TenantDb, { userId, list }: OwnList) =>
  db.orm
    .select(pick({ columns: listColumns.columns }))
    .from(listColumns)
    .where(and(db.own(listColumns), eq(listColumns.userId, userId), eq(listColumns.list, list)));

/** The views that a user saved of a list, by name. */
export const viewsStatement = (db: TenantDb, { userId, list }: OwnList): PromiseLike<SavedView[]> =>
  db.orm
    .select(pick({ id: listView.id, name: listView.name, query: listView.query }))
    .from(listView)
    .where(and(db.own(listView), eq(listView.userId, userId), eq(listView.list, list), isNull(listView.removedAt)))
    .orderBy(asc(listView.name), asc(listView.id))
    .limit(MOST_VIEWS);

const CHOOSE = `INSERT INTO list_columns (organization_id, user_id, list, columns) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (organization_id, user_id, list) DO UPDATE SET columns = excluded.columns`;

export const chooseColumnsStatement = (db: TenantDb, { userId, list }: OwnList, columns: readonly string[]) =>
  db.raw(CHOOSE, db.organizationId, userId, list, JSON.stringify(columns));

/** It changes no row where the user has as many views as there may be, and none of the name. */
const SAVE = `INSERT INTO list_view (organization_id, id, user_id, list, name, query)
SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT count(*) FROM list_view v WHERE v.organization_id = ?1 AND v.user_id = ?3
AND v.list = ?4 AND v.name <> ?5 AND v.removed_at IS NULL) < ${MOST_VIEWS}
ON CONFLICT (organization_id, user_id, list, name) WHERE removed_at IS NULL DO UPDATE SET query = excluded.query`;

/** Saves a view; one of the same name takes what it is narrowed by. */
export const saveViewStatement = (db: TenantDb, { userId, list }: OwnList, { id, name, query }: SavedView) =>
  db.raw(SAVE, db.organizationId, id, userId, list, name, query);

const REMOVE = `UPDATE list_view SET removed_at = ?4
WHERE organization_id = ?1 AND user_id = ?2 AND id = ?3 AND removed_at IS NULL`;

export const removeViewStatement = (db: TenantDb, userId: string, id: string, at: number) =>
  db.raw(REMOVE, db.organizationId, userId, id, at);

const RESTORE = `UPDATE list_view SET removed_at = NULL
WHERE organization_id = ?1 AND user_id = ?2 AND id = ?3 AND removed_at IS NOT NULL`;

export const restoreViewStatement = (db: TenantDb, userId: string, id: string) =>
  db.raw(RESTORE, db.organizationId, userId, id);
