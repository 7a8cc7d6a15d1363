import { and, asc, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { questionService, savedReply } from "~/db/schema/questions.server";

const service = {
  id: questionService.id,
  name: questionService.name,
  employeeId: questionService.employeeId,
  departmentId: questionService.departmentId,
  priceMinor: questionService.priceMinor,
  currencyCode: questionService.currencyCode,
  answerWithinHours: questionService.answerWithinHours,
  mostCharacters: questionService.mostCharacters,
  followUps: questionService.followUps,
  instructions: questionService.instructions,
  topics: questionService.topics,
  enabled: questionService.enabled,
  version: questionService.version,
};
const MOST_SERVICES = 200;

/** The services by which patients ask in writing, switched off ones too, by name. */
export const readServices = (db: TenantDb) =>
  db.orm
    .select(pick(service))
    .from(questionService)
    .where(db.own(questionService))
    .orderBy(asc(questionService.name), asc(questionService.id))
    .limit(MOST_SERVICES);

export type ServiceRow = Awaited<ReturnType<typeof readServices>>[number];

export async function readService(db: TenantDb, id: string): Promise<ServiceRow | undefined> {
  const [row] = await db.orm
    .select(pick(service))
    .from(questionService)
    .where(and(db.own(questionService), eq(questionService.id, id)));
  return row;
}

export const insertService = (db: TenantDb, row: Omit<ServiceRow, "version" | "enabled">): Statement =>
  db.orm.insert(questionService).values({ organizationId: db.organizationId, ...row });

/** Changes a service as it was read; where somebody has changed it meanwhile, no row. */
export const changeService = (
  db: TenantDb,
  { id, version }: Pick<ServiceRow, "id" | "version">,
  set: Partial<Omit<ServiceRow, "id" | "version">>,
): Statement =>
  db.orm
    .update(questionService)
    .set({ ...set, version: version + 1 })
    .where(and(db.own(questionService), eq(questionService.id, id), eq(questionService.version, version)));

const reply = { id: savedReply.id, title: savedReply.title, text: savedReply.text, version: savedReply.version };

/** The answers that a provider keeps ready, by title. */
export const readSavedReplies = (db: TenantDb, employeeId: string) =>
  db.orm
    .select(pick(reply))
    .from(savedReply)
    .where(and(db.own(savedReply), eq(savedReply.employeeId, employeeId)))
    .orderBy(asc(savedReply.title), asc(savedReply.id))
    .limit(MOST_SERVICES);

export type SavedReply = Awaited<ReturnType<typeof readSavedReplies>>[number];

export const insertSavedReply = (
  db: TenantDb,
  row: { id: string; employeeId: string; title: string; text: string },
): Statement => db.orm.insert(savedReply).values({ organizationId: db.organizationId, ...row });

const ofEmployee = (db: TenantDb, { id, employeeId }: { id: string; employeeId: string }) =>
  and(db.own(savedReply), eq(savedReply.id, id), eq(savedReply.employeeId, employeeId));

/** Changes one's own as it was read; where it has changed meanwhile or is somebody else's, no row. */
export const changeSavedReply = (
  db: TenantDb,
  which: { id: string; employeeId: string; version: number },
  set: { title: string; text: string },
): Statement =>
  db.orm
    .update(savedReply)
    .set({ ...set, version: which.version + 1 })
    .where(and(ofEmployee(db, which), eq(savedReply.version, which.version)));

export const removeSavedReply = (db: TenantDb, which: { id: string; employeeId: string }): Statement =>
  db.orm.delete(savedReply).where(ofEmployee(db, which));
