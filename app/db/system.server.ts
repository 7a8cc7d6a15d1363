/** An item of work that has fallen due, of whichever organization. */
export interface DueItem {
  dueAt: number;
  organizationId: number;
  kind: string;
  id: string;
}

/**
 * Work across organizations: it knows `due_work` of one database and nothing else. Each item is then done through a
 * TenantDb of its organization.
 */
export class SystemDb {
  constructor(private readonly binding: D1Database) {}

  /** The items due at `now` (UTC ms), oldest first, at most `limit`. */
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

  /** Lets an item wait until `dueAt` (UTC ms): whatever is wrong with it must not hold up what came after it. */
  async postpone(item: DueItem, dueAt: number): Promise<void> {
    await this.binding
      .prepare(
        "UPDATE OR REPLACE due_work SET due_at = ?5 WHERE due_at = ?1 AND organization_id = ?2 AND kind = ?3 AND id = ?4",
      )
      .bind(item.dueAt, item.organizationId, item.kind, item.id, dueAt)
      .run();
  }
}
