/** The same request again, so that its body can be read twice. */
export async function copyOf(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (method === "GET") return new Request(url, { headers });
  return new Request(url, { method, headers, body: await request.clone().arrayBuffer() });
}

/** Text of a request's body. */
export const bodyOf = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await request.arrayBuffer());
