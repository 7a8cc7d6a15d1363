import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { findKey, listKeys, type ApiKeyFacts } from "../data/api-keys.server";
import { requireApiSettings } from "./require-api-settings.server";
import { apiKeyState, type ApiKeyState } from "../domain/api-key-state";

/** A key as its owners see it. Instants in UTC ms. */
export interface ApiKeyView extends Omit<ApiKeyFacts, "firstName" | "lastName"> {
  state: ApiKeyState;
  /** Who made it. */
  createdBy: string;
}

function viewOf({ now }: RequestContext, { firstName, lastName, ...facts }: ApiKeyFacts): ApiKeyView {
  return { ...facts, state: apiKeyState(facts, now), createdBy: `${firstName ?? ""} ${lastName ?? ""}`.trim() };
}

/** The organization's API keys, without the keys themselves. */
export async function listApiKeys(context: RequestContext): Promise<ApiKeyView[]> {
  await authorize(context, "settings.read");
  requireApiSettings(context);
  return (await listKeys(context.db)).map((key) => viewOf(context, key));
}

/** One API key. @throws NotFoundError */
export async function readApiKey(context: RequestContext, id: string): Promise<ApiKeyView> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  const found = await findKey(context.db, id);
  if (!found) throw new NotFoundError();
  return viewOf(context, found);
}
