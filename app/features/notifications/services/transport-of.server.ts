import type { RequestContext } from "~/platform/context.server";
import { cloudflareTransport } from "./cloudflare-transport.server";
import { developmentTransport } from "./development-transport.server";
import type { MailTransport } from "./mail-transport.server";

/** The transport of this environment: nothing but production ever sends a mail to anybody. */
export function transportOf({ env }: RequestContext): MailTransport {
  return env.ENVIRONMENT === "production" ? cloudflareTransport : developmentTransport;
}
