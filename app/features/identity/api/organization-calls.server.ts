import { ERROR_REPORTS } from "~/paths/error-reports";
import { z } from "zod";
import { localeMessages, readMessages } from "~/i18n/translator.server";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { addressOf } from "~/platform/rate-limit.server";
import { clientErrorSchema } from "../schemas/metadata/client-error";
import { metadataQuery } from "../schemas/metadata/metadata";
import {
  countriesAnswer,
  messagesAnswer,
  organizationNameAnswer,
  reportedAnswer,
} from "../schemas/accounts/account-answers";
import { metadataAnswer } from "../schemas/metadata/metadata-answer";
import { listTimezonesAndCountries } from "../services/metadata/list-countries.server";
import { readMetadata } from "../services/metadata/read-metadata.server";
import { reportClientError } from "../services/metadata/report-client-error.server";

/** What the app asks for when it starts, and what it reports when it fails. */
export const organizationCalls = [
  ...callsOf("organization", [
    defineCall({
      method: "GET",
      path: "/metaData/:organizationId",
      auth: "session",
      audience: "employee",
      summary: "Returns the organization's metadata. ?fields= selects the parts.",
      answer: metadataAnswer,
      input: metadataQuery,
      run: readMetadata,
    }),
  ]),
  ...callsOf("signIn", [
    defineCall({
      method: "GET",
      path: "/secure/login/getoAuthToken",
      auth: "public",
      audience: "public",
      summary: "Returns the organization's name and language codes.",
      answer: organizationNameAnswer,
      input: z.object({}),
      run: ({ profile }) => Promise.resolve({ languageCodes: profile.locales, organizationName: profile.name }),
    }),
    defineCall({
      method: "GET",
      path: "/locales/:locale.json",
      auth: "public",
      audience: "public",
      summary: "Returns the messages of a locale, or of en-US if it is not supported.",
      answer: messagesAnswer,
      input: z.object({ locale: z.string().max(20) }),
      run: async (_context, { locale }) => {
        await readMessages(locale);
        return Response.json(localeMessages(locale), { headers: { "cache-control": "public, max-age=300" } });
      },
    }),
  ]),
  ...callsOf("signUp", [
    defineCall({
      method: "GET",
      path: "/registration/getTimezonesAndCountryList",
      auth: "public",
      audience: "public",
      summary: "Lists time zones, and countries with their calling codes.",
      answer: countriesAnswer,
      input: z.object({}),
      run: listTimezonesAndCountries,
    }),
  ]),
  ...callsOf("signIn", [
    defineCall({
      method: "POST",
      path: ERROR_REPORTS,
      auth: "public",
      audience: "public",
      summary: "Reports a script error in the browser, without personal data.",
      answer: reportedAnswer,
      input: clientErrorSchema,
      run: (context, input, request) => reportClientError(context, input, addressOf(request)),
    }),
  ]),
];
