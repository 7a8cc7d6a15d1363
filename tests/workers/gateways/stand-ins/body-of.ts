/** The same request again, so that its body can be read twice. */
export const copyOf = (request: Request): Request => request.clone() as unknown as Request;

/** Text of a request's body. */
export const bodyOf = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await request.arrayBuffer());
