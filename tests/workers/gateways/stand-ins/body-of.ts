/** Text of a request's body. */
export const bodyOf = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await request.arrayBuffer());
