import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readDevelopmentMail as readMail, type DevelopmentMail } from "../../data/mail/development-mails.server";

/** One mail that the development transport kept. @throws NotFoundError for an unknown one, and in production */
export async function readDevelopmentMail(context: RequestContext, id: string): Promise<DevelopmentMail> {
  await authorize(context, "developmentMail.read");
  if (context.env.ENVIRONMENT === "production") throw new NotFoundError();
  const mail = await readMail(context.db, id);
  if (!mail) throw new NotFoundError();
  return mail;
}
