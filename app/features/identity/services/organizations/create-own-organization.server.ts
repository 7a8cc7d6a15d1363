import { countryDefaults } from "~/kernel/codes/countries";
import { findLocale, hasMessages, MESSAGE_LOCALES, messageLocaleOf, type LocaleCode } from "~/i18n/locales";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken } from "~/platform/crypto/crypto.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { ownOrganizationSchema, slugOf } from "../../schemas/sessions/own-organization";
import { freeSlug } from "../../support/organizations/free-slug.server";
import { createOrganization } from "./create-organization.server";

/** How many letters of chance follow a web address that the name alone does not give. */
const CHANCE = 4;

/** Whether strangers may open organizations here: where the deployment says so, and on the platform's own pages. */
export function offersOwnOrganization({ env, organization }: RequestContext): boolean {
  if (env.SELF_SERVICE_SIGNUP !== "on") return false;
  return env.ENVIRONMENT !== "production" || organization.slug === env.DEMO_ORGANIZATION;
}

/**
 * Opens an organization for whoever asks, who owns it; the answer is the address of their sign-in, once.
 * @throws NotFoundError where the deployment does not allow it, InvalidError at the fields, RateLimitedError
 */
export async function createOwnOrganization(
  context: RequestContext,
  raw: unknown,
  address: string,
): Promise<{ signInUrl: string }> {
  await authorize(context, "organization.create");
  if (!offersOwnOrganization(context)) throw new NotFoundError();
  const { env, now } = context;
  const { name, slug, country, currencyCode, timeZone, provider, ...rest } = parse(ownOrganizationSchema, raw);
  const { locale, ...creator } = rest;
  if (locale !== "" && !hasMessages(locale))
    throw new InvalidError([{ field: "locale", message: "errors:field.chooseOne" }]);
  await limitRate(context, "SIGNUP_LIMIT", `organization:${address}`);
  const databases = env.tenantDatabases;
  const made = slugOf(name);
  const wanted = slug || (made.length > 2 ? made : `${made || "practice"}-${crypto.randomUUID().slice(0, CHANCE)}`);
  // One that was made of the name gives way to a namesake; one that was typed is the asker's to change.
  const chosen = await freeSlug(env, wanted);
  if (slug !== "" && chosen !== slug)
    throw new InvalidError([{ field: "slug", message: "organization:create.slugFree", values: { slug: chosen } }]);
  const signInToken = randomToken();
  await createOrganization(
    env,
    {
      slug: chosen,
      name,
      database: databases[Math.floor(Math.random() * databases.length)],
      timeZone,
      ...languagesOf(findLocale(locale) ?? context.locale),
      countryCode: country,
      ...currencyAndCode(country, currencyCode),
      creator: { ...creator, provider },
      signInToken,
    },
    now,
  );
  const origin = new URL(context.origin);
  const port = origin.port ? `:${origin.port}` : "";
  return { signInUrl: `${origin.protocol}//${chosen}.${env.PLATFORM_DOMAIN}${port}${paths.signInLink(signInToken)}` };
}

/** The language that was chosen, in the place of others of the same language, beside those that are written. */
function languagesOf(chosen: LocaleCode) {
  const others = MESSAGE_LOCALES.filter((code) => code !== messageLocaleOf(chosen));
  return { defaultLocale: chosen, locales: [chosen, ...others] };
}

/** A currency that was chosen comes before the country's own. */
function currencyAndCode(country: string, currencyCode: string) {
  const defaults = countryDefaults(country);
  return defaults && { currencyCode: currencyCode || defaults.currencyCode, phoneCallingCode: defaults.callingCode };
}
