/** An item of due work of any organization. */
export interface DueItem {
  dueAt: number;
  organizationId: number;
  kind: string;
  id: string;
}

/**
 * Due work across organizations: reads and writes `due_work` of one database, and nothing else. Each item is then
 * handled through a TenantDb of its organization.
 */
export class SystemDb {
  constructor(private readonly binding: D1Database) {}

  /** Items due at `now` (UTC ms), oldest first, at most `limit`. */
  async due(now: number, limit: number): Promise<DueItem[]> {
    const { results } = await this.binding
      .withSession("first-primary")
      .prepare(
        'SELECT due_at AS "dueAt", organization_id AS "organizationId", kind, id FROM due_work WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2',
      )
      .bind(now, limit)
      .all<DueItem>();
    return results;
  }

  /** Postpones an item to `dueAt` (UTC ms), so that one that fails does not block the items after it. */
  async postpone(item: DueItem, dueAt: number): Promise<void> {
    await this.binding
      .prepare(
        "UPDATE OR REPLACE due_work SET due_at = ?5 WHERE due_at = ?1 AND organization_id = ?2 AND kind = ?3 AND id = ?4",
      )
      .bind(item.dueAt, item.organizationId, item.kind, item.id, dueAt)
      .run();
  }
}
