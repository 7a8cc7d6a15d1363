import type { RequestContext } from "~/platform/context.server";
import { cloudflareTransport } from "../../adapters/cloudflare-transport.server";
import { developmentTransport } from "../../adapters/development-transport.server";
import { httpTransport } from "../../adapters/http-transport.server";
import type { MailTransport } from "../../adapters/mail-transport.server";

/** The transport of this environment: nothing but production ever sends a mail to anybody. */
export function transportOf({ env }: RequestContext): MailTransport {
  if (env.ENVIRONMENT !== "production") return developmentTransport;
  return env.MAIL_HTTP_URL ? httpTransport : cloudflareTransport;
}
