import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { notificationWording } from "~/db/schema/notifications.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import type { TextWordingName } from "../../domain/wordings/text-wording";
import type { Wording } from "../../domain/wordings/wording-text";

/** A mail's wording by its key, a text's by the name of its own. */
export type WordingName = WordingKey | TextWordingName;

/** A wording as it is stored: a part that is empty has its default. Of a text the opening is all there is. */
export interface StoredWording extends Wording {
  template: string;
  locale: string;
  version: number;
}

const fields = {
  template: notificationWording.template,
  locale: notificationWording.locale,
  subject: notificationWording.subject,
  opening: notificationWording.opening,
  closing: notificationWording.closing,
  version: notificationWording.version,
};

/** The organization's own of these wordings in one language. */
export const readWordings = (db: TenantDb, locale: string, keys: readonly WordingName[]): Promise<StoredWording[]> =>
  db.orm
    .select(pick(fields))
    .from(notificationWording)
    .where(
      and(
        db.own(notificationWording),
        inArray(notificationWording.template, [...keys]),
        eq(notificationWording.locale, locale),
      ),
    );

/** All of the organization's own. */
export const listWordings = (db: TenantDb): Promise<StoredWording[]> =>
  db.orm.select(pick(fields)).from(notificationWording).where(db.own(notificationWording));

/** The first save inserts, each later one replaces the version that it was made from; another one changes nothing. */
const WRITE = `INSERT INTO notification_wording (organization_id, template, locale, subject, opening, closing, version, updated_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, 1, ?7
WHERE ?8 = 0 OR EXISTS (SELECT 1 FROM notification_wording WHERE organization_id = ?1 AND template = ?2 AND locale = ?3)
ON CONFLICT (organization_id, template, locale) DO UPDATE
SET subject = excluded.subject, opening = excluded.opening, closing = excluded.closing, version = version + 1, updated_at = excluded.updated_at
WHERE version = ?8`;

/** A wording to be stored: what says the same as the default is empty, so that it follows a better one some day. */
export interface NewWording extends Wording {
  template: WordingName;
  locale: string;
  /** The version that the change was made from; 0 where there was none. */
  version: number;
  /** UTC ms. */
  at: number;
}

export const writeWording = (db: TenantDb, row: NewWording): D1PreparedStatement => {
  const { template, locale, subject, opening, closing, at, version } = row;
  return db.raw(WRITE, db.organizationId, template, locale, subject, opening, closing, at, version);
};
