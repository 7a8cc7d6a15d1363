import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DIRECTORY_DB, env.DIRECTORY_MIGRATIONS);
await applyD1Migrations(env.TENANT_DB_0, env.TENANT_MIGRATIONS);
await applyD1Migrations(env.TENANT_DB_1, env.TENANT_MIGRATIONS);
