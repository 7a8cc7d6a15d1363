import { holderMay } from "~/platform/access/api-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { findKey, listKeys, type ApiKeyFacts } from "../../data/connections/api-keys.server";
import { requireApiSettings } from "./require-api-settings.server";
import { apiKeyState, type ApiKeyState } from "../../domain/connections/api-key-state";

/** A key as its owners see it. Instants in UTC ms. */
export interface ApiKeyView extends Omit<ApiKeyFacts, "firstName" | "lastName" | "holderAuthorities"> {
  state: ApiKeyState;
  /** Who made it. */
  createdBy: string;
}

function viewOf(
  { now }: RequestContext,
  { firstName, lastName, holderAuthorities, ...facts }: ApiKeyFacts,
): ApiKeyView {
  const held = holderMay(facts.scopes, holderAuthorities);
  const createdBy = `${firstName ?? ""} ${lastName ?? ""}`.trim();
  return { ...facts, state: apiKeyState({ ...facts, held }, now), createdBy };
}

/** The organization's API keys, without the keys themselves. No program learns of the others. @throws ForbiddenError */
export async function listApiKeys(context: RequestContext): Promise<ApiKeyView[]> {
  await authorize(context, "settings.read");
  if (context.actor.kind === "apiKey") throw new ForbiddenError();
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
