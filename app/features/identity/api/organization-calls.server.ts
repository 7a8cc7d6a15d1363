import { z } from "zod";
import { localeMessages } from "~/i18n/translator.server";
import { defineCall } from "~/platform/calls.server";
import { addressOf } from "~/platform/rate-limit.server";
import { clientErrorSchema } from "../schemas/client-error";
import { metadataQuery } from "../schemas/metadata";
import { listTimezonesAndCountries } from "../services/list-countries.server";
import { readMetadata } from "../services/read-metadata.server";
import { reportClientError } from "../services/report-client-error.server";

/** What the app asks for when it starts, and what it reports when it fails. */
export const organizationCalls = [
  defineCall({
    method: "GET",
    path: "/metaData/:organizationId",
    auth: "session",
    audience: "employee",
    summary: "the organization's metadata: ?fields= names the parts",
    input: metadataQuery,
    run: readMetadata,
  }),
  defineCall({
    method: "GET",
    path: "/secure/login/getoAuthToken",
    auth: "public",
    audience: "public",
    summary: "the language codes and the name of the organization",
    input: z.object({}),
    run: ({ profile }) => Promise.resolve({ languageCodes: profile.locales, organizationName: profile.name }),
  }),
  defineCall({
    method: "GET",
    path: "/locales/:locale.json",
    auth: "public",
    audience: "public",
    summary: "the messages of one locale; an unsupported one is en-US",
    input: z.object({ locale: z.string().max(20) }),
    run: (_context, { locale }) =>
      Promise.resolve(Response.json(localeMessages(locale), { headers: { "cache-control": "public, max-age=300" } })),
  }),
  defineCall({
    method: "GET",
    path: "/registration/getTimezonesAndCountryList",
    auth: "public",
    audience: "public",
    summary: "time zones and countries with their calling codes",
    input: z.object({}),
    run: listTimezonesAndCountries,
  }),
  defineCall({
    method: "POST",
    path: "/app/static/javascriptError",
    auth: "public",
    audience: "public",
    summary: "a script's failure in the browser, without personal data",
    input: clientErrorSchema,
    run: (context, input, request) => reportClientError(context, input, addressOf(request)),
  }),
];
