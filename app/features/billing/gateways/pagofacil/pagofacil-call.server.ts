import { UpstreamError } from "~/platform/http/errors.server";
import { callGateway, objectIn, partOf, wordIn, type GatewayAnswer } from "../call-gateway.server";
import { GatewayRefused } from "../operations.server";
import { withToken, type GatewayToken } from "../token-cache.server";
import { PAGOFACIL_HOSTS, type PagofacilAccount } from "./pagofacil-account";

/** Pago Fácil did not take the login. */
export class PagofacilKeyRefused extends UpstreamError {}

type Said = Record<string, unknown>;

/** What is told within one of the envelopes that were seen: `data`, `body.data`, or none. */
function dataIn(said: Said): Said {
  const within = [partOf(said, "data"), partOf(partOf(said, "body"), "data")];
  return within.find((each) => Object.keys(each).length > 0) ?? said;
}

function told(answer: GatewayAnswer): Said {
  const said = objectIn(answer);
  if (answer.status < 300) return dataIn(said);
  throw new GatewayRefused(wordIn(said, "error") || wordIn(said, "message") || "refused");
}

const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Logs in. @throws PagofacilKeyRefused, UpstreamError */
export async function pagofacilToken(
  { userName, password, mode }: PagofacilAccount,
  now: number,
): Promise<GatewayToken> {
  const login = { username: userName, password };
  const answer = await callGateway(`${PAGOFACIL_HOSTS[mode].api}/users/login`, posted(login));
  if (answer.status >= 400) throw new PagofacilKeyRefused("gatewayUnreachable");
  const data = told(answer);
  const token = wordIn(data, "access_token_jwt");
  if (token === "") throw new UpstreamError("gatewayUnreachable");
  return { token, endsAt: now + Number(data["expires_in"] ?? 0) * 1_000 };
}

/** Begins a transaction, which is known by its signature. @throws GatewayRefused with what it says, UpstreamError */
export const createTrx = async ({ mode }: PagofacilAccount, fields: object): Promise<Said> =>
  told(await callGateway(`${PAGOFACIL_HOSTS[mode].api}/trxs`, posted(fields)));

/** Asks for a transaction by Pago Fácil's name. @throws GatewayRefused with what it says, UpstreamError */
export async function readTrx(account: PagofacilAccount, now: number, id: string): Promise<Said> {
  const { userName, password, mode } = account;
  const use = {
    credentials: ["pagofacil", mode, userName, password],
    now,
    fetchToken: () => pagofacilToken(account, now),
  };
  const url = `${PAGOFACIL_HOSTS[mode].api}/trxs/${encodeURIComponent(id)}`;
  return told(await withToken(use, (token) => callGateway(url, { headers: { authorization: `Bearer ${token}` } })));
}
