import { and, desc, eq, lt } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { developmentMail } from "~/db/schema/notifications.server";
import type { Channel } from "../../domain/preferences/channel";

/** A message that the development transport kept. `at` in UTC ms. */
export interface DevelopmentMail {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  calendarFile: string | null;
  at: number;
}

export type DevelopmentMailLine = Pick<DevelopmentMail, "id" | "channel" | "recipient" | "subject" | "at">;

const line = {
  id: developmentMail.id,
  channel: developmentMail.channel,
  recipient: developmentMail.recipient,
  subject: developmentMail.subject,
  at: developmentMail.at,
};

export const insertDevelopmentMail = (db: TenantDb, mail: DevelopmentMail) =>
  db.orm.insert(developmentMail).values({ organizationId: db.organizationId, ...mail });

/**
 * The newest first, of one channel where one is given, those before `before` (an id) likewise. Ids ascend with time.
 */
export function listDevelopmentMails(
  db: TenantDb,
  limit: number,
  before: string | null,
  channel: Channel | null,
): Promise<DevelopmentMailLine[]> {
  return db.orm
    .select(pick(line))
    .from(developmentMail)
    .where(
      and(
        db.own(developmentMail),
        before === null ? undefined : lt(developmentMail.id, before),
        channel === null ? undefined : eq(developmentMail.channel, channel),
      ),
    )
    .orderBy(desc(developmentMail.id))
    .limit(limit);
}

/** One mail; undefined where this organization has none of that id. */
export async function readDevelopmentMail(db: TenantDb, id: string): Promise<DevelopmentMail | undefined> {
  const [found] = await db.orm
    .select(
      pick({
        ...line,
        html: developmentMail.html,
        text: developmentMail.text,
        calendarFile: developmentMail.calendarFile,
      }),
    )
    .from(developmentMail)
    .where(and(db.own(developmentMail), eq(developmentMail.id, id)));
  return found;
}
