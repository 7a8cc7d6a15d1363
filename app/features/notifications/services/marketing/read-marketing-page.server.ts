import { countMarketingConsents } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { listMarketing, readMarketing, type MarketingMessage } from "../../data/marketing/marketing.server";

const MOST_LISTED = 50;

/** What the page of messages shows. */
export interface MarketingView {
  consents: number;
  messages: MarketingMessage[];
  /** What is being written: a draft that was tried, or an empty one with a name of its own. */
  draft: Pick<MarketingMessage, "id" | "subject" | "text">;
}

/** The practice's messages, how many patients want them, and the draft of that id. */
export async function readMarketingPage(context: RequestContext, draftId: string | null): Promise<MarketingView> {
  await authorize(context, "settings.change");
  const [consents, messages, found] = await Promise.all([
    countMarketingConsents(context),
    listMarketing(context.db, MOST_LISTED),
    draftId === null ? undefined : readMarketing(context.db, draftId),
  ]);
  const draft = found?.state === "DRAFT" ? found : { id: uuidv7(context.now), subject: "", text: "" };
  return { consents, messages, draft };
}
