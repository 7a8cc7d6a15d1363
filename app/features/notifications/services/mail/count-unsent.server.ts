import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countDead } from "../../data/mail/sent-messages.server";

/** More are not counted: the list shows no more of them at once either. */
const MOST = 50;

/** How many messages no try could send and nobody has sent again; of more than 50, 50. */
export async function countUnsent(context: RequestContext): Promise<number> {
  await authorize(context, "settings.change");
  return countDead(context.db, MOST);
}
