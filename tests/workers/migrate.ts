import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { readVocabularies } from "~/features/phr/domain/vocabulary/terms";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";

await applyD1Migrations(env.DIRECTORY_DB, env.DIRECTORY_MIGRATIONS);
await applyD1Migrations(env.TENANT_DB_0, env.TENANT_MIGRATIONS);
await applyD1Migrations(env.TENANT_DB_1, env.TENANT_MIGRATIONS);
// The Worker's entry does so for each request and each message of a queue.
await Promise.all([readMessages(DEFAULT_LOCALE), readVocabularies()]);
