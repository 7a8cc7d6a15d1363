import type { RequestContext } from "~/platform/context.server";
import { cloudflareTransport } from "./cloudflare-transport.server";
import { developmentTransport } from "./development-transport.server";
import { httpTransport } from "./http-transport.server";
import type { MailTransport } from "./mail-transport.server";

/** The transport of this environment: nothing but production ever sends a mail to anybody. */
export function transportOf({ env }: RequestContext): MailTransport {
  if (env.ENVIRONMENT !== "production") return developmentTransport;
  return env.MAIL_HTTP_URL ? httpTransport : cloudflareTransport;
}
