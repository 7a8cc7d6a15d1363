import { defineLoader } from "~/platform/http/screen.server";

const STATUSES: Readonly<Record<string, number>> = { 401: 401, 403: 403, 404: 404, 405: 405, 500: 500 };

/** The error page by its own address, as a client opens it: ?pageName= says which, ?reference= what the log knows. */
export const loader = defineLoader(({ url }) => {
  const status = STATUSES[url.searchParams.get("pageName") ?? "500"] ?? 500;
  const reference = /^[0-9A-F]{8}$/.exec(url.searchParams.get("reference") ?? "")?.[0];
  return Promise.reject<null>(Response.json({ code: "unknown", reference }, { status }));
});

export default function ServerError() {
  return null;
}
