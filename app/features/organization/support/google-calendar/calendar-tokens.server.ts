import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { sealSecret, unsealSecret } from "~/platform/crypto/seal-secret.server";
import type { GoogleTokens } from "../../adapters/google-calendar-port.server";

const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() });

/** What one employee's tokens are sealed for: moved to another row, they do not open. */
const scopeOf = ({ organization }: RequestContext, employeeId: string) => ({
  organizationId: organization.id,
  name: `google-calendar:${employeeId}`,
});

export const sealTokens = (context: RequestContext, employeeId: string, tokens: GoogleTokens): Promise<string> =>
  sealSecret(context.env, scopeOf(context, employeeId), JSON.stringify(tokens));

/** @throws SealBroken */
export async function openTokens(context: RequestContext, employeeId: string, sealed: string): Promise<GoogleTokens> {
  return tokensSchema.parse(JSON.parse(await unsealSecret(context.env, scopeOf(context, employeeId), sealed)));
}
