import { and, asc, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { monitoringPlan, monitoringPlanVersion, monitoringTeam } from "~/db/schema/monitoring.server";

const MOST_PLANS = 100;
const plan = {
  id: monitoringPlan.id,
  name: monitoringPlan.name,
  state: monitoringPlan.state,
  draft: monitoringPlan.draft,
  published: monitoringPlan.published,
  version: monitoringPlan.version,
};

/** The plans, retired ones too, by name. */
export const readPlans = (db: TenantDb) =>
  db.orm
    .select(pick(plan))
    .from(monitoringPlan)
    .where(db.own(monitoringPlan))
    .orderBy(asc(monitoringPlan.name), asc(monitoringPlan.id))
    .limit(MOST_PLANS);

export type PlanRow = Awaited<ReturnType<typeof readPlans>>[number];

export async function readPlan(db: TenantDb, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.orm
    .select(pick(plan))
    .from(monitoringPlan)
    .where(and(db.own(monitoringPlan), eq(monitoringPlan.id, id)));
  return row;
}

export const insertPlan = (db: TenantDb, row: Pick<PlanRow, "id" | "name" | "state" | "draft">): Statement =>
  db.orm.insert(monitoringPlan).values({ organizationId: db.organizationId, ...row });

/** Changes a plan as it was read; where somebody has changed it meanwhile, no row. */
export const changePlan = (
  db: TenantDb,
  { id, version }: Pick<PlanRow, "id" | "version">,
  set: Partial<Omit<PlanRow, "id" | "version">>,
): Statement =>
  db.orm
    .update(monitoringPlan)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(monitoringPlan), eq(monitoringPlan.id, id), eq(monitoringPlan.version, version)));

/** Keeps what a plan says as it is published. */
export const insertPlanVersion = (
  db: TenantDb,
  row: Omit<typeof monitoringPlanVersion.$inferInsert, "organizationId">,
): Statement => db.orm.insert(monitoringPlanVersion).values({ organizationId: db.organizationId, ...row });

/** What a plan said in a version, with its name then. */
export async function readPlanVersion(db: TenantDb, planId: string, version: number) {
  const { name, content } = monitoringPlanVersion;
  const [row] = await db.orm
    .select(pick({ name, content }))
    .from(monitoringPlanVersion)
    .where(
      and(
        ...[db.own(monitoringPlanVersion), eq(monitoringPlanVersion.planId, planId)],
        eq(monitoringPlanVersion.planVersion, version),
      ),
    );
  return row;
}

const MOST_TEAMS = 100;

/** The teams that have members, with those in the order in which they are told. */
export const readTeams = (db: TenantDb) =>
  db.orm
    .select(pick({ name: monitoringTeam.name, members: monitoringTeam.members }))
    .from(monitoringTeam)
    .where(db.own(monitoringTeam))
    .orderBy(asc(monitoringTeam.name))
    .limit(MOST_TEAMS);

export const saveTeam = (db: TenantDb, row: { name: string; members: string[] }): Statement =>
  db.orm
    .insert(monitoringTeam)
    .values({ organizationId: db.organizationId, ...row })
    .onConflictDoUpdate({
      target: [monitoringTeam.organizationId, monitoringTeam.name],
      set: { members: row.members },
    });
