import type { Env } from "~/platform/env.server";
import { isReservedSlug, LONGEST_SLUG } from "../../schemas/sessions/own-organization";
import { isFreeSlug } from "../../services/organizations/create-organization.server";

/** So many namesakes are told apart by a number; the next by letters of chance. */
const MOST_NUMBERS = 9;
const CHANCE = 4;

/** The wanted web address of an organization, or the next one like it that no other has. */
export async function freeSlug(env: Env, wanted: string): Promise<string> {
  const base = wanted.slice(0, LONGEST_SLUG - CHANCE - 1).replace(/-$/, "");
  const numbered = Array.from({ length: MOST_NUMBERS - 1 }, (_, index) => `${base}-${index + 2}`);
  for (const slug of [wanted, ...numbered]) if (!isReservedSlug(slug) && (await isFreeSlug(env, slug))) return slug;
  return `${base}-${crypto.randomUUID().slice(0, CHANCE)}`;
}
