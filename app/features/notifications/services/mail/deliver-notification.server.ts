import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { OutboxItem } from "~/platform/outbox.server";
import { parse } from "~/platform/http/parse.server";
import { deliverMail } from "./deliver-mail.server";
import { fileNotice } from "../inbox/file-notice.server";
import { planShortMessages } from "../texts/plan-short-messages.server";

/**
 * Does one row of the topic `mail`: files it in the receiver's inbox, asks for the texts and pushes that tell it too,
 * and mails it. Each is done once however often the row comes, so a mail that cannot be sent yet holds nothing else up
 * and doubles nothing.
 */
export async function deliverNotification(context: RequestContext, item: OutboxItem): Promise<void> {
  await authorize(context, "outbox.deliver");
  const payload = parse(TOPICS.mail, item.payload);
  await fileNotice(context, item, payload);
  await planShortMessages(context, item, payload);
  await deliverMail(context, item);
}
