/** An item of work that has fallen due, of whichever organization. */
export interface DueItem {
  dueAt: number;
  organizationId: number;
  kind: string;
  id: string;
}

/**
 * Work across organizations: it reads `due_work` of one database and nothing else. Each item is then done through a
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
}
