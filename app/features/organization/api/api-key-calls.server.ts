import { z } from "zod";
import { createTranslator } from "~/i18n/translator.server";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import { apiKeyIdSchema, createApiKeySchema, externalAppSchema } from "../schemas/connections/api-key";
import {
  apiKeyAnswer,
  apiKeysAnswer,
  createdApiKeyAnswer,
  externalAppAnswer,
} from "../schemas/settings/organization-answers";
import { addExternalApp } from "../services/connections/add-external-app.server";
import { adoptApiKey } from "../services/connections/adopt-api-key.server";
import { createApiKey } from "../services/connections/create-api-key.server";
import { listApiKeys, readApiKey } from "../services/connections/list-api-keys.server";
import { revokeApiKey } from "../services/connections/revoke-api-key.server";

/** The keys that programs call with, and the programs themselves. */
export const apiKeyCalls = callsOf("access", [
  defineCall({
    method: "GET",
    path: "/apiKeys",
    auth: "session",
    audience: "employee",
    summary: "Lists the organization's API keys, without their secrets.",
    answer: apiKeysAnswer,
    input: z.object({}),
    run: async (context) => ({ status: true, apiKeys: await listApiKeys(context) }),
  }),
  defineCall({
    method: "POST",
    path: "/apiKeys",
    auth: "session",
    audience: "admin",
    summary: "Creates an API key. Only this response contains it.",
    answer: createdApiKeyAnswer,
    failure: "errors:call.apiKey",
    input: createApiKeySchema,
    run: async (context, input) => {
      const { id, key } = await createApiKey(context, input);
      const message = createTranslator(context.locale).t("api-access:done.created");
      return { status: true, message, key, apiKey: await readApiKey(context, id) };
    },
  }),
  defineCall({
    method: "DELETE",
    path: "/apiKeys/:id",
    auth: "session",
    audience: "admin",
    summary: "Revokes an API key immediately.",
    answer: apiKeyAnswer,
    input: apiKeyIdSchema,
    run: async (context, input) => {
      const { id } = await revokeApiKey(context, input);
      return { status: true, apiKey: await readApiKey(context, id) };
    },
  }),
  defineCall({
    method: "PUT",
    path: "/apiKeys/:id/adopt",
    auth: "session",
    audience: "admin",
    summary: "Takes over a key, such as one of a person who has left. It then works with the owner's permissions.",
    answer: apiKeyAnswer,
    input: apiKeyIdSchema,
    run: async (context, input) => {
      const { id } = await adoptApiKey(context, input);
      return { status: true, apiKey: await readApiKey(context, id) };
    },
  }),
  defineCall({
    method: "POST",
    path: "/externalApp",
    auth: "session",
    audience: "admin",
    summary: "Registers an external app. With scopes, it gets a key that only this response contains.",
    answer: externalAppAnswer,
    failure: "errors:call.externalApp",
    input: externalAppSchema,
    run: async (context, input) => ({ status: true, externalApp: await addExternalApp(context, input) }),
  }),
]);
