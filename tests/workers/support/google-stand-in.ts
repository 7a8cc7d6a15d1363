import { GOOGLE, googleOverHttp } from "~/features/organization/adapters/google-over-http.server";
import { toBase64Url } from "~/platform/crypto/crypto.server";

interface Grant {
  challenge: string;
  redirectUri: string;
}

/**
 * Google as far as calendars need it, within the test: a code is good once, for the verifier and the address that it
 * was asked for with; an access token that ran out or was given back opens nothing.
 */
export function googleStandIn(calendars: readonly { id: string; summary: string; primary?: boolean }[]) {
  const grants = new Map<string, Grant>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  let made = 0;
  let reachable = true;
  const refuse = (error: string) => Response.json({ error }, { status: 400 });
  const challengeOf = async (verifier: string) =>
    toBase64Url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));

  async function token(body: FormData): Promise<Response> {
    const isClient = body.get("client_id") === "client" && body.get("client_secret") === "secret";
    if (!isClient) return refuse("invalid_client");
    made += 1;
    const answer = { access_token: `access-${made}`, expires_in: 3_600, token_type: "Bearer" };
    if (body.get("grant_type") === "refresh_token") {
      if (!refreshTokens.has(String(body.get("refresh_token")))) return refuse("invalid_grant");
      accessTokens.clear();
      accessTokens.add(answer.access_token);
      return Response.json(answer);
    }
    const code = String(body.get("code"));
    const grant = grants.get(code);
    grants.delete(code);
    const fits =
      grant?.redirectUri === body.get("redirect_uri") &&
      grant?.challenge === (await challengeOf(String(body.get("code_verifier"))));
    if (!fits) return refuse("invalid_grant");
    accessTokens.add(answer.access_token);
    refreshTokens.add(`refresh-${made}`);
    return Response.json({ ...answer, refresh_token: `refresh-${made}` });
  }

  const answer = async (request: Request): Promise<Response> => {
    if (!reachable) throw new TypeError("the network is down");
    if (request.url === GOOGLE.token) return token(await request.formData());
    if (request.url === GOOGLE.revoke) {
      const given = String((await request.formData()).get("token"));
      accessTokens.clear();
      return refreshTokens.delete(given) ? Response.json({}) : refuse("invalid_token");
    }
    if (request.url !== GOOGLE.calendars) return new Response(null, { status: 404 });
    const bearer = request.headers.get("authorization")?.replace("Bearer ", "") ?? "";
    return accessTokens.has(bearer) ? Response.json({ items: calendars }) : new Response(null, { status: 401 });
  };

  return {
    port: googleOverHttp({
      clientId: "client",
      clientSecret: "secret",
      fetch: (input, init) => answer(new Request(input, init)),
    }),
    /** The person allows it: what Google adds to the address that it sends them back to. */
    allow(authUrl: string): { code: string; state: string } {
      const asked = new URL(authUrl).searchParams;
      const code = `code-${++made}`;
      grants.set(code, {
        challenge: asked.get("code_challenge") ?? "",
        redirectUri: asked.get("redirect_uri") ?? "",
      });
      return { code, state: asked.get("state") ?? "" };
    },
    /** The person takes the permission back at Google. */
    withdraw() {
      refreshTokens.clear();
      accessTokens.clear();
    },
    goDown() {
      reachable = false;
    },
    tokens: () => refreshTokens.size,
  };
}
